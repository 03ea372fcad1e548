/** What is written on a key, in Latin letters also where the keyboard writes another alphabet. */
export function keyOf({ key, code }: { key: string; code: string }): string {
  const foreign = key.length === 1 && key > '~';
  return (foreign ? code.replace(/^Key/, '') : key).toLowerCase();
}
