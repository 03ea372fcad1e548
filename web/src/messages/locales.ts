/** The languages of the page: each has a folder of `.ftl` files in `src/atoll/locale`. */
export interface Locale {
  code: string;
  /** What those who speak it call it. */
  name: string;
  /** Where it counts and writes numbers as in one country: in Portugal 0 is a plural. */
  country?: string;
}

/** The language every message was first written in, spoken where another lacks a file. */
export const FIRST = 'en';

export const LOCALES: [Locale, ...Locale[]] = [
  { code: FIRST, name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'pt', name: 'Português', country: 'PT' },
  { code: 'ru', name: 'Русский' },
];

/** How the browser calls the language, to count in it, join lists and write numbers. */
export function tagOf(code: string): string {
  const country = LOCALES.find((locale) => locale.code === code)?.country;
  return country ? `${code}-${country}` : code;
}

/** The first language somebody reads that we speak; else the first we speak. */
export function negotiate(wanted: readonly string[], available: readonly Locale[] = LOCALES): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    const found = available.find((locale) => locale.code === language);
    if (found) return found.code;
  }
  return available[0]?.code ?? FIRST;
}
