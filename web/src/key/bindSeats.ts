/** Binding this browser's seats to its player key, and restoring the seats of that key. */
import type { BindSeat, PlayerTable } from '../generated/protocol';
import { call, Refusal } from '../protocol/http';
import { dropSeat, heldSeats, holdSeats, type StoredSeat } from '../table/state/seatTokens';
import { digest, newNonce, ownKey, type PlayerKey, storedKey } from './playerKey';

/** Tell the table's connection which keys come, so that it keeps its seats meanwhile. */
type Announce = (keys: string[]) => Promise<void>;

/** Bind all seats of a table that are not bound to this browser's key yet. */
export async function bindSeats(table: string, announce?: Announce): Promise<void> {
  const key = ownKey();
  const bindings = heldSeats(table).flatMap((held) => (needsBinding(key, held) ? [bindingOf(key, held)] : []));
  if (bindings.length === 0) return;
  await announce?.(bindings.map(({ bound }) => digest(bound.token)));
  // Both tokens are kept until the server has answered: the one or the other holds the seat.
  holdSeats(
    table,
    bindings.map(({ bound }) => bound),
  );
  for (const { held, bound } of bindings) await bind(key, table, held, bound);
}

/** Restore the seats of this browser's key at one table; return whether it got any. */
export async function restoreSeats(table: string): Promise<boolean> {
  const key = storedKey();
  if (!key) return false;
  const body = { player: key.proof, table };
  const { tables } = await call<'POST /api/player/tables'>('POST', '/api/player/tables', body);
  return tables.map((each) => holdBoundSeats(key, each)).includes(true);
}

/** Keep the tokens of the seats at a table that are bound to this key; return whether there were new ones. */
export function holdBoundSeats(key: PlayerKey, { table, bound }: PlayerTable): boolean {
  const held = heldSeats(table);
  const missing = bound
    .filter(({ holds }) => holds)
    .map(({ seat, nonce }): StoredSeat => ({ seat, token: key.token(nonce), nonce }))
    .filter(({ token }) => held.every((each) => each.token !== token));
  if (missing.length > 0) holdSeats(table, missing);
  return missing.length > 0;
}

function isBound(key: PlayerKey, { token, nonce }: StoredSeat): boolean {
  return nonce !== undefined && token === key.token(nonce);
}

export function needsBinding(key: PlayerKey, seat: StoredSeat): boolean {
  return !seat.linked && (seat.unconfirmed === true || !isBound(key, seat));
}

function bindingOf(key: PlayerKey, held: StoredSeat): { held: StoredSeat; bound: StoredSeat } {
  const nonce = isBound(key, held) && held.nonce ? held.nonce : newNonce();
  return { held, bound: { seat: held.seat, token: key.token(nonce), nonce, unconfirmed: true } };
}

async function bind(key: PlayerKey, table: string, held: StoredSeat, bound: StoredSeat): Promise<void> {
  const { seat, token, nonce = '' } = bound;
  const body: BindSeat = { player: key.proof, table, token: held.token, nonce, key: digest(token) };
  try {
    await call<'POST /api/player/seats'>('POST', '/api/player/seats', body);
    dropSeat(table, held);
    holdSeats(table, [{ seat, token, nonce }]);
  } catch (error) {
    if (!(error instanceof Refusal)) return; // it is not known which token holds the seat now
    if (bound.token !== held.token) dropSeat(table, bound);
    if (error.details.id !== 'seat-token') return;
    // Another device, or another tab, was first; what it bound to the same key is restored.
    dropSeat(table, held);
    await restoreSeats(table).catch(() => false);
  }
}
