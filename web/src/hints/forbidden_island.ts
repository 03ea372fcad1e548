import { namedCard, namedTile } from '../games/forbidden_island/names';
import { list } from '../messages/messages.svelte';
import type { Speaker } from './speak';

export const speak: Speaker = (key, value, play) => {
  if (key === 'treasure' || key === 'card') return namedCard(String(value));
  if (key === 'seat' || (key === 'to' && typeof value === 'number')) return play.named(Number(value));
  if (key === 'seats') return list((value as number[]).map((seat) => play.named(seat).name));
  return key === 'tile' || key === 'to' ? namedTile(String(value)) : undefined;
};
