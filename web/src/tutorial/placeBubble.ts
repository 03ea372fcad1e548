/** Finds a place for the coach: beside what it points at, and never over it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const MARGIN = 8;
/** Between a target and the bubble, where the ring is. */
const GAP = 16;

/** Return the upper left corner of a bubble; `top` is where the window may be covered from. */
export function placeBubble(window: Size, top: number, bubble: Size, targets: Box[]): { x: number; y: number } {
  const home = { x: window.width - bubble.width - MARGIN, y: window.height - bubble.height - MARGIN };
  if (targets.length === 0) return home;
  const [left, upper] = [Math.min(...targets.map(({ x }) => x)), Math.min(...targets.map(({ y }) => y))];
  const right = Math.max(...targets.map(({ x, width }) => x + width));
  const lower = Math.max(...targets.map(({ y, height }) => y + height));
  const middle = { x: (left + right - bubble.width) / 2, y: (upper + lower - bubble.height) / 2 };
  const places = [
    { x: right + GAP, y: middle.y },
    { x: left - GAP - bubble.width, y: middle.y },
    { x: middle.x, y: lower + GAP },
    { x: middle.x, y: upper - GAP - bubble.height },
    home,
    { x: MARGIN, y: home.y },
    { x: home.x, y: top },
    { x: MARGIN, y: top },
  ].map(({ x, y }) => ({ x: clamp(x, MARGIN, home.x), y: clamp(y, top, home.y) }));
  const covered = places.map((place) => sum(targets.map((target) => overlap({ ...place, ...bubble }, target))));
  return places[covered.indexOf(Math.min(...covered))] ?? home;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Return how much of a target with its ring a bubble covers. */
function overlap(bubble: Box, { x, y, width, height }: Box): number {
  const across = Math.min(bubble.x + bubble.width, x + width + MARGIN) - Math.max(bubble.x, x - MARGIN);
  const down = Math.min(bubble.y + bubble.height, y + height + MARGIN) - Math.max(bubble.y, y - MARGIN);
  return Math.max(0, across) * Math.max(0, down);
}
