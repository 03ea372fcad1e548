/** Tells somebody who looks elsewhere that they are needed. */
import { messages, t } from '../messages/messages.svelte';
import { settings } from '../settings/settings.svelte';
import { chime } from './sound';

/** `message` says why, and `game` below it which table it is. */
export async function notifyPlayer(message: 'notice-turn' | 'notice-began', game: string): Promise<void> {
  if (!document.hidden) return;
  if (settings.sound) chime();
  if (!settings.notify || !canNotify()) return;
  await messages.need('comfort');
  const notification = notify(message, game);
  document.addEventListener('visibilitychange', () => notification?.close(), { once: true });
}

/** Whether the browser lets this page notify somebody; it may have changed its mind. */
export function canNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** Ask the browser, upon somebody's own click, whether it may notify them; a first notice shows that it does. */
export async function requestPermission(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  await Notification.requestPermission();
  return canNotify() && notify('notice-sample', t('atoll')) !== null;
}

function notify(message: string, body: string): Notification | null {
  try {
    const notification = new Notification(t(message), { body, tag: location.pathname });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return notification;
  } catch {
    return null; // Browsers of some phones allow everything but this.
  }
}
