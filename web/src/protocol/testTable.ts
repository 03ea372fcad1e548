/** A table for tests: a running game of two bots, with any changes. */
import type { SeatInfo, TableInfo } from '../generated/protocol';

export function testSeat(seat: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: 'bot', name: null, bot: 'random', online: true, grace: null, emblem: null, ...seat };
}

const ID = 'x';

export function testTable(table: Partial<TableInfo> = {}): TableInfo {
  return {
    id: ID,
    game: 'la_tortuga',
    players: 2,
    options: {},
    chosen: {},
    asks_first: false,
    arranged: [],
    public: false,
    hidden: false,
    status: 'playing',
    seats: [testSeat(), testSeat()],
    yours: [],
    shared_seats: [],
    watching: 0,
    hints: true,
    review: true,
    clock: null,
    proposal: null,
    declined: null,
    next: null,
    commitment: '',
    seed: null,
    origin: null,
    challenge: null,
    challenges: 0,
    ...table,
  };
}
