/** The languages of the page: each has a folder of `.ftl` files in `src/atoll/locale`. */
export interface Locale {
  code: string;
  name: string;
}

export const LOCALES: [Locale, ...Locale[]] = [{ code: 'en', name: 'English' }];

/** The first language somebody reads that we speak; else the first we speak. */
export function negotiate(wanted: readonly string[], spoken: readonly Locale[] = LOCALES): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    const found = spoken.find((locale) => locale.code === language);
    if (found) return found.code;
  }
  return spoken[0]?.code ?? 'en';
}
