/** What the board shows while a ply is animated, and what a player here is about to do. */
import type { ForbiddenIslandCard, ForbiddenIslandTreasure, ForbiddenIslandView } from '../../../generated/protocol';
import { type Intent, NO_INTENT } from '../decision/intent';
import type { Journey } from '../geometry/paths';

/** A tile on its way to another state. */
export interface Tide {
  tile: string;
  kind: 'flood' | 'sink' | 'shore' | 'fade' | 'drown';
  progress: number;
}

/** A card on its way: from one seat or a deck to another, or a flood card that is turned over above its tile. */
export type ShownCard = { progress: number } & (
  | { kind: 'draw' | 'discard'; card: ForbiddenIslandCard; seat: number }
  | { kind: 'give'; card: ForbiddenIslandCard; seat: number; to: number }
  | { kind: 'flood'; tile: string }
);

export interface Ending {
  view: ForbiddenIslandView;
  progress: number;
}

export class IslandStage {
  /** Pawns on their way. */
  journey = $state.raw<(Journey & { progress: number }) | null>(null);
  tide = $state.raw<Tide | null>(null);
  card = $state.raw<ShownCard | null>(null);
  /** A treasure on its way to its owner. */
  capture = $state.raw<{ treasure: ForbiddenIslandTreasure; seat: number; progress: number } | null>(null);
  /** How far Waters Rise! has been shown, and how much of the next tick the water has risen. */
  rising = $state.raw<{ rate: number | null; progress: number } | null>(null);
  rise = $state(0);
  /** The end of the game, with its last view. */
  ending = $state.raw<Ending | null>(null);
  /** Cleared by the next ply: what was legal may not be any more. */
  intent = $state.raw<Intent>(NO_INTENT);
  /** The turn in which cards are turned up one after another, the tiles that may sink, and the last position in which one was. */
  going = $state.raw<{ turn: number; accepted: string[]; moment: number } | null>(null);
  /** The tile whose menu is open. */
  open = $state<string | null>(null);

  clear(): void {
    this.journey = this.tide = this.card = this.capture = this.rising = this.ending = this.open = null;
    this.rise = 0;
    this.intent = NO_INTENT;
  }
}
