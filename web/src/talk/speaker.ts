/** What those who talk are called. */
import type { Any } from '../games/game';
import { t } from '../messages/messages.svelte';
import type { Said } from '../protocol/words';
import type { Play } from '../table/play.svelte';

export function speaker({ seat, name }: Pick<Said, 'seat' | 'name'>, play: Play<Any, Any, Any>): string {
  return seat === null ? t('talk-spectator', { name: name ?? '' }) : play.named(seat).name;
}
