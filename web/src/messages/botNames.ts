/** Bots in words: their names and characters; a host's own bots go by the name they were given. */
import { messages, t } from './messages.svelte';

export function botName(bot: string): string {
  return messages.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function botCharacter(bot: string): string {
  return messages.has(`bot-${bot}-character`) ? t(`bot-${bot}-character`) : t('bot-unknown-character');
}
