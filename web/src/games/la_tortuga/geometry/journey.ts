/**
 * Where a group of turtles goes: enough to preview a move, to animate it and to describe
 * it. The server decides what is legal.
 */
import { BEACH, LIMIT, RAFT, SIDES, SPACES, type Turtle } from '../view';

export interface Journey {
  /** The moving turtle and all above it, from the lowest to the topmost. */
  group: number[];
  from: number;
  to: number;
  spaces: number;
  /** It lands on the beach or passes it. */
  egg: boolean;
  /** The turtle it lands on. */
  onto: number | null;
}

export function riderOf(turtles: Turtle[], turtle: number): number | null {
  const rider = turtles.findIndex((other) => other.on === turtle);
  return rider < 0 ? null : rider;
}

/** Return the turtle and all above it, from the lowest to the topmost. */
export function groupOf(turtles: Turtle[], turtle: number): number[] {
  const rider = riderOf(turtles, turtle);
  return rider === null ? [turtle] : [turtle, ...groupOf(turtles, rider)];
}

/** Return all turtles on a space of the ring, from the lowest to the topmost. */
export function stackAt(turtles: Turtle[], space: number): number[] {
  const lowest = turtles.findIndex((turtle) => turtle.at === space && turtle.on === null);
  return lowest < 0 || space === RAFT ? [] : groupOf(turtles, lowest);
}

/** Return how many turtles are below this one. */
export function levelOf(turtles: Turtle[], turtle: number): number {
  const below = turtles[turtle]?.on ?? null;
  return below === null ? 0 : 1 + levelOf(turtles, below);
}

export function journeyOf(turtles: Turtle[], moving: number, spaces: number): Journey {
  const group = groupOf(turtles, moving);
  const from = turtles[moving]?.at ?? RAFT;
  const reached = (from % SPACES) + spaces;
  const to = reached <= BEACH ? reached : reached - SPACES;
  const staying = stackAt(turtles, to).filter((turtle) => !group.includes(turtle));
  return { group, from, to, spaces, egg: reached >= BEACH, onto: staying.at(-1) ?? null };
}

/** Return the turtles after a journey. */
export function moved(turtles: Turtle[], { group, to, onto }: Journey): Turtle[] {
  return turtles.map((turtle, number) => {
    if (number === group[0]) return { ...turtle, at: to, on: onto };
    return group.includes(number) ? { ...turtle, at: to } : turtle;
  });
}

/** Return how many of the six sides of the next die bust. */
export function bustingSides(total: number): number {
  return Math.min(SIDES, Math.max(0, total + SIDES - LIMIT));
}
