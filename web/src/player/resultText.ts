/** How a finished game ended for the player, in one phrase. */
import type { PlayerTable } from '../generated/protocol';
import { botName } from '../messages/botNames';
import { list, t } from '../messages/messages.svelte';

type Finished = Pick<PlayerTable, 'status' | 'outcome' | 'seats' | 'yours'>;

export function seatName({ seats }: Pick<PlayerTable, 'seats'>, seat: number): string {
  const { name, bot } = seats[seat] ?? { name: null, bot: null };
  return name ?? (bot === null ? t('mine-free-seat') : botName(bot));
}

export function resultText(table: Finished): string {
  const winners = table.outcome?.winners ?? [];
  if (table.status === 'abandoned') return t('mine-abandoned');
  if (winners.length === 0) return t('mine-lost');
  if (winners.some((seat) => table.yours.includes(seat)))
    return t(winners.length > 1 ? 'mine-won-together' : 'mine-won');
  return t('mine-won-by', { count: winners.length, winners: list(winners.map((seat) => seatName(table, seat))) });
}
