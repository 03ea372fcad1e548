import { namedClue, namedMap, namedTerrain } from '../games/tobago/names';
import type { TobagoView } from '../games/tobago/view';
import type { Speaker } from './speak';

export const speak: Speaker = (key, value, play) => {
  if (key === 'map') return namedMap(String(value));
  if (key === 'seat') return play.named(Number(value));
  if (key === 'clue' || (key === 'card' && String(value).includes(' '))) return typeof value === 'string' ? namedClue(value) : undefined;
  const terrain = key === 'to' || key === 'at' ? (play.view as TobagoView).spaces[String(value)] : undefined;
  return terrain ? namedTerrain(terrain) : undefined;
};
