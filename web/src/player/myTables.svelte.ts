/** The player's tables, as the server last described them; refreshed while the page is visible. */
import { call } from '../protocol/http';
import type { PlayerTable } from '../generated/protocol';
import { allSeats, hiddenTables, storedTables, storeHidden, storeTables } from './playerStorage';
import { sortTables } from './playerTables';

const REFRESH = 60_000;
/** What one request may ask for. */
const MOST_SEATS = 50;

class MyTables {
  #all = $state.raw<PlayerTable[]>(storedTables());
  #hidden = $state.raw(hiddenTables());
  /** The last request failed: the tables are as they were before. */
  failed = $state(false);
  #running: Promise<void> | null = null;

  readonly sorted = $derived(sortTables(this.#all.filter(({ table }) => !this.#hidden.includes(table))));

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

  /** Ask the server how things stand. */
  refresh(): Promise<void> {
    this.#running ??= this.#refresh().finally(() => (this.#running = null));
    return this.#running;
  }

  async #refresh(): Promise<void> {
    try {
      const tables = await load(allSeats());
      this.failed = false;
      if (tables.length > 0 || this.#all.length > 0) storeTables(tables);
      this.#all = tables;
    } catch {
      this.failed = true;
    }
  }
}

async function load(seats: { table: string; token: string }[]): Promise<PlayerTable[]> {
  const found = new Map<string, PlayerTable>();
  for (let from = 0; from < seats.length; from += MOST_SEATS) {
    const asked = seats.slice(from, from + MOST_SEATS);
    let more = true;
    for (let first = 0; more;) {
      const body = { seats: asked, first };
      const answer = await call<'POST /api/player/tables'>('POST', '/api/player/tables', body);
      for (const table of answer.tables) found.set(table.table, table);
      const count = answer.tables.length + answer.missing.length;
      first += count;
      more = answer.more > 0 && count > 0;
    }
  }
  return [...found.values()];
}

export const myTables = new MyTables();
