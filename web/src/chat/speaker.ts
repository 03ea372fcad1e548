/** The names of people in the chat. */
import type { GamePage } from '../games/gamePage';
import type { Remark, TableInfo } from '../generated/protocol';
import { t } from '../messages/messages.svelte';
import type { Named } from '../messages/phrase';

/** What the chat needs to know of a table, before the game and during it. */
export interface ChatContext {
  readonly table: TableInfo;
  readonly game: GamePage;
  named(seat: number): Named;
}

export function speakerName({ seat, name }: Pick<Remark, 'seat' | 'name'>, context: ChatContext): string {
  return seat === null ? t('talk-spectator', { name: name ?? '' }) : context.named(seat).name;
}
