/**
 * Names inside a text.
 *
 * In many languages a name changes with its place in the sentence: `{ FORM($map, "of") }` gives
 * the form that the message of that name has as its attribute `of`; a name without such a form
 * stays as it is. Each language decides which forms it has.
 */
import { type FluentBundle, type FluentFunction, FluentType, type FluentVariable } from '@fluent/bundle';

import { type Arguments, isNamed, type Named, type Piece } from './phrase';

/** Arguments whose phrases have been formatted. */
export type TextArguments = Record<string, string | number | Named>;

// Names travel through Fluent between these characters, which no text contains.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** A name passed through Fluent, marked so that it is found again, or plain. */
class NameValue extends FluentType<string> {
  constructor(
    readonly named: Named,
    readonly key: string | null,
  ) {
    super(named.name);
  }

  override toString(): string {
    return this.key === null ? this.value : `${OPEN}${this.key}${MIDDLE}${this.value}${CLOSE}`;
  }
}

export function plainArguments(args: TextArguments): Record<string, FluentVariable> {
  return mapArguments(args, (named) => new NameValue(named, null));
}

/** Return the arguments with every name marked, so that `splitAtNames` finds them. */
export function markedArguments(args: TextArguments): Record<string, FluentVariable> {
  return mapArguments(args, (named, key) => new NameValue(named, key));
}

/** Return the text in pieces, split at the marked names. */
export function splitAtNames(text: string, args: Arguments): Piece[] {
  return text
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (!piece.startsWith(OPEN)) return { text: piece };
      const [key = '', name = ''] = piece.slice(1, -1).split(MIDDLE);
      const named = args[key];
      return named !== undefined && isNamed(named) ? { text: name, emblem: named.emblem } : { text: name };
    });
}

/** Return Fluent's function FORM, which looks up the forms of names in a bundle. */
export function formFunction(bundle: () => FluentBundle): FluentFunction {
  return ([value, form]) => {
    if (!(value instanceof NameValue)) return value ?? '';
    const pattern = bundle().getMessage(value.named.id ?? '')?.attributes[String(form)];
    return pattern
      ? new NameValue(
          { ...value.named, name: bundle().formatPattern(pattern, plainArguments(value.named.args ?? {}), []) },
          value.key,
        )
      : value;
  };
}

function mapArguments(
  args: TextArguments,
  convert: (named: Named, key: string) => FluentVariable,
): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([key, argument]) => [key, isNamed(argument) ? convert(argument, key) : argument]),
  );
}
