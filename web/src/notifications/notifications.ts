/** Notifies a player whose tab is hidden. */
import { messages, t } from '../messages/messages.svelte';
import { settings } from '../settings/settings.svelte';
import { chime } from './sound';

/** Play a sound or show a notification; `message` is its title, `game` its text. */
export async function notifyPlayer(message: 'notice-turn' | 'notice-began', game: string): Promise<void> {
  if (!document.hidden) return;
  if (settings.sound) chime();
  if (!settings.notify || !canNotify()) return;
  // The push service brings the same.
  if (settings.push && message === 'notice-turn') return;
  await messages.load('settings');
  const notification = notify(message, game);
  document.addEventListener('visibilitychange', () => notification?.close(), { once: true });
}

/** Return whether the browser allows notifications now; a permission can be withdrawn. */
export function canNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** Ask for permission after a click; a first notification shows that it works. */
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
