/** What this browser keeps of the player's tables. Values that were edited are ignored. */
import type { HeldSeat, PlayerTable } from '../generated/protocol';
import { readStored, store } from '../settings/storage';
import { heldSeats } from '../table/state/seatTokens';

const SEATS = 'atoll-seats-';
const TABLES = 'atoll-tables';
const HIDDEN = 'atoll-hidden';

/** Return all seats that this browser holds, at whatever table. */
export function allSeats(): { table: string; token: string }[] {
  return storedNames()
    .filter((name) => name.startsWith(SEATS))
    .map((name) => name.slice(SEATS.length))
    .flatMap((table) =>
      heldSeats(table)
        .filter(isSeat)
        .map(({ token }) => ({ table, token })),
    );
}

export function storedTables(): PlayerTable[] {
  const { tables } = readStored<{ tables: unknown }>(TABLES, { tables: [] });
  // Those of an older page have no invitations.
  return Array.isArray(tables)
    ? tables.filter(isTable).map((table) => ({ ...table, invitations: table.invitations ?? [] }))
    : [];
}

export function storeTables(tables: PlayerTable[]): void {
  store(TABLES, { tables });
}

export function hiddenTables(): string[] {
  const { tables } = readStored<{ tables: unknown }>(HIDDEN, { tables: [] });
  return Array.isArray(tables) ? tables.filter((table) => typeof table === 'string') : [];
}

export function storeHidden(tables: string[]): void {
  store(HIDDEN, { tables });
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function isSeat(seat: unknown): seat is HeldSeat {
  const { token } = (seat ?? {}) as Partial<HeldSeat>;
  return typeof token === 'string' && /^[\w-]{1,100}$/.test(token);
}

function isTable(table: unknown): table is PlayerTable {
  const { table: id, game, seats, yours, options } = (table ?? {}) as Partial<PlayerTable>;
  const lists = Array.isArray(seats) && Array.isArray(yours);
  return typeof id === 'string' && typeof game === 'string' && lists && typeof (options ?? 0) === 'object';
}
