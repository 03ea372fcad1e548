/** Flat-top hexagons: where spaces are, their neighbours, and the line around a group of them. */
import type { Point } from '../../shared/point';

/** The neighbours, clockwise from the lower right; a statue faces one of them. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const ROOT = Math.sqrt(3);

export function parse(space: string): [number, number] {
  const [q = 0, r = 0] = space.split(',').map(Number);
  return [q, r];
}

export function neighbour(space: string, direction: number): string {
  const [q, r] = parse(space);
  const [dq, dr] = DIRECTIONS[direction % 6] ?? [0, 0];
  return `${q + dq},${r + dr}`;
}

/** Return the middle of a space, for hexagons with sides of 1. */
export function middle(space: string): Point {
  const [q, r] = parse(space);
  return { x: 1.5 * q, y: ROOT * (r + q / 2) };
}

/** Return a corner of a hexagon around the origin, clockwise from the right. */
export function corner(index: number): Point {
  const angle = (index * Math.PI) / 3;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** Return the closed lines around a group of spaces: its shore, and one around each gap inside. */
export function outline(spaces: Iterable<string>): Point[][] {
  const group = new Set(spaces);
  const next = new Map<string, { from: Point; to: string }>();
  for (const space of group) {
    for (let side = 0; side < 6; side++) {
      if (group.has(neighbour(space, side))) continue;
      const [from, to] = [add(middle(space), corner(side)), add(middle(space), corner(side + 1))];
      next.set(key(from), { from, to: key(to) });
    }
  }
  const lines: Point[][] = [];
  // Three hexagons meet in a corner, so one line at most passes it.
  for (let [start] = next.keys(); start !== undefined; [start] = next.keys()) {
    const line: Point[] = [];
    for (let at = next.get(start), here = start; at; at = next.get(here)) {
      line.push(at.from);
      next.delete(here);
      here = at.to;
    }
    lines.push(line);
  }
  return lines;
}

/** Return a key for a corner; corners are on a grid. */
function key({ x, y }: Point): string {
  return `${Math.round(2 * x)} ${Math.round((2 * y) / ROOT)}`;
}

/** Return the connected areas of one terrain. */
export function areas(spaces: Record<string, string>): string[][] {
  const left = new Set(Object.keys(spaces));
  const found: string[][] = [];
  for (const start of left) {
    const area = [start];
    left.delete(start);
    for (const space of area) {
      for (let side = 0; side < 6; side++) {
        const beside = neighbour(space, side);
        if (left.has(beside) && spaces[beside] === spaces[start]) {
          left.delete(beside);
          area.push(beside);
        }
      }
    }
    found.push(area);
  }
  return found;
}

const HEADINGS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Return the space an arrow key leads to, over bays too; distance off the line counts double. */
export function walk(spaces: readonly string[], from: string, arrow: string): string | null {
  const heading = HEADINGS[arrow];
  if (!heading) return null;
  const start = middle(from);
  let best: string | null = null;
  let least = Infinity;
  for (const space of spaces) {
    const { x, y } = middle(space);
    const ahead = (x - start.x) * heading.x + (y - start.y) * heading.y;
    const aside = Math.abs((x - start.x) * heading.y) + Math.abs((y - start.y) * heading.x);
    if (ahead > 0.5 && ahead + 2 * aside < least) [best, least] = [space, ahead + 2 * aside];
  }
  return best;
}
