/** A text to be said: the id of a Fluent message and what it is about. */

/** Something named in a text that has a drawn emblem too, put before its name. */
export interface Named {
  name: string;
  emblem: EmblemSpec;
  /** The message of which this is the name; its attributes are the other forms the name takes. */
  id?: string;
  args?: Record<string, string | number | Named>;
}

/** The game's `Emblem` component draws it; what the fields mean is between the two. */
export interface EmblemSpec {
  kind: string;
  [detail: string]: unknown;
}

/** What a text is about; a phrase within it is said in the same language, as the reason of a refusal. */
export type Argument = string | number | Named | Phrase;
export type Arguments = Record<string, Argument>;

export interface Phrase {
  id: string;
  args?: Arguments;
}

/** A piece of a text: plain, or a name with its emblem. */
export interface Piece {
  text: string;
  emblem?: EmblemSpec;
}

export function isNamed(argument: Argument): argument is Named {
  return typeof argument === 'object' && 'emblem' in argument;
}

export function isPhrase(argument: Argument): argument is Phrase {
  return typeof argument === 'object' && !('emblem' in argument);
}
