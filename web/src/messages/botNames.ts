/** The names and descriptions of bots; a host's own bots have the names the host gave them. */
import { messages, t } from './messages.svelte';

export function botName(bot: string): string {
  return messages.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function botCharacter(bot: string): string {
  return messages.has(`bot-${bot}-character`) ? t(`bot-${bot}-character`) : t('bot-unknown-character');
}
