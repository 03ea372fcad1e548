/** The seats this browser holds at each table. */
import { store, readStored } from '../../settings/storage';
import type { HeldSeat } from '../../protocol/messages';

function key(table: string): string {
  return `atoll-seats-${table}`;
}

export function heldSeats(table: string): HeldSeat[] {
  return readStored<{ seats: HeldSeat[] }>(key(table), { seats: [] }).seats;
}

export function holdSeats(table: string, seats: HeldSeat[]): void {
  const others = heldSeats(table).filter((held) => seats.every(({ token }) => token !== held.token));
  store(key(table), { seats: [...others, ...seats] });
}

/** The secret link by which a person comes to their seat from anywhere. */
export function seatLink(table: string, { seat, token }: HeldSeat): string {
  return `${location.origin}/table/${encodeURIComponent(table)}#seat=${seat}.${token}`;
}

/**
 * Take the seat of a secret link. The token stands behind the # so that it never gets to the server's
 * or anybody's log, and it leaves the address bar at once so that nobody copies it by accident.
 */
export function takeSeatFromAddress(table: string): HeldSeat | null {
  const found = /^#seat=(\d{1,2})\.([\w-]+)$/.exec(location.hash);
  if (!found) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  const seat = { seat: Number(found[1]), token: found[2] ?? '' };
  holdSeats(table, [seat]);
  return seat;
}

/** A token that fits no seat is of no use. */
export function dropSeat(table: string, { token }: HeldSeat): void {
  store(key(table), { seats: heldSeats(table).filter((held) => held.token !== token) });
}
