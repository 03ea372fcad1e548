/** What those who talk are called. */
import type { GamePage } from '../games/gamePage';
import { t } from '../messages/messages.svelte';
import type { Named } from '../messages/phrase';
import type { Said, TableWords } from '../protocol/messages';

/** Those around a table, before the game and during it. */
export interface Company {
  readonly table: TableWords;
  readonly game: GamePage;
  named(seat: number): Named;
}

export function speaker({ seat, name }: Pick<Said, 'seat' | 'name'>, company: Company): string {
  return seat === null ? t('talk-spectator', { name: name ?? '' }) : company.named(seat).name;
}
