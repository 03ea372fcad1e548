/** Inviting a person with whom one has played. */
import type { Person } from '../player/people';
import { call, Refusal, Unreachable } from '../protocol/http';
import { heldSeats } from '../table/state/seatTokens';

/**
 * Invite a person to a table, by the newest table at which this browser holds a seat beside theirs.
 * While a seat is being bound, only one of its tokens holds it: the others are tried, too.
 */
export async function sendInvitation(table: string, { seats }: Person): Promise<void> {
  let refusal: Error = new Unreachable('no seat beside theirs');
  for (const { table: earlier, seat } of seats) {
    for (const own of heldSeats(earlier).reverse()) {
      for (const { token } of heldSeats(table).reverse()) {
        try {
          await call<'POST /api/tables/{table}/invitations'>(
            'POST',
            `/api/tables/${encodeURIComponent(table)}/invitations`,
            { token, earlier: { table: earlier, token: own.token }, seat },
          );
          return;
        } catch (error) {
          if (!(error instanceof Refusal) || error.details.id !== 'seat-token') throw error;
          refusal = error;
        }
      }
    }
  }
  throw refusal;
}
