import { namedCard, namedTile } from './names';
import { journeyOf } from './geometry/paths';
import type { IslandView } from './view';
import { list } from '../../messages/messages.svelte';
import type { Speaker, Voice } from '../../hints/hintFormatter';

export const speak: Speaker = (key, value, play) => {
  if (key === 'treasure' || key === 'card') return namedCard(String(value));
  if (key === 'seat' || (key === 'to' && typeof value === 'number')) return play.named(Number(value));
  if (key === 'seats') return list((value as number[]).map((seat) => play.named(seat).name));
  return key === 'tile' || key === 'to' ? namedTile(String(value)) : undefined;
};

export const shows: Voice['shows'] = (ply, play) => journeyOf(play.view as IslandView, ply) !== null;
