/** Creating a table and going there. */
import type { NewTable } from '../generated/protocol';
import { messages } from '../messages/messages.svelte';
import type { Phrase } from '../messages/phrase';
import { makeTable, Refusal } from '../protocol/http';
import { router } from '../router/router.svelte';
import { settings } from '../settings/settings.svelte';
import { holdSeats } from '../table/state/seatTokens';

/** Create a table and go there; or return why that failed. */
export async function createTable(table: NewTable): Promise<Phrase | null> {
  try {
    const made = await makeTable({ ...table, language: messages.locale, seats: withEmblem(table.seats) });
    holdSeats(made.table, made.seats);
    router.go(`/table/${made.table}`);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.details : { id: 'error-unreachable' };
  }
}

/** Give the player's emblem to the first person: the others at this screen have none. */
function withEmblem(seats: NewTable['seats']): NewTable['seats'] {
  const own = seats.findIndex(({ kind }) => kind === 'human');
  return seats.map((seat, index) =>
    index === own && seat.kind === 'human' ? { ...seat, emblem: settings.emblem || null } : seat,
  );
}
