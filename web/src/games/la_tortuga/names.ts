/** What turtles, seats and eggs are called, with the emblem of each. */
import type { TableInfo } from '../../generated/protocol';
import { named, t } from '../../messages/messages.svelte';
import type { EmblemSpec, Named } from '../../messages/phrase';
import { colourOf, patternOf } from './vignette/looks';

/** Return the seat of a turtle; two or three players have two turtles each. */
export function ownerOf(turtle: number, players: number): number {
  return players <= 3 ? turtle >> 1 : turtle;
}

/** Return the first turtle of a seat, which is the seat's emblem. */
export function emblemTurtle(seat: number, players: number): number {
  return players <= 3 ? 2 * seat : seat;
}

export function namedSeat(table: TableInfo, seat: number): Named {
  const emblem = { kind: 'turtle', seat, turtle: emblemTurtle(seat, table.players) };
  const name = table.seats[seat]?.name;
  return name ? { name, emblem } : namedColour(seat, emblem);
}

function namedColour(seat: number, emblem: EmblemSpec): Named {
  return named(`la_tortuga-colour-${colourOf(seat)}`, emblem);
}

export function namedTurtle(table: TableInfo, turtle: number): Named {
  const seat = ownerOf(turtle, table.players);
  const emblem = { kind: 'turtle', seat, turtle };
  const colour = namedColour(seat, emblem);
  const pattern = t(`la_tortuga-pattern-${patternOf(turtle)}`);
  return table.players <= 3 ? named('la_tortuga-turtle-of-two', emblem, { colour, pattern }) : colour;
}

export function namedEgg(value: number): Named {
  return named('la_tortuga-eggs', { kind: 'egg', value }, { eggs: value });
}
