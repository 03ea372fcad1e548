/** The player's tables, as the server last described them; refreshed while the page is visible. */
import { bindSeats, holdBoundSeats } from '../key/bindSeats';
import { storedKey } from '../key/playerKey';
import { call, getTable } from '../protocol/http';
import type { PlayerTable } from '../generated/protocol';
import { recordFinished } from '../record/record';
import { router } from '../router/router.svelte';
import { hasFreeSeat, openInvitations, peopleOf, sameName, storedOpinions, storeOpinions } from './people';
import type { Invitation, Opinions, Person } from './people';
import { allSeats, hiddenTables, storedTables, storeHidden, storeTables } from './playerStorage';
import { nextTable, sortTables } from './playerTables';

const REFRESH = 60_000;
/** Invitations that are shown. */
const MOST_INVITATIONS = 5;
/** What one request may ask for. */
const MOST_SEATS = 50;

class MyTables {
  #all = $state.raw<PlayerTable[]>(storedTables());
  /** The tables, each as it was when the player last held a seat: a seat that is being bound is held by no token. */
  #seated = $state.raw<PlayerTable[]>(storedTables());
  #hidden = $state.raw(hiddenTables());
  #opinions = $state.raw(storedOpinions());
  /** To tables that wait for players, from people with whom the player has played. */
  invitations = $state.raw<Invitation[]>([]);
  /** The last request failed: the tables are as they were before. */
  failed = $state(false);
  #running: Promise<void> | null = null;
  #again = false;

  readonly sorted = $derived(sortTables(this.#all.filter(({ table }) => !this.#hidden.includes(table))));

  /** People with whom the player has played. */
  readonly people = $derived(
    peopleOf(this.#seated).filter(({ name }) => !this.#opinions.forgotten.some((each) => sameName(each, name))),
  );

  /** Do not offer a person any more. */
  forget({ name }: Person): void {
    this.#setOpinions({ forgotten: [...this.#opinions.forgotten, name] });
  }

  /** Show no invitation to this table any more. */
  decline({ table }: Invitation): void {
    this.#setOpinions({ declined: [...this.#opinions.declined, table.id] });
  }

  /** Show no invitation of this person any more. */
  block({ name }: Person): void {
    this.#setOpinions({ blocked: [...this.#opinions.blocked, name], forgotten: [...this.#opinions.forgotten, name] });
  }

  #setOpinions(changed: Partial<Opinions>): void {
    this.#opinions = { ...this.#opinions, ...changed };
    storeOpinions(this.#opinions);
    const left = openInvitations(this.#all, this.#opinions).map(({ table }) => table);
    this.invitations = this.invitations.filter(({ table }) => left.includes(table.id));
  }

  /** Return how many tables wait for the player, beside the one on screen; invitations count, too. */
  waiting(onScreen: string | null): number {
    const turns = this.sorted.current.filter(({ table, your_turn }) => your_turn && table !== onScreen);
    return turns.length + this.invitations.filter(({ table }) => table.id !== onScreen).length;
  }

  /** Return the table that has waited longest, beside the one on screen. */
  next(onScreen: string | null): PlayerTable | null {
    return nextTable(this.sorted.current, onScreen);
  }

  hide(table: string): void {
    this.#hidden = [...this.#hidden, table];
    storeHidden(this.#hidden);
  }

  show(table: string): void {
    this.#hidden = this.#hidden.filter((each) => each !== table);
    storeHidden(this.#hidden);
  }

  /** Refresh the list now, every minute and when the page becomes visible; return what ends that. */
  keepFresh(): () => void {
    const refresh = () => {
      if (!document.hidden) void this.refresh();
    };
    refresh();
    const timer = setInterval(refresh, REFRESH);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
    };
  }

  /** Take a table off the list for good: this browser has no seat there any more. */
  drop(table: string): void {
    this.#all = this.#all.filter((each) => each.table !== table);
    storeTables(this.#all);
  }

  /** Ask the server how things stand. */
  refresh(): Promise<void> {
    if (this.#running) this.#again = true;
    this.#running ??= this.#refresh().finally(() => this.#ended());
    return this.#running;
  }

  #seatedAt(id: string): PlayerTable | undefined {
    return this.#seated.find(({ table, yours }) => table === id && yours.length > 0);
  }

  /** What was asked for during a request may be newer than its answer. */
  #ended(): void {
    this.#running = null;
    if (this.#again) void this.refresh();
    this.#again = false;
  }

  async #refresh(): Promise<void> {
    try {
      const tables = await loadTables();
      this.failed = false;
      if (tables.length > 0 || this.#all.length > 0) storeTables(tables);
      this.#seated = tables.map((table) => (table.yours.length > 0 ? table : (this.#seatedAt(table.table) ?? table)));
      this.#all = tables;
      recordFinished(tables);
      void bindTables(tables);
      this.invitations = await findInvitations(tables, this.#opinions);
    } catch {
      this.failed = true;
    }
  }
}

/** Return the invitations whose tables still wait for players. */
async function findInvitations(tables: PlayerTable[], opinions: Opinions): Promise<Invitation[]> {
  const open = openInvitations(tables, opinions);
  const newest = [...new Map(open.map((each) => [each.table, each])).values()].slice(-MOST_INVITATIONS);
  const found = await Promise.all(
    newest.map(async ({ table, from }) => ({ table: await getTable(table).catch(() => null), from })),
  );
  return found.flatMap(({ table, from }) => (table && hasFreeSeat(table) ? [{ table, from }] : []));
}

/** Load the tables of this browser's seats and of its key, and keep the seats of the key. */
export async function loadTables(): Promise<PlayerTable[]> {
  const key = storedKey();
  const seats = allSeats();
  const found = new Map<string, PlayerTable>();
  for (let from = 0; from < Math.max(seats.length, key ? 1 : 0); from += MOST_SEATS) {
    const asked = seats.slice(from, from + MOST_SEATS);
    let more = true;
    for (let first = 0; more;) {
      // The tables of the key come with the first request.
      const body = { player: from === 0 ? (key?.proof ?? null) : null, seats: asked, first };
      const answer = await call<'POST /api/player/tables'>('POST', '/api/player/tables', body);
      for (const table of answer.tables) {
        if (key) holdBoundSeats(key, table);
        // A table of the key that was asked for again by its seat is there with all it has.
        if (!found.has(table.table)) found.set(table.table, table);
      }
      const count = answer.tables.length + answer.missing.length;
      first += count;
      more = answer.more > 0 && count > 0;
    }
  }
  return [...found.values()];
}

/**
 * Bind the seats of earlier visits to this browser's key, one table after the other.
 *
 * The table on screen binds its own: it announces the keys first, or its page would lose the seats for a moment.
 */
async function bindTables(tables: PlayerTable[]): Promise<void> {
  const { route } = router;
  const onScreen = route.screen === 'table' ? route.table : null;
  for (const { table, yours } of tables) if (yours.length > 0 && table !== onScreen) await bindSeats(table);
}

export const myTables = new MyTables();
