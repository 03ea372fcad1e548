/** The control to press now on the way to a ply; some plies take several presses. */
import type { Any } from '../games/gamePage';
import type { Ply } from '../protocol/messages';
import type { Play } from '../table/state/play.svelte';
import type { Target } from './targets';

export type FindControl = (play: Play<Any, Any, Any>, ply: Ply) => Target[];

/** A button by the key that presses it, too. */
export function key(name: string): Target[] {
  return [`button[aria-keyshortcuts='${name}']`];
}
