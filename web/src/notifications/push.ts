/** Calls by the browser's push service, which reach the player although the page is closed. */
import type { NotificationOffer } from '../generated/protocol';
import { allSeats, storedTables } from '../player/playerStorage';
import { call } from '../protocol/http';
import { settings } from '../settings/settings.svelte';
import { readStored, store } from '../settings/storage';
import { currentSeats } from './currentSeats';

/** `denied`: the browser does not allow notifications; `failed`: it has no subscription now. */
export type Subscribing = 'on' | 'denied' | 'failed';

const KEY = 'atoll-push';
/** A subscription is sent again after this time, in case the server has lost it. */
const DAY_MS = 86_400_000;

interface StoredPush {
  /** The player has been asked whether they want to be called. */
  asked: boolean;
  /** The digest of what the server was last sent. */
  sent: string;
}

let offer: Promise<NotificationOffer | null> | null = null;

/** Return what the host offers, or null without an answer. */
export function getOffer(): Promise<NotificationOffer | null> {
  offer ??= call<'GET /api/notifications'>('GET', '/api/notifications').catch(() => {
    offer = null; // the next asks again
    return null;
  });
  return offer;
}

/** Whether this browser has a push service; one of an iPhone has it only for an installed page. */
export function hasPush(): boolean {
  return 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;
}

/** Whether the player may still be asked. */
export function mayAsk(): boolean {
  return hasPush() && !settings.push && !stored().asked && Notification.permission !== 'denied';
}

/** Note that the player has answered, so that they are asked only once. */
export function noteAsked(): void {
  store(KEY, { ...stored(), asked: true });
}

/** Whether the player wants to be called, and the browser still allows it. */
export function isOn(): boolean {
  return settings.push && hasPush() && Notification.permission === 'granted';
}

/** Subscribe for all seats of this browser, the given table's first; call this after a click. */
export async function turnOn(table?: string): Promise<Subscribing> {
  noteAsked();
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  settings.push = true;
  try {
    await sendSeats(true, table);
    return 'on';
  } catch {
    settings.push = false;
    return 'failed';
  }
}

export async function turnOff(): Promise<void> {
  settings.push = false;
  noteAsked();
  store(KEY, { ...stored(), sent: '' });
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return;
  // The push service says to the server that this one has ended, even if this call does not arrive.
  await Promise.allSettled([
    call<'POST /api/push/unsubscribe'>('POST', '/api/push/unsubscribe', { endpoint: subscription.endpoint }),
    subscription.unsubscribe(),
  ]);
}

/** Send the server the seats of this browser if they have changed; a failure is made good by the next visit. */
export async function refreshCalls(table?: string): Promise<void> {
  if (isOn()) await sendSeats(false, table).catch(() => undefined);
}

async function sendSeats(again: boolean, table?: string): Promise<void> {
  const key = (await getOffer())?.push_key;
  const manager = await pushManager();
  if (!key || !manager) throw new Error('there is no push service');
  const subscription = await subscribe(manager, key);
  const seats = currentSeats(allSeats(), storedTables(), table);
  const sent = await digest([subscription.endpoint, seats, Math.floor(Date.now() / DAY_MS)]);
  if (!again && stored().sent === sent) return;
  const { endpoint, keys } = subscription.toJSON();
  await call<'POST /api/push/subscribe'>('POST', '/api/push/subscribe', {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    seats,
  });
  store(KEY, { ...stored(), sent });
}

/** Return the browser's subscription; one for another key of the host is of no use any more. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const existing = await manager.getSubscription();
  if (existing) {
    if (toBase64(existing.options.applicationServerKey) === key) return existing;
    await existing.unsubscribe();
  }
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function pushManager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

function toBase64(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function digest(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return toBase64(await crypto.subtle.digest('SHA-256', bytes));
}

function stored(): StoredPush {
  const { asked, sent } = readStored<Record<keyof StoredPush, unknown>>(KEY, { asked: false, sent: '' });
  return { asked: asked === true, sent: typeof sent === 'string' ? sent : '' };
}
