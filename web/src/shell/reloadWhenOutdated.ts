/**
 * A page that was opened before the server got a newer one cannot fetch its later parts any more:
 * it is loaded anew when it first misses one. A table comes back as it is.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated());
}

/** Something of this page is not there: load the page anew, if the server has another by now. */
export async function reloadIfOutdated(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]');
  const page = await fetch('/', { cache: 'no-store' }).then((answer) => (answer.ok ? answer.text() : null), () => null);
  if (own && page !== null && !page.includes(new URL(own.src).pathname)) location.reload();
}
