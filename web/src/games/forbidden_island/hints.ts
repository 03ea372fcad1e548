/** How the island's hints are worded. */
import { list } from '../../messages/messages.svelte';
import type { Argument } from '../../messages/phrase';
import { journeyOf } from './geometry/paths';
import { namedCard, namedTile } from './names';
import type { ForbiddenIslandPly, IslandPlay } from './play';

export function formatArgument(key: string, value: unknown, play: IslandPlay): Argument | undefined {
  if (key === 'treasure' || key === 'card') return namedCard(String(value));
  if (key === 'seat' || (key === 'to' && typeof value === 'number')) return play.named(Number(value));
  if (key === 'seats') return list((value as number[]).map((seat) => play.named(seat).name));
  return key === 'tile' || key === 'to' ? namedTile(String(value)) : undefined;
}

export function canShow(ply: ForbiddenIslandPly, play: IslandPlay): boolean {
  return journeyOf(play.view, ply) !== null;
}
