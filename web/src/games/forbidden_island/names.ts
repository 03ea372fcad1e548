/** The names of roles, cards and places, with the emblem of each. */
import type { ForbiddenIslandRole, TableInfo } from '../../generated/protocol';
import { list, named, t } from '../../messages/messages.svelte';
import type { Named } from '../../messages/phrase';
import type { IslandPlay } from './play';

export function tileName(tile: string): string {
  return t(`forbidden_island-tile-${tile}`);
}

export function namedTile(tile: string): Named {
  return named(`forbidden_island-tile-${tile}`, { kind: 'tile', tile });
}

/** Return the name of a card, or of the treasure it is for. */
export function namedCard(card: string): Named {
  return named(`forbidden_island-card-${card}`, { kind: 'card', card });
}

export function namedRole(role: ForbiddenIslandRole): Named {
  return named(`forbidden_island-role-${role}`, { kind: 'role', role });
}

/** Return a seat's name; before the roles are dealt a seat without a chosen role is just an adventurer. */
export function namedSeat(table: TableInfo, seat: number, log?: { roles: ForbiddenIslandRole[] }): Named {
  const role = (log?.roles ?? (table.chosen['roles'] as (ForbiddenIslandRole | null)[] | undefined))?.[seat];
  const name = table.seats[seat]?.name;
  const emblem = { kind: 'role', role: role ?? 'none' };
  if (name) return { name, emblem };
  return role ? namedRole(role) : named('forbidden_island-seat', emblem, { seat: seat + 1 });
}

/** Return one player's name with its emblem, or several names as a list. */
export function namedPawns(play: IslandPlay, seats: number[]): Named | string {
  const [first, ...others] = seats.map((seat) => play.named(seat));
  return first && others.length === 0 ? first : list(seats.map((seat) => play.named(seat).name));
}
