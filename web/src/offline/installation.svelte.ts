/** The page as an app: registers the service worker, and keeps the browser's offer to install it. */
import { settings } from '../settings/settings.svelte';

interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

const INSTALLED = '(display-mode: standalone)';

class Installation {
  /** What the browser offers; null: it is installed already, or cannot be. */
  #offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // the settings offer it
      this.#offer = event as InstallOffer;
    });
    window.addEventListener('appinstalled', () => (this.#offer = null));
  }

  get offered(): boolean {
    return this.#offer !== null;
  }

  /** An offer can be used once; the browser makes another if it is declined. */
  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installation = new Installation();

/** Whether this is an iPhone or iPad, where only its owner can install the page, and has not done so. */
export function isInstalledByHand(): boolean {
  // An iPad says that it is a Mac.
  const apple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && isTouched());
  return apple && !matchMedia(INSTALLED).matches;
}

function isTouched(): boolean {
  return navigator.maxTouchPoints > 1;
}

/** Register the worker of the chosen language; without HTTPS the browser has none. */
function register(locale: string): void {
  navigator.serviceWorker?.register(`/worker.js?locale=${locale}`).catch(() => {
    // The server may be away, or the browser's storage full: the page works without the worker.
  });
}

function start(): void {
  $effect.root(() => {
    $effect(() => register(settings.locale));
  });
}

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}
