/** What the board shows while a ply is animated, and what a player here is about to do. */
import type { ForbiddenIslandCard } from '../../../generated/protocol';
import { type Intent, NO_INTENT } from '../decision/intent';
import type { Journey } from '../geometry/paths';

/** A tile on its way to another state. */
export interface Tide {
  tile: string;
  kind: 'flood' | 'sink' | 'shore' | 'fade';
  progress: number;
}

export class IslandStage {
  /** Pawns on their way. */
  journey = $state.raw<(Journey & { progress: number }) | null>(null);
  tide = $state.raw<Tide | null>(null);
  /** The treasure card just turned up. */
  card = $state.raw<{ card: ForbiddenIslandCard; progress: number } | null>(null);
  /** Cleared by the next ply: what was legal may not be any more. */
  intent = $state.raw<Intent>(NO_INTENT);
  /** The tile whose menu is open. */
  open = $state<string | null>(null);

  clear(): void {
    this.journey = this.tide = this.card = this.open = null;
    this.intent = NO_INTENT;
  }
}
