/** The names of players, clues, maps and cards, with the emblem of each. */
import { named, t } from '../../messages/messages.svelte';
import type { Named } from '../../messages/phrase';
import type { TableWords } from '../../protocol/messages';

/** A player's colour, the ink that is readable on it, and the mark on vehicle and roses. */
export const COLOURS = [
  { name: 'red', fill: '#cb3a2a', ink: '#fff', mark: 'M0-4a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z' },
  { name: 'yellow', fill: '#f5bd1f', ink: '#1d2a33', mark: 'M-5 4L0-5L5 4Z' },
  { name: 'violet', fill: '#7a46ad', ink: '#fff', mark: 'M-5-1.6H-1.6V-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5Z' },
  { name: 'blue', fill: '#1f5fc4', ink: '#fff', mark: 'M-5.4-3.6H5.4V-1H-5.4ZM-5.4 1H5.4V3.6H-5.4Z' },
] as const;

export function colourOf(seat: number): (typeof COLOURS)[number] {
  return COLOURS[seat] ?? COLOURS[0];
}

export function namedSeat(table: TableWords, seat: number): Named {
  const emblem = { kind: 'seat', seat };
  const name = table.seats[seat]?.name;
  return name ? { name, emblem } : named(`tobago-colour-${colourOf(seat).name}`, emblem);
}

export function clueName(clue: string): string {
  return t(`tobago-clue-${clue.replace(' ', '-')}`);
}

export function namedClue(clue: string): Named {
  return named(`tobago-clue-${clue.replace(' ', '-')}`, { kind: 'clue', clue });
}

export function namedMap(map: string): Named {
  return named(`tobago-map-${map}`, { kind: 'map', map });
}

/** Return the short name of a map: its colour. */
export function shortMap(map: string): Named {
  return named(`tobago-map-${map}-short`, { kind: 'map', map });
}

export function namedTerrain(terrain: string): Named {
  return named(`tobago-terrain-${terrain}`, { kind: 'terrain', terrain });
}

export function namedTreasure(card: string): Named {
  return named(
    card === 'curse' ? 'tobago-curse' : 'tobago-treasure',
    { kind: 'treasure', card },
    { coins: Number(card) || 0 },
  );
}

export function namedAmulet(): Named {
  return named('tobago-amulet', { kind: 'amulet' });
}
