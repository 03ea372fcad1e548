/** The people with whom the player has played, by the names they showed; and invitations of theirs. */
import type { LobbySeat, PlayerTable, TableInfo } from '../generated/protocol';
import { readStored, store } from '../settings/storage';

export interface Person {
  name: string;
  emblem: string | null;
  /** Their seats at tables where the player has a seat, too; the newest first. */
  seats: { table: string; seat: number }[];
}

export interface Invitation {
  /** The table that waits for players. */
  table: TableInfo;
  from: Person;
}

/** What the player has said about people and invitations, kept in this browser. */
export interface Opinions {
  /** Names that are not offered any more. */
  forgotten: string[];
  /** Names whose invitations are not shown. */
  blocked: string[];
  /** Tables to which the player does not want to go. */
  declined: string[];
}

const KEY = 'atoll-people';
/** As many of each list are kept. */
const MOST = 200;

export function storedOpinions(): Opinions {
  const stored = readStored<Record<keyof Opinions, unknown>>(KEY, { forgotten: [], blocked: [], declined: [] });
  return { forgotten: texts(stored.forgotten), blocked: texts(stored.blocked), declined: texts(stored.declined) };
}

export function storeOpinions(opinions: Opinions): void {
  store(KEY, opinions);
}

function texts(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string').slice(-MOST) : [];
}

/** Names that differ only in capitals are one person's. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Return the people of the player's tables; those of the newest tables first. */
export function peopleOf(tables: readonly PlayerTable[]): Person[] {
  const people = new Map<string, Person>();
  const begun = tables.filter(({ status, yours }) => status !== 'open' && yours.length > 0);
  for (const table of begun.sort((one, other) => lastSeen(other) - lastSeen(one))) {
    table.seats.forEach((seat, index) => {
      if (seat.kind === 'human' && seat.name && !table.yours.includes(index)) add(people, table.table, index, seat);
    });
  }
  return [...people.values()];
}

function add(people: Map<string, Person>, table: string, index: number, { name, emblem }: LobbySeat): void {
  const key = (name ?? '').toLowerCase();
  const person = people.get(key) ?? { name: name ?? '', emblem, seats: [] };
  person.seats.push({ table, seat: index });
  people.set(key, person);
}

function lastSeen(table: PlayerTable): number {
  return table.finished_at ?? Date.now() - table.since;
}

/** Return the invitations that the player has neither accepted nor declined, as the ids of their tables. */
export function openInvitations(
  tables: readonly PlayerTable[],
  { blocked, declined }: Opinions,
): { table: string; from: Person }[] {
  const own = tables.map(({ table }) => table);
  return tables.flatMap((at) =>
    at.invitations.flatMap(({ table, by }) => {
      const { name, emblem } = at.seats[by] ?? {};
      if (!name || own.includes(table) || declined.includes(table)) return [];
      if (blocked.some((each) => sameName(each, name))) return [];
      return [{ table, from: { name, emblem: emblem ?? null, seats: [{ table: at.table, seat: by }] } }];
    }),
  );
}

/** Return whether a person may still sit down there. */
export function hasFreeSeat({ status, seats }: TableInfo): boolean {
  return status === 'open' && seats.some(({ kind, name }) => kind === 'open' && name === null);
}
