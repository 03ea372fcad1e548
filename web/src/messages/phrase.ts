/** A text to be said: the id of a Fluent message and what it is about. */
import type { FluentVariable } from '@fluent/bundle';

/** Something named in a text that has a drawn emblem too, put before its name. */
export interface Named {
  name: string;
  emblem: Sign;
}

/** The game's `Emblem` component draws it; what the fields mean is between the two. */
export interface Sign {
  kind: string;
  [detail: string]: unknown;
}

export type Argument = string | number | Named;
export type Arguments = Record<string, Argument>;

export interface Phrase {
  id: string;
  args?: Arguments;
}

/** A piece of a text: plain, or a name with its emblem. */
export interface Piece {
  text: string;
  emblem?: Sign;
}

// Names travel through Fluent between these two characters, which no text contains.
const OPEN = '\uE000';
const CLOSE = '\uE001';

export function isNamed(argument: Argument): argument is Named {
  return typeof argument === 'object';
}

export function plainArguments(args: Arguments): Record<string, FluentVariable> {
  return mapArguments(args, (named) => named.name);
}

/** The arguments with every name marked, to be found again by `cut`. */
export function markedArguments(args: Arguments): Record<string, FluentVariable> {
  return mapArguments(args, (_, key) => `${OPEN}${key}${CLOSE}`);
}

/** The text cut into pieces at the marked names. */
export function cut(text: string, args: Arguments): Piece[] {
  return text
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((piece) => piece !== '')
    .map((piece) => {
      const named = piece.startsWith(OPEN) ? args[piece.slice(1, -1)] : undefined;
      return named !== undefined && isNamed(named)
        ? { text: named.name, emblem: named.emblem }
        : { text: piece };
    });
}

function mapArguments(
  args: Arguments,
  spell: (named: Named, key: string) => string,
): Record<string, FluentVariable> {
  const spelled: Record<string, FluentVariable> = {};
  for (const [key, argument] of Object.entries(args)) {
    spelled[key] = isNamed(argument) ? spell(argument, key) : argument;
  }
  return spelled;
}
