/** The name with which a player sits down: the chosen one, or a pleasant suggestion until there is one. */
import { t } from '../messages/messages.svelte';
import { settings } from '../settings/settings.svelte';

const picked = Math.random();

export function playerName(): string {
  return settings.name || suggestedName();
}

function suggestedName(): string {
  const names = t('default-names').split(' · ');
  return names[Math.floor(picked * names.length)] ?? '';
}
