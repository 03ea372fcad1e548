/** The seats this browser holds at each table. */
import { keep, recall } from '../settings/keep';
import type { HeldSeat } from '../protocol/words';

function key(table: string): string {
  return `atoll-seats-${table}`;
}

export function heldSeats(table: string): HeldSeat[] {
  return recall<{ seats: HeldSeat[] }>(key(table), { seats: [] }).seats;
}

export function holdSeats(table: string, seats: HeldSeat[]): void {
  keep(key(table), { seats: [...heldSeats(table), ...seats] });
}
