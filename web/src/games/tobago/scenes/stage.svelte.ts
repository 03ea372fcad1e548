/** What the board shows while a ply is animated, and what a player here looks at or is about to do. */
import type { TobagoMapName } from '../../../generated/protocol';
import { type Intent, NO_INTENT } from '../decision/intent';

/** What is highlighted: a clue, on a map or in hand, or a whole map. */
export interface Highlight {
  clue?: string;
  map?: TobagoMapName;
}

export class TobagoStage {
  drive = $state.raw<{ seat: number; from: string; to: string; progress: number } | null>(null);
  /** Markers on their way off the island. */
  lifted = $state.raw<{ map: TobagoMapName; sites: string[]; progress: number } | null>(null);
  /** Amulets wash up on these spaces, and the statues turn. */
  tide = $state.raw<{ amulets: string[]; progress: number; reducedMotion: boolean } | null>(null);
  /** The treasure card that is being turned over. */
  card = $state.raw<{ card: string; secret: boolean; progress: number } | null>(null);
  /** Cleared by the next ply: what was legal may not be any more. */
  intent = $state.raw<Intent>(NO_INTENT);
  highlight = $state.raw<Highlight | null>(null);
  /** The map whose clues a narrow screen lists. */
  opened = $state<TobagoMapName | null>(null);

  clear(): void {
    this.drive = this.lifted = this.tide = this.card = this.highlight = null;
    this.intent = NO_INTENT;
  }
}
