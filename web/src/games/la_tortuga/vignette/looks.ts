/** What turtles look like: seven colours, seven patterns, and their faces. */
export const COLOURS = ['red', 'yellow', 'blue', 'green', 'purple', 'white', 'black'] as const;
export const PATTERNS = ['plated', 'dotted', 'striped', 'curled', 'zigzag', 'ringed', 'crossed'] as const;

/** Each is a face in `lagoon.svg`. */
export type Mood = 'calm' | 'happy' | 'glee' | 'sly' | 'strain' | 'sulk' | 'sleepy' | 'awe';

export type Colour = (typeof COLOURS)[number];
export type Pattern = (typeof PATTERNS)[number];

/** Return the colour of a seat's turtles. */
export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length] ?? 'red';
}

export function patternOf(turtle: number): Pattern {
  return PATTERNS[turtle % PATTERNS.length] ?? 'plated';
}
