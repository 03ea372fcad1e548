/** The files of messages, fetched one by one as they are needed, in the language that is spoken. */
import { reloadIfOutdated } from '../shell/reloadWhenOutdated';

declare const MESSAGES_FOLDER: string;

/** The messages of `part` (a file's name without `.ftl`) in a language. */
export async function fetchFile(locale: string, part: string): Promise<string> {
  const url = `${MESSAGES_FOLDER}/${locale}/${part}.ftl`;
  const response = await fetch(url);
  if (response.status === 404) void reloadIfOutdated();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
