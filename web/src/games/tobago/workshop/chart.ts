/** The islands as they are printed on the sections. */
import type { TobagoTerrain } from '../../../generated/protocol';
import { ISLANDS } from '../../../generated/tobago';
import { COLUMNS, TERRAIN_CODES } from '../../../generated/tobago_islands';
import { parse } from '../geometry/hex';

export type IslandName = (typeof ISLANDS)[number];

/** Return the terrain of every space. */
export function chartOf(island: IslandName): Record<string, TobagoTerrain> {
  const spaces: Record<string, TobagoTerrain> = {};
  for (const column of COLUMNS[island]) {
    const [top = '', terrains = ''] = column.split(' ');
    const [q, r] = parse(top);
    for (const [row, code] of [...terrains].entries())
      if (code !== '.') spaces[`${q},${r + row}`] = TERRAIN_CODES[code as keyof typeof TERRAIN_CODES];
  }
  return spaces;
}

export function isIsland(name: unknown): name is IslandName {
  return ISLANDS.some((island) => island === name);
}

/** Whether all three sections show the sides that the game has; the other sides are our own design. */
export function isPrinted(island: string): boolean {
  return island.startsWith('ABC');
}
