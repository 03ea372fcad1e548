/** What others did since the last turn of a seat of this page: it stays marked on the board. */
import type { TobagoMapName } from '../../../generated/protocol';
import type { Turn } from './gameLog.svelte';

export interface Latest {
  /** Where each vehicle stopped, its start included. */
  drives: { seat: number; stops: string[] }[];
  clues: { map: TobagoMapName; clue: string }[];
}

export function latest(turns: readonly Turn[], yours: readonly number[]): Latest {
  const own = turns.findLastIndex(({ seat }) => seat !== null && yours.includes(seat));
  const since = turns
    .slice(Math.max(own + 1, yours.length > 0 ? 1 : turns.length - 1))
    .filter(({ seat }) => seat !== null);
  const drives = since.flatMap(({ seat, entries }) => {
    const driven = entries.filter(({ ply, from }) => (ply.do === 'drive' || ply.do === 'amulet_drive') && from);
    const stops = [driven[0]?.from, ...driven.map(({ ply }) => ply.to)].map(String);
    return driven.length > 0 ? [{ seat: seat ?? 0, stops }] : [];
  });
  const clues = since.flatMap(({ entries }) =>
    entries.flatMap(({ ply, map }) => {
      if (ply.do === 'clue' || ply.do === 'amulet_clue') return [{ map: ply.map, clue: ply.card }];
      return ply.do === 'start_map' && map ? [{ map, clue: ply.card }] : [];
    }),
  );
  return { drives, clues };
}
