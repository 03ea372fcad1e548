/** The files of messages, fetched one by one as they are needed, in the language that is spoken. */
const urls = import.meta.glob<string>('../../../src/atoll/locale/*/*.ftl', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The messages of `part` (a file's name without `.ftl`) in a language; null if it has no such file. */
export async function fetchFile(locale: string, part: string): Promise<string | null> {
  const url = urls[`../../../src/atoll/locale/${locale}/${part}.ftl`];
  if (url === undefined) return null;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
