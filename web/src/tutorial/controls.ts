/** Finds the control that leads to a ply; some plies take several presses. */
import type { Ply } from '../generated/protocol';
import type { Play } from '../table/state/play.svelte';
import type { Target } from './targets';

/** A game's part of a tutorial. It is a method, so that a game may declare it for its own plays. */
export interface ControlFinder {
  /** Return what to press next on the way to a ply. */
  findControl(play: Play, ply: Ply): Target[];
}

/** Return a button by the key that presses it, too. */
export function key(name: string): Target[] {
  return [`button[aria-keyshortcuts='${name}']`];
}
