/** What is written on a key, in Latin letters also where the keyboard writes another alphabet. */
export function keyOf({ key, code }: { key: string; code: string }): string {
  const foreign = key.length === 1 && key > '~';
  return (foreign ? code.replace(/^Key/, '') : key).toLowerCase();
}

/** Somebody means a single key: pressed once, with no other, and not while writing or choosing elsewhere. */
export function isPlain(event: KeyboardEvent): boolean {
  const { target } = event;
  // A key that is held down would confirm what its first press only shows.
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(target instanceof Element && target.closest('input, select, dialog, [popover]'));
}
