/** The names of players, clues, maps and cards, with the emblem of each. */
import type { TableInfo } from '../../generated/protocol';
import { named, t } from '../../messages/messages.svelte';
import type { Named } from '../../messages/phrase';
import { colourOf } from './emblem/drawings';

export function namedSeat(table: TableInfo, seat: number): Named {
  const emblem = { kind: 'seat', seat };
  const name = table.seats[seat]?.name;
  return name ? { name, emblem } : named(`tobago-colour-${colourOf(seat)}`, emblem);
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
