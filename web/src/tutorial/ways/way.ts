/** The control to press now on the way to a ply; some plies take several presses. */
import type { Any } from '../../games/game';
import type { Ply } from '../../protocol/words';
import type { Play } from '../../table/play.svelte';
import type { Target } from '../targets';

export type WayTo = (play: Play<Any, Any, Any>, ply: Ply) => Target[];

/** A button by the key that presses it, too. */
export function key(name: string): Target[] {
  return [`button[aria-keyshortcuts='${name}']`];
}

const WAYS: Record<string, () => Promise<{ wayTo: WayTo }>> = {
  la_tortuga: () => import('./la_tortuga'),
  forbidden_island: () => import('./forbidden_island'),
  tobago: () => import('./tobago'),
};

export async function loadWay(game: string): Promise<WayTo> {
  const load = WAYS[game];
  if (!load) throw new Error(`no way leads through ${game}`);
  return (await load()).wayTo;
}
