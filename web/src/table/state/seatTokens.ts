/** The seats this browser holds at each table. */
import type { HeldSeat } from '../../generated/protocol';
import { readStored, store } from '../../settings/storage';

export interface StoredSeat extends HeldSeat {
  /** From which the token was derived, if the seat is bound to the player key. */
  nonce?: string;
  /** The server has not confirmed yet that the seat is bound, or returned. */
  unconfirmed?: true;
  /** Of a seat's link: the seat may belong to the key of another device, so it is not bound to this one's. */
  linked?: true;
}

function key(table: string): string {
  return `atoll-seats-${table}`;
}

export function heldSeats(table: string): StoredSeat[] {
  const { seats } = readStored<{ seats: StoredSeat[] }>(key(table), { seats: [] });
  return Array.isArray(seats) ? seats : [];
}

export function holdSeats(table: string, seats: StoredSeat[]): void {
  const others = heldSeats(table).filter((held) => seats.every(({ token }) => token !== held.token));
  store(key(table), { seats: [...others, ...seats] });
}

/**
 * Take the seat of a secret link. The token is behind the # so that it is never sent to a server
 * or logged, and it is removed from the address bar at once so that it is not copied by accident.
 */
export function takeSeatFromAddress(table: string): HeldSeat | null {
  const found = /^#seat=(\d{1,2})\.([\w-]+)$/.exec(location.hash);
  if (!found) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  const seat: StoredSeat = { seat: Number(found[1]), token: found[2] ?? '', linked: true };
  if (heldSeats(table).every(({ token }) => token !== seat.token)) holdSeats(table, [seat]);
  return seat;
}

/** Forget all seats at a table. */
export function dropSeats(table: string): void {
  store(key(table), { seats: [] });
}

/** Forget a token that fits no seat. */
export function dropSeat(table: string, { token }: HeldSeat): void {
  store(key(table), { seats: heldSeats(table).filter((held) => held.token !== token) });
}
