/** Fetches the files of messages one by one, as they are needed. */
import { reloadIfOutdated } from '../shell/reloadWhenOutdated';

declare const MESSAGES_FOLDER: string;

/** Return the messages of `part` (a file's name without `.ftl`) in a language. */
export async function fetchFile(locale: string, part: string): Promise<string> {
  const url = `${MESSAGES_FOLDER}/${locale}/${part}.ftl`;
  const response = await fetch(url);
  if (response.status === 404) void reloadIfOutdated();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
