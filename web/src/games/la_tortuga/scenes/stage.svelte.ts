/** What the board shows while a ply is animated; all null when nothing moves. */
import { RAFT } from '../../../generated/la_tortuga';
import type { LaTortugaTurtle } from '../../../generated/protocol';
import { levelOf, stackAt } from '../geometry/journey';
import type { Spot } from '../geometry/layout';
import type { Die } from '../lookup';

/** A turtle on its way from one spot to another, lifted off the water by a share of its size. */
export interface Pose {
  from: Spot;
  to: Spot;
  progress: number;
  lift: number;
}

export interface Tumble {
  dice: Die[];
  progress: number;
}

/** A card on its way between the deck, a turtle and the dice. */
export interface Flight {
  value: number;
  from: 'deck' | number;
  to: number | 'dice';
  progress: number;
}

export class TortugaStage {
  /** Turtles that are not where the view says. */
  poses = $state.raw<Map<number, Pose> | null>(null);
  /** The last die of these is still rolling. */
  tumble = $state.raw<Tumble | null>(null);
  splash = $state.raw<{ space: number; progress: number } | null>(null);
  flight = $state.raw<Flight | null>(null);
  /** The card being turned over. */
  flip = $state.raw<{ value: number; progress: number } | null>(null);

  clear(): void {
    this.poses = this.tumble = this.splash = this.flight = this.flip = null;
  }
}

/** Return where a turtle is when nothing moves. */
export function spotOf(turtles: LaTortugaTurtle[], turtle: number): Spot {
  const at = turtles[turtle]?.at ?? RAFT;
  if (at === RAFT) return { raft: turtle };
  return { space: at, level: levelOf(turtles, turtle), height: stackAt(turtles, at).length };
}
