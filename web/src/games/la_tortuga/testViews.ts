/** Positions of turtles drawn as small pictures, for tests. */
import { RAFT } from '../../generated/la_tortuga';
import type { LaTortugaTurtle } from '../../generated/protocol';

/** The turtles by their letters: red, yellow, blue, green, purple, white, black (k). */
export const LETTERS = 'rybgpwk';

/**
 * Read `"18: b r y | 3: g"`: on 18 blue, on it red, on it yellow. Turtles that are not
 * drawn are on the raft.
 */
export function turtles(picture: string, count = 4): LaTortugaTurtle[] {
  const drawn = Array.from({ length: count }, (_, owner): LaTortugaTurtle => ({ owner, at: RAFT, on: null }));
  for (const stack of picture.split('|').filter((part) => part.trim() !== '')) {
    const [space = '', group = ''] = stack.split(':');
    let below: number | null = null;
    for (const letter of group.trim().split(/\s+/)) {
      const turtle = LETTERS.indexOf(letter);
      drawn[turtle] = { owner: turtle, at: Number(space), on: below };
      below = turtle;
    }
  }
  return drawn;
}

/** Return the picture of some turtles. */
export function picture(drawn: LaTortugaTurtle[]): string {
  const stacks = new Map<number, string[]>();
  for (let below: (number | null)[] = [null]; below.length > 0;) {
    const level = drawn.flatMap((turtle, number) => (turtle.at !== RAFT && below.includes(turtle.on) ? [number] : []));
    for (const turtle of level) {
      const at = drawn[turtle]?.at ?? RAFT;
      stacks.set(at, [...(stacks.get(at) ?? []), LETTERS[turtle] ?? '?']);
    }
    below = level;
  }
  return [...stacks]
    .sort(([a], [b]) => a - b)
    .map(([space, group]) => `${space}: ${group.join(' ')}`)
    .join(' | ');
}
