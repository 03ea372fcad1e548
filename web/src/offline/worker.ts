/**
 * The service worker: keeps the page, the rules and the tutorials in one language for when there is no connection, and
 * shows push messages as notifications.
 *
 * The files of a version are kept completely or not at all. With a connection the page always comes from the server, so
 * that it is never older than the server; the files it names have the digests of their contents in their names.
 */
declare const self: ServiceWorkerGlobalScope;

// These four are filled in by `app_files.ts`.
/** Changes with the files. */
declare const VERSION: string;
/** The page's files: scripts, styles, fonts, texts. */
declare const FILES: readonly string[];
/** The tutorials and the worked examples of the rules, the only answers of the API that are kept. */
declare const ANSWERS: readonly string[];
/** What notifications say, by language: that it is one's turn, and the titles of the games. */
declare const NOTICES: Readonly<Record<string, { turn: string; titles: Readonly<Record<string, string>> }>>;

/** A player is called by a push message. */
interface TurnCall {
  table: string;
  game: string;
  /** In English, for games of which the page has no texts. */
  title: string;
}

const ICON = '/icons/any-192.png';
const SHELL = '/';
const ASSETS = '/assets/';
/** Paths that are not screens of the page. */
const NOT_SCREENS = /^\/(api|health|metrics)(\/|$)/;
/** A proxy has no answer from the server. */
const GATEWAY_ERRORS = [502, 504];
const MINUTE = 60_000;

/** The page registers another worker for another language. */
const locale = new URL(self.location.href).searchParams.get('locale') ?? '';
const CACHE = `atoll-${VERSION}-${locale}`;

let updateCheckedAt = 0;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith(ASSETS)) {
    event.respondWith(findAsset(request));
    event.waitUntil(checkForUpdate());
  } else if (ANSWERS.includes(pathname)) {
    event.respondWith(fetchAnswer(request));
  } else if (request.mode === 'navigate' && !NOT_SCREENS.test(pathname)) {
    event.respondWith(fetchPage(request));
  }
});

self.addEventListener('push', (event) => {
  const call = event.data?.json() as TurnCall | undefined;
  if (call) event.waitUntil(notify(call));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.tag));
});

/** Say that it is the player's turn, unless the table is on screen. */
async function notify({ table, game, title }: TurnCall): Promise<void> {
  const path = `/table/${encodeURIComponent(table)}`;
  const pages = await findPages(path);
  if (pages.some((page) => page.visibilityState === 'visible')) return;
  const notices = NOTICES[locale] ?? NOTICES['en'];
  // The next call of the same table replaces this one.
  await self.registration.showNotification(notices?.turn ?? title, {
    body: notices?.titles[game] ?? title,
    tag: path,
    renotify: true,
    icon: ICON,
  } as NotificationOptions);
}

/** Bring the page of a table to the front, or open one. */
async function show(path: string): Promise<void> {
  const [page] = await findPages(path);
  await (page ? page.focus() : self.clients.openWindow(path));
}

async function findPages(path: string): Promise<WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === path);
}

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await keepShell(cache);
  await cache.addAll(FILES.filter(isNeeded).map((path) => new Request(path, { priority: 'low' })));
  // A host may lack a game.
  await Promise.allSettled(ANSWERS.map((path) => cache.add(path)));
  await self.skipWaiting();
}

/** Keep the page, unless the server has got another version meanwhile: then its worker will do this. */
async function keepShell(cache: Cache): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  const named = (await answer.clone().text()).match(/\/assets\/[^"]+/g) ?? [];
  if (!answer.ok || !named.every((path) => FILES.includes(path))) throw new Error('the page is of another version');
  await cache.put(SHELL, answer);
}

/** Whether this language needs a file: not the texts of the others, nor letters that it does not use. */
function isNeeded(path: string): boolean {
  if (path.endsWith('.ftl')) return path.includes(`/${locale}/`);
  if (path.includes('-cyrillic-')) return new Intl.Locale(locale).maximize().script === 'Cyrl';
  return true;
}

/** Serve the open pages from now on. A part that only the version before had makes a page reload itself. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A file of another version counts as missing when the server has it no more, even if the browser has cached it. */
async function findAsset(request: Request): Promise<Response> {
  return (await findKept(request)) ?? fetch(request, { cache: 'no-cache' });
}

async function fetchAnswer(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (error) {
    return orFail(await findKept(request), error);
  }
}

async function fetchPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return GATEWAY_ERRORS.includes(answer.status) ? ((await findKept(SHELL)) ?? answer) : answer;
  } catch (error) {
    return orFail(await findKept(SHELL), error);
  }
}

async function findKept(request: RequestInfo): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(request, { ignoreVary: true });
}

function orFail(answer: Response | undefined, error: unknown): Response {
  if (!answer) throw error;
  return answer;
}

/** Ask for a newer worker: an app may stay open for weeks without loading the page again. */
async function checkForUpdate(): Promise<void> {
  if (Date.now() - updateCheckedAt < MINUTE) return;
  updateCheckedAt = Date.now();
  await self.registration.update().catch(() => undefined);
}

// A module has names of its own.
export {};
