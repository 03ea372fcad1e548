/** Finds the move that changed most. */
import type { CurvePoint } from '../generated/protocol';

export interface TurningPoint {
  /** The moment before the move. */
  moment: number;
  seat: number;
  before: number;
  after: number;
}

/** Return the step of a curve in which one seat gained most; null where nothing changed. */
export function turningPoint(curve: CurvePoint[]): TurningPoint | null {
  let found: TurningPoint | null = null;
  let most = 0;
  for (const [index, { shares }] of curve.slice(1).entries()) {
    const earlier = curve[index];
    if (!earlier) continue;
    for (const [seat, after] of shares.entries()) {
      const before = earlier.shares[seat] ?? 0;
      // Of a team there is one curve, which may fall.
      const change = shares.length === 1 ? Math.abs(after - before) : after - before;
      if (change > most) [most, found] = [change, { moment: earlier.moment, seat, before, after }];
    }
  }
  return found;
}
