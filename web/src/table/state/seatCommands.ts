/** Taking and leaving seats, and the rematch. A refusal is shown by the session. */
import type { BotSeated, HeldSeat, HeldSeats, RematchRequest, SitDown } from '../../generated/protocol';
import { call, Refusal } from '../../protocol/http';
import { settings } from '../../settings/settings.svelte';
import { dropSeat, heldSeats, holdSeats } from './seatTokens';
import type { Session } from './session.svelte';

/** Who begins a rematch. */
export type Begins = NonNullable<RematchRequest['begins']>;
type Emblem = NonNullable<SitDown['emblem']> | null;

/** Take an open seat. */
export async function takeSeat(session: Session, name: string): Promise<void> {
  await attempt(session, async () => {
    holdSeats(session.id, [await sitDown(session.id, name, settings.emblem || null)]);
    session.rejoin();
  });
}

/** Change the name and the emblem of an own seat. */
export async function renameSeat(session: Session, seat: number): Promise<void> {
  const token = heldSeats(session.id).findLast((held) => held.seat === seat)?.token ?? '';
  await attempt(session, () =>
    call<'POST /api/tables/{table}/seats/{seat}/name'>(
      'POST',
      `/api/tables/${encodeURIComponent(session.id)}/seats/${seat}/name`,
      { token, name: settings.name, emblem: settings.emblem || null },
    ),
  );
}

/** Leave a seat. */
export async function leaveSeat(session: Session, seat: number): Promise<void> {
  await attempt(session, async () => {
    await session.request({ type: 'get_up', seat });
    for (const held of heldSeats(session.id)) if (held.seat === seat) dropSeat(session.id, held);
  });
}

/** Say which seat begins; null: by lot. */
export async function nameFirst(session: Session, seat: number | null): Promise<void> {
  await attempt(session, () => session.request({ type: 'name_first', seat }));
}

/** Give an open seat to a bot. */
export async function giveToBot(session: Session, seat: number, bot: string): Promise<void> {
  const token = heldSeats(session.id)[0]?.token ?? '';
  await attempt(session, () => seatBot(session.id, seat, token, bot));
}

/** Return the id of the next table with the same people, or null if that failed. */
export async function createRematch(
  session: Session,
  rotate: boolean,
  begins: Begins = 'as_before',
): Promise<string | null> {
  let next: string | null = null;
  await attempt(session, async () => {
    next = await joinRematch(session.id, rotate, begins);
  });
  return next;
}

/** Create the next table with the same people, or join the one that was created; return its id. */
export async function joinRematch(table: string, rotate: boolean, begins: Begins = 'as_before'): Promise<string> {
  const tokens = heldSeats(table).map((held) => held.token);
  const made: HeldSeats = await call<'POST /api/tables/{table}/rematch'>(
    'POST',
    `/api/tables/${encodeURIComponent(table)}/rematch`,
    { tokens, rotate, begins },
  );
  holdSeats(made.table, made.seats);
  return made.table;
}

/** Take an open seat, without a page of the table. */
export function sitDown(table: string, name: string, emblem: Emblem): Promise<HeldSeat> {
  return call<'POST /api/tables/{table}/seats'>('POST', `/api/tables/${encodeURIComponent(table)}/seats`, {
    name,
    emblem,
  });
}

function seatBot(table: string, seat: number, token: string, bot: string): Promise<BotSeated> {
  return call<'POST /api/tables/{table}/seats/{seat}/bot'>(
    'POST',
    `/api/tables/${encodeURIComponent(table)}/seats/${seat}/bot`,
    { token, bot },
  );
}

async function attempt(session: Session, action: () => Promise<unknown>): Promise<void> {
  session.refusal = null;
  try {
    await action();
  } catch (error) {
    session.refusal =
      error instanceof Refusal ? error.details : { id: 'error-unreachable', args: {}, message: String(error) };
  }
}
