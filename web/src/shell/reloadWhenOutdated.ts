/**
 * A page that was opened before the server got a newer one cannot load its lazy parts any more:
 * it is reloaded when it first misses one. A table comes back as it is.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated());
}

/** Reload the page if the server has a newer one: a part of this page is missing. */
export async function reloadIfOutdated(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]');
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (own && page !== null && !page.includes(new URL(own.src).pathname)) location.reload();
}
