/** A table by one click. */
import type { GameInfo, NewTable } from '../generated/protocol';
import type { NewSeat } from '../protocol/parts';

export const QUICK_PLAYERS = 4;
export const TEAM_PLAYERS = 2;

/** Return the bot to play against unless another is chosen: one that plays well at once, or the best. */
export function defaultBot(bots: readonly string[]): string {
  return bots.includes('skilled') ? 'skilled' : (bots.at(-1) ?? 'random');
}

/** Return a table with you and bots. */
export function quickTable(offer: GameInfo, name: string, quickPlayers = QUICK_PLAYERS): NewTable {
  const players = Math.min(Math.max(quickPlayers, offer.seats[0]), offer.seats[1]);
  const bot: NewSeat = { kind: 'bot', bot: defaultBot(offer.bots) };
  return {
    game: offer.name,
    players,
    options: {},
    seats: [{ kind: 'human', name }, ...Array.from({ length: players - 1 }, () => bot)],
  };
}
