/** The texts of the page in the chosen language, loaded part by part. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { formFunction, markedArguments, plainArguments, splitAtNames, type TextArguments } from './embeddedNames';
import { fetchFile } from './fetchFile';
import { applyFrenchSpelling } from './frenchSpelling';
import { FIRST, tagOf } from './locales';
import { type Arguments, type EmblemSpec, isPhrase, type Named, type Piece } from './phrase';

/** Loads a part of the messages in a language, or null if it has no such part. */
type FetchPart = (locale: string, part: string) => Promise<string | null>;

export class Messages {
  locale = $state(FIRST);
  /** The chosen language, and English for what it lacks. */
  #bundles = $state.raw([bundleIn(FIRST)]);
  #parts = new Set<string>();
  #loaded = new Map<string, string | null>();
  /** Messages that are in no file; they are the same in every language. */
  #addedSource = '';
  #wanted = FIRST;
  /** Loads run one after the other, so that none undoes another. */
  #loading: Promise<void> = Promise.resolve();

  constructor(private readonly fetchPart: FetchPart = fetchFile) {}

  /** Change the language: every part loaded so far is loaded in it. */
  setLocale(locale: string): Promise<void> {
    if (locale === this.#wanted) return this.#loading;
    this.#wanted = locale;
    return this.#reload();
  }

  /** Load the messages of some parts. */
  load(...parts: string[]): Promise<void> {
    const fresh = parts.filter((part) => !this.#parts.has(part));
    if (fresh.length === 0) return this.#loading;
    fresh.forEach((part) => this.#parts.add(part));
    return this.#reload();
  }

  /** Add messages that are in no file. */
  addSource(source: string): Promise<void> {
    this.#addedSource += `${source}\n`;
    return this.#reload();
  }

  has(id: string): boolean {
    return this.#bundleWith(id) !== undefined;
  }

  /** Return the text of a message. */
  text(id: string, args: Arguments = {}): string {
    return this.#format(id, plainArguments(this.#resolvePhrases(args)));
  }

  /** Return the text of a message in pieces, so that names can have emblems. */
  pieces(id: string, args: Arguments = {}): Piece[] {
    return splitAtNames(this.#format(id, markedArguments(this.#resolvePhrases(args))), args);
  }

  /** Return the name that a message gives, with its emblem. */
  named(id: string, emblem: EmblemSpec, args: TextArguments = {}): Named {
    return { name: this.text(id, args), emblem, id, args };
  }

  #resolvePhrases(args: Arguments): TextArguments {
    return Object.fromEntries(
      Object.entries(args).map(([key, argument]) => [
        key,
        isPhrase(argument) ? this.text(argument.id, argument.args) : argument,
      ]),
    );
  }

  #bundleWith(id: string): FluentBundle | undefined {
    return this.#bundles.find((bundle) => bundle.hasMessage(id));
  }

  #format(id: string, args: Record<string, FluentVariable>): string {
    const bundle = this.#bundleWith(id);
    const pattern = bundle?.getMessage(id)?.value;
    // A missing message shows its id, so that it is noticed.
    const text = bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
    return this.locale === 'fr' ? applyFrenchSpelling(text) : text;
  }

  #reload(): Promise<void> {
    // What failed to load is tried again with the next part.
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#fillBundles(this.#wanted));
    return this.#loading;
  }

  async #fillBundles(locale: string): Promise<void> {
    const [bundle, rest] = [bundleIn(locale), bundleIn(FIRST)];
    rest.addResource(new FluentResource(this.#addedSource));
    await Promise.all(
      [...this.#parts].map(async (part) => {
        const source = await this.#source(locale, part);
        if (source !== null) bundle.addResource(new FluentResource(source));
        else rest.addResource(new FluentResource((await this.#source(FIRST, part)) ?? ''));
      }),
    );
    this.#bundles = [bundle, rest];
    this.locale = locale;
  }

  async #source(locale: string, part: string): Promise<string | null> {
    const name = `${locale}/${part}`;
    const known = this.#loaded.get(name);
    if (known !== undefined) return known;
    const source = await this.fetchPart(locale, part);
    this.#loaded.set(name, source);
    return source;
  }
}

function bundleIn(locale: string): FluentBundle {
  // Most messages of a regional language are those of its language, which select by its plurals.
  const [language = FIRST] = locale.split('-');
  const bundle: FluentBundle = new FluentBundle(tagOf(language), {
    useIsolating: false,
    functions: { FORM: formFunction(() => bundle) },
  });
  return bundle;
}

export const messages = new Messages();

export function t(id: string, args?: Arguments): string {
  return messages.text(id, args);
}

export function named(id: string, emblem: EmblemSpec, args?: TextArguments): Named {
  return messages.named(id, emblem, args);
}

/** Return a list of names, joined as the language joins them. */
export function list(names: string[]): string {
  return new Intl.ListFormat(tagOf(messages.locale)).format(names);
}
