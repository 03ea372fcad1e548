/** The texts of the page in the chosen language, loaded part by part. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { cut, markedArguments, plainArguments, type Arguments, type Piece } from './phrase';

type Load = () => Promise<string>;

const files = import.meta.glob<string>('../../../src/atoll/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Loads `part` of the messages (a file's name without `.ftl`) in a language, if it has it. */
export async function loadFile(locale: string, part: string): Promise<string> {
  const load: Load | undefined = files[`../../../src/atoll/locale/${locale}/${part}.ftl`];
  return load ? load() : '';
}

export class Messages {
  locale = $state('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #parts = new Set<string>();
  #wanted = 'en';
  /** Loads one after the other, so that none undoes what another brought. */
  #loading: Promise<void> = Promise.resolve();

  constructor(private readonly load: (locale: string, part: string) => Promise<string> = loadFile) {}

  /** Speak another language: every part loaded so far is loaded in it. */
  speak(locale: string): Promise<void> {
    if (locale === this.#wanted) return this.#loading;
    this.#wanted = locale;
    return this.#reload();
  }

  /** Make the messages of a part known. */
  need(...parts: string[]): Promise<void> {
    const fresh = parts.filter((part) => !this.#parts.has(part));
    if (fresh.length === 0) return this.#loading;
    fresh.forEach((part) => this.#parts.add(part));
    return this.#reload();
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of a message. */
  text(id: string, args: Arguments = {}): string {
    return this.#format(id, plainArguments(args));
  }

  /** The text of a message in pieces, so that names can carry their emblems. */
  pieces(id: string, args: Arguments = {}): Piece[] {
    return cut(this.#format(id, markedArguments(args)), args);
  }

  #format(id: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    // A message that is missing shows its id: ugly, but it says what is missing.
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }

  #reload(): Promise<void> {
    // What could not be loaded is tried again with the next part.
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#fill(this.#wanted));
    return this.#loading;
  }

  async #fill(locale: string): Promise<void> {
    const bundle = new FluentBundle(locale, { useIsolating: false });
    const sources = [...this.#parts].map((part) => this.load(locale, part));
    for (const source of await Promise.all(sources)) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.locale = locale;
  }
}

export const messages = new Messages();

export function t(id: string, args?: Arguments): string {
  return messages.text(id, args);
}
