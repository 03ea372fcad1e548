/** Views and plies, in plain words, of a game that the page does not know. */
import type { Effects, Ply, TableInfo } from '../../generated/protocol';
import { named, t } from '../../messages/messages.svelte';
import type { Named } from '../../messages/phrase';

/** Under these names numbers are seats. */
const SEATS = ['seat', 'turn', 'decides'];
/** A list of this name has something for every seat. */
const PLAYERS = 'players';

/** Shown for an argument that a seat may not know. */
const HIDDEN = '?';
const NOTHING = '–';

/** The most values of an object that are shown on one line. */
const FEW = 4;

export function namedSeat(table: TableInfo, seat: number): Named {
  const emblem = { kind: 'seat', seat };
  const name = table.seats[seat]?.name;
  return name ? { name, emblem } : named('plain-seat', emblem, { seat: seat + 1 });
}

/** Return a name of the rules as people write it: `black_sand` is black sand. */
export function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Return a value on one line. */
export function valueInWords(key: string, value: unknown, table: TableInfo, nothing = NOTHING): string {
  if (value === null || value === undefined) return nothing;
  if (typeof value === 'boolean') return t(value ? 'terms-yes' : 'terms-no');
  if (typeof value === 'number' && SEATS.includes(key) && table.seats[value]) return namedSeat(table, value).name;
  if (typeof value === 'object') {
    const parts = partsOf(key, value, table);
    const named = !Array.isArray(value) || hasNames(key, value, table);
    const words = parts.map(([name, part]) => (named ? `${name} ` : '') + valueInWords(name, part, table, nothing));
    return words.join(', ') || nothing;
  }
  return typeof value === 'string' && !value.includes('\n') ? spaced(value) : String(value);
}

/** Return whether a value is shown part by part: a list of players, a value with nested parts, or with many. */
export function hasParts(key: string, value: unknown, table: TableInfo): value is object {
  if (!isObject(value)) return false;
  const inside = Object.values(value);
  if (Array.isArray(value) ? hasNames(key, value, table) : inside.length > FEW) return true;
  return inside.some(isObject);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Return the parts of an object or a list, each with its name: a player's, a key, or its index. */
export function partsOf(key: string, value: object, table: TableInfo): [string, unknown][] {
  const players = Array.isArray(value) && hasNames(key, value, table);
  return Object.entries(value).map(([name, part]) => [
    players ? namedSeat(table, Number(name)).name : spaced(name),
    part,
  ]);
}

function hasNames(key: string, value: unknown[], table: TableInfo): boolean {
  return key === PLAYERS && value.length === table.players;
}

/** Return a ply's verb and its arguments; a lone argument needs no name. */
export function plyInWords({ by: _, do: verb, ...args }: Ply, table: TableInfo): string {
  const given = Object.entries(args);
  const lone = given.length === 1 && typeof given[0]?.[1] !== 'boolean';
  const values = given.map(([key, value]) => (lone ? '' : `${spaced(key)} `) + valueInWords(key, value, table, HIDDEN));
  return [spaced(verb), values.join(', ')].filter((words) => words !== '').join(lone ? ' ' : ': ');
}

/** Return a ply with its effects. */
export function plyWithEffects(ply: Ply, effects: Effects, table: TableInfo): string {
  const brought = valueInWords('', effects, table, '');
  return plyInWords(ply, table) + (brought && ` (${brought})`);
}
