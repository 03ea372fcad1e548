/** The way of a drive: one step stays in an area, or crosses into the next. */
import { neighbour } from './hex';

/** Return the spaces from one to another, both included; the shortest way through the area of the first. */
export function route(spaces: Record<string, string>, from: string, to: string): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  for (const space of before.keys()) {
    if (space === to) break;
    for (let side = 0; side < 6; side++) {
      const next = neighbour(space, side);
      if (!before.has(next) && (next === to || (next in spaces && spaces[next] === spaces[from])))
        before.set(next, space);
    }
  }
  if (!before.has(to)) return [from, to];
  const way: string[] = [];
  for (let space: string | null | undefined = to; space; space = before.get(space)) way.unshift(space);
  return way;
}
