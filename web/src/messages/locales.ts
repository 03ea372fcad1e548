/** The languages of the page: each has a folder of `.ftl` files in `src/atoll/locale`. */
export interface Locale {
  code: string;
  /** What those who speak it call it. */
  name: string;
}

/** The language every message was first written in, spoken where another lacks a file. */
export const FIRST = 'en';

export const LOCALES: [Locale, ...Locale[]] = [
  { code: FIRST, name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'pt', name: 'Português' },
  { code: 'ru', name: 'Русский' },
];

/** The first language somebody reads that we speak; else the first we speak. */
export function negotiate(wanted: readonly string[], spoken: readonly Locale[] = LOCALES): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    const found = spoken.find((locale) => locale.code === language);
    if (found) return found.code;
  }
  return spoken[0]?.code ?? FIRST;
}
