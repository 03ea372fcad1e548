/** What the browser keeps for us between visits; a browser that refuses loses only comfort. */
export function recall<T extends object>(key: string, fallback: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept !== null && typeof kept === 'object' ? { ...fallback, ...kept } : fallback;
  } catch {
    return fallback;
  }
}

export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may forbid storing: then it holds for this visit only.
  }
}
