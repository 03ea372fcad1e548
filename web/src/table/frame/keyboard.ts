/** Return what is written on a key, in Latin letters even for another alphabet. */
export function keyOf({ key, code }: { key: string; code: string }): string {
  const foreign = key.length === 1 && key > '~';
  return (foreign ? code.replace(/^Key/, '') : key).toLowerCase();
}

/** Return whether a single key was pressed: once, with no other, and not in a field or dialog. */
export function isPlain(event: KeyboardEvent): boolean {
  const { target } = event;
  // A key that is held down would confirm what its first press only shows.
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(target instanceof Element && target.closest('input, select, dialog, [popover]'));
}
