/** The languages of the page: each has a folder of `.ftl` files in `src/atoll/locale`. */
export interface Locale {
  code: string;
  /** The language's own name for itself. */
  name: string;
  /** The country whose plurals and numbers it uses: in Portugal 0 is a plural. */
  country?: string;
}

/** The language in which every message is first written, used where another lacks a file. */
export const FIRST = 'en';

export const LOCALES: [Locale, ...Locale[]] = [
  { code: FIRST, name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'pt', name: 'Português', country: 'PT' },
  { code: 'ru', name: 'Русский' },
];

/** Return the browser's tag of a language, for plurals, lists and numbers. */
export function tagOf(code: string): string {
  const country = LOCALES.find((locale) => locale.code === code)?.country;
  return country ? `${code}-${country}` : code;
}

/** Return the first wanted language that the page has; else the first it has. */
export function negotiate(wanted: readonly string[], available: readonly Locale[] = LOCALES): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    const found = available.find((locale) => locale.code === language);
    if (found) return found.code;
  }
  return available[0]?.code ?? FIRST;
}
