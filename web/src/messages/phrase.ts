/** A text to be shown: the id of a Fluent message and its arguments. */

/** A name in a text with a drawn emblem before it. */
export interface Named {
  name: string;
  emblem: EmblemSpec;
  /** The message that gives this name; its attributes are the other forms of the name. */
  id?: string;
  args?: Record<string, string | number | Named>;
}

/** What the game's `Emblem` component draws; only the game knows what the fields mean. */
export interface EmblemSpec {
  kind: string;
  [detail: string]: unknown;
}

/** An argument of a text; a phrase is formatted in the same language, as the reason of a refusal is. */
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
