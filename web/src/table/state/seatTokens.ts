/** The seats this browser holds at each table. */
import type { HeldSeat } from '../../generated/protocol';
import { readStored, store } from '../../settings/storage';

function key(table: string): string {
  return `atoll-seats-${table}`;
}

export function heldSeats(table: string): HeldSeat[] {
  const { seats } = readStored<{ seats: HeldSeat[] }>(key(table), { seats: [] });
  return Array.isArray(seats) ? seats : [];
}

export function holdSeats(table: string, seats: HeldSeat[]): void {
  const others = heldSeats(table).filter((held) => seats.every(({ token }) => token !== held.token));
  store(key(table), { seats: [...others, ...seats] });
}

/** Return the secret link by which a player comes to their seat from any device. */
export function seatLink(table: string, { seat, token }: HeldSeat): string {
  return `${location.origin}/table/${encodeURIComponent(table)}#seat=${seat}.${token}`;
}

/**
 * Take the seat of a secret link. The token is behind the # so that it is never sent to a server
 * or logged, and it is removed from the address bar at once so that it is not copied by accident.
 */
export function takeSeatFromAddress(table: string): HeldSeat | null {
  const found = /^#seat=(\d{1,2})\.([\w-]+)$/.exec(location.hash);
  if (!found) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  const seat = { seat: Number(found[1]), token: found[2] ?? '' };
  holdSeats(table, [seat]);
  return seat;
}

/** Forget a token that fits no seat. */
export function dropSeat(table: string, { token }: HeldSeat): void {
  store(key(table), { seats: heldSeats(table).filter((held) => held.token !== token) });
}
