/** Creating a table and going there. */
import type { NewTable } from '../generated/protocol';
import type { Phrase } from '../messages/phrase';
import { makeTable, Refusal } from '../protocol/http';
import { router } from '../router/router.svelte';
import { holdSeats } from '../table/state/seatTokens';

/** Create a table and go there; or return why that failed. */
export async function createTable(table: NewTable): Promise<Phrase | null> {
  try {
    const made = await makeTable(table);
    holdSeats(made.table, made.seats);
    router.go(`/table/${made.table}`);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.details : { id: 'error-unreachable' };
  }
}
