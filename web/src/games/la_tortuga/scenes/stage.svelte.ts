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

/** Eggs on their way between the nest, a turtle and the dice. */
export interface Flight {
  value: number;
  from: 'nest' | number;
  to: number | 'dice';
  progress: number;
}

export interface Ending {
  winners: { seat: number; eggs: number }[];
  progress: number;
}

export class TortugaStage {
  /** Turtles that are not where the view says. */
  poses = $state.raw<Map<number, Pose> | null>(null);
  /** The last die of these is still rolling. */
  tumble = $state.raw<Tumble | null>(null);
  /** The turtles whose dice were too many. */
  busting = $state.raw<number[] | null>(null);
  splash = $state.raw<{ at: Spot; progress: number } | null>(null);
  /** A stack that a turtle has just climbed. */
  wobble = $state.raw<{ stack: number[]; progress: number } | null>(null);
  flight = $state.raw<Flight | null>(null);
  /** The next eggs, being dug up. */
  dug = $state.raw<{ value: number; progress: number } | null>(null);
  /** The winners on the beach, after the last ply. */
  ending = $state.raw<Ending | null>(null);

  clear(): void {
    this.poses = this.tumble = this.busting = this.splash = this.wobble = this.flight = this.dug = this.ending = null;
  }
}

/** Return where a turtle is when nothing moves. */
export function spotOf(turtles: LaTortugaTurtle[], turtle: number): Spot {
  const at = turtles[turtle]?.at ?? RAFT;
  if (at === RAFT) return { raft: turtle };
  return { space: at, level: levelOf(turtles, turtle), height: stackAt(turtles, at).length };
}
