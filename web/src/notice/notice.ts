/** Tells somebody who looks elsewhere that it is their turn. */
import { messages, t } from '../messages/messages.svelte';
import { settings } from '../settings/settings.svelte';
import { chime } from './sound';

/** `game` is what the notification says below: which table it is. */
export async function callBack(game: string): Promise<void> {
  if (!document.hidden) return;
  if (settings.sound) chime();
  if (!settings.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  await messages.need('comfort');
  const notice = new Notification(t('notice-turn'), { body: game, tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  document.addEventListener('visibilitychange', () => notice.close(), { once: true });
}

/** Ask the browser, upon somebody's own click, whether it may notify them. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
