/** What the page of a table does for this browser's seats there, a moment after the board was drawn. */
import type { Session } from '../table/state/session.svelte';
import { bindSeats, restoreSeats } from './bindSeats';

/** Bind the seats to the player key; or, if the page holds none, restore those of the key. */
export async function keepSeats(session: Session): Promise<void> {
  if (session.table && session.table.yours.length > 0) {
    await bindSeats(session.id, (keys) => session.announceKeys(keys));
    return;
  }
  await restoreSeats(session.id).catch(() => false);
  // The list of one's tables may have restored them first.
  if (session.outdated) session.rejoin();
}
