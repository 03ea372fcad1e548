/** The curves of a graph, with colours and dashes. */
import type { CurvePoint } from '../generated/protocol';

/** A curve's colour, and its dashes for people who do not see colours. */
export interface Stroke {
  colour: string;
  dashes: string;
}

const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '14 3 5 3', '1 6'] as const;
const TEAM: Stroke = { colour: 'var(--action)', dashes: '' };

/** Return the strokes of all curves, in the colours of the seats. */
export function strokes(colours: readonly string[] | undefined, count: number): Stroke[] {
  if (!colours) return Array.from({ length: count }, () => TEAM);
  return Array.from({ length: count }, (_, seat) => ({
    colour: `var(--curve-${colours[seat % colours.length]})`,
    dashes: DASHES[seat % DASHES.length] ?? '',
  }));
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function xOf({ left, right }: Frame, curve: CurvePoint[], moment: number): number {
  const [first, last] = [curve[0]?.moment ?? 0, curve.at(-1)?.moment ?? 1];
  return left + ((right - left) * (moment - first)) / Math.max(1, last - first);
}

export function yOf({ top, bottom }: Frame, share: number): number {
  return bottom - (bottom - top) * share;
}

/** Return one seat's curve as the points of a line. */
export function points(frame: Frame, curve: CurvePoint[], seat: number): string {
  return curve
    .map(({ moment, shares }) => `${xOf(frame, curve, moment).toFixed(1)},${yOf(frame, shares[seat] ?? 0).toFixed(1)}`)
    .join(' ');
}

/** Return where a seat's curve is at any moment. */
export function shareAt(curve: CurvePoint[], moment: number, seat: number): number {
  const after = curve.findIndex((point) => point.moment >= moment);
  const [one, other] = [curve[Math.max(0, after - 1)], curve[Math.max(0, after)]];
  if (!one || !other) return 0;
  const part = (moment - one.moment) / Math.max(1, other.moment - one.moment);
  const [from, to] = [one.shares[seat] ?? 0, other.shares[seat] ?? 0];
  return from + (to - from) * Math.min(1, Math.max(0, part));
}

/** Return the index of the point nearest to an x. */
export function nearest(frame: Frame, curve: CurvePoint[], x: number): number {
  let best = 0;
  curve.forEach(({ moment }, index) => {
    const closer = Math.abs(xOf(frame, curve, moment) - x) < Math.abs(xOf(frame, curve, curve[best]?.moment ?? 0) - x);
    if (closer) best = index;
  });
  return best;
}

export function percent(share: number): number {
  return Math.round(100 * share);
}
