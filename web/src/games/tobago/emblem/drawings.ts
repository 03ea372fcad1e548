/** The shapes of `pieces.svg`, each drawn around the middle of a hexagon with sides of 20. */
import PIECES from './pieces.svg?no-inline';

export const HEX = 'M20 0L10 17.3L-10 17.3L-20 0L-10-17.3L10-17.3Z';

/** Return the address of a shape, for `<use>`. */
export function shape(name: string): string {
  return `${PIECES}#${name}`;
}

/** The players' colours, by seat; each has a mark besides. */
export const COLOURS = ['red', 'yellow', 'violet', 'blue'] as const;

export function colourOf(seat: number): (typeof COLOURS)[number] {
  return COLOURS[seat] ?? COLOURS[0];
}
