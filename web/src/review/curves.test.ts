import { describe, expect, it } from 'vitest';

import { nearest, percent, points, shareAt, strokes, xOf, yOf } from './curves';

const FRAME = { left: 40, right: 140, top: 10, bottom: 110 };
const CURVE = [
  { moment: 2, shares: [0.5, 0.5] },
  { moment: 7, shares: [0.8, 0.2] },
  { moment: 12, shares: [1, 0] },
];

describe('the curves of a review', () => {
  it('run from the first moment to the last and from nothing to certainty', () => {
    expect(CURVE.map(({ moment }) => xOf(FRAME, CURVE, moment))).toEqual([40, 90, 140]);
    expect([0, 0.5, 1].map((share) => yOf(FRAME, share))).toEqual([110, 60, 10]);
    expect(points(FRAME, CURVE, 1)).toBe('40.0,60.0 90.0,90.0 140.0,110.0');
  });

  it('pass between their points', () => {
    expect([2, 4.5, 7, 12].map((moment) => shareAt(CURVE, moment, 0))).toEqual([0.5, 0.65, 0.8, 1]);
  });

  it('differ by dashes as well as by colour', () => {
    const seven = strokes(['red', 'yellow', 'blue', 'green', 'purple', 'white', 'black'], 7);
    expect(new Set(seven.map(({ dashes }) => dashes)).size).toBe(7);
    expect(new Set(seven.map(({ colour }) => colour)).size).toBe(7);
  });

  it('are found by an x', () => {
    expect([0, 64, 66, 300].map((x) => nearest(FRAME, CURVE, x))).toEqual([0, 0, 1, 2]);
    expect(percent(0.456)).toBe(46);
  });
});
