/** Values that the browser stores between visits; a browser that refuses loses only comfort. */
export function readStored<T extends object>(key: string, fallback: T): T {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return stored !== null && typeof stored === 'object' ? { ...fallback, ...stored } : fallback;
  } catch {
    return fallback;
  }
}

export function store(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may forbid storing: then a value lasts for this visit only.
  }
}
