/** The languages of the page: each has a folder of `.ftl` files in `src/atoll/locale`. */
export interface Locale {
  /** The folder's name; a regional language has the code of its language and of a country. */
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
  { code: 'pt', name: 'Português (Portugal)', country: 'PT' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
  { code: 'ru', name: 'Русский' },
];

/** Return the browser's tag of a language, for plurals, lists and numbers. */
export function tagOf(code: string): string {
  const country = LOCALES.find((locale) => locale.code === code)?.country;
  return country ? `${code}-${country}` : code;
}

/** Return the first wanted language that the page has, in the wanted region if it has that; else the first it has. */
export function negotiate(wanted: readonly string[], available: readonly Locale[] = LOCALES): string {
  for (const tag of wanted) {
    const subtags = tag.toLowerCase().split('-');
    for (; subtags.length > 0; subtags.pop()) {
      const found = available.find(({ code }) => code.toLowerCase() === subtags.join('-'));
      if (found) return found.code;
    }
  }
  return available[0]?.code ?? FIRST;
}
