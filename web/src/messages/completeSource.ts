/**
 * Regional languages: `pt-BR` has in its files only the messages that differ from `pt`.
 *
 * They are completed when the page is built, so that a page fetches one file.
 */
const MESSAGE = /^([a-z][\w-]*) =.*\n(?: .*\n)*/gm;

/** Returns the source of a file such as `pt-BR/page`, as it is in its folder. */
export type ReadSource = (file: string) => string | null;

/** Return the messages of a part in a language, with those of the language it is a variety of. */
export function completeSource(locale: string, part: string, read: ReadSource): string | null {
  const own = read(`${locale}/${part}`);
  const end = locale.lastIndexOf('-');
  if (end < 0) return own;
  const base = completeSource(locale.slice(0, end), part, read);
  return base === null || own === null ? (base ?? own) : replaceMessages(base, own);
}

/** Return the messages of `base`, those that `own` has too replaced by its own. */
function replaceMessages(base: string, own: string): string {
  const left = new Map([...own.matchAll(MESSAGE)].map(([message, id]) => [id, message]));
  const source = base.replace(MESSAGE, (message: string, id: string) => {
    const replacement = left.get(id) ?? message;
    left.delete(id);
    return replacement;
  });
  if (left.size > 0) throw new Error(`messages that replace none: ${[...left.keys()].join()}`);
  return source;
}
