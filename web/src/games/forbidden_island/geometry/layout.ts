/** Where everything is drawn: the tiles as large as possible, around them the treasures, the meter, the hand, the dock. */
import type { ForbiddenIslandTile } from '../../../generated/protocol';
import type { Point } from '../../shared/point';

const SMALLEST = 44; // a fingertip
const LARGEST = 184;
/** The least size of a tile whose name can be read. */
const NAMED = 80;
const METER = 84;
const GAP = 6;
const ROOMY = 640; // pixels beside the dock, for a meter in the sea

/** A part of the sea, in pixels. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Where the four treasures stand: in the free corners of the island, at its sides, or in a row below. */
type Places = 'corners' | 'sides' | 'row';

export class Layout {
  readonly rows: number;
  readonly columns: number;
  /** The dock is beside the island, not below. */
  readonly side: boolean;
  /** The dock's width beside the island, or its height below. */
  readonly dock: number;
  readonly tile: number;
  /** The size of the sea, in which a wide island can be panned. */
  readonly width: number;
  readonly height: number;
  /** The space of the fanned hand at the lower edge; the meter's at the left. */
  readonly hand: number;
  readonly meter: number;
  readonly #places: Places;
  /** There is room for large figures. */
  readonly #large: boolean;
  readonly #left: number;
  readonly #top: number;

  constructor(width: number, height: number, tiles: readonly ForbiddenIslandTile[], wide: boolean) {
    this.rows = 1 + Math.max(...tiles.map((tile) => tile.row));
    this.columns = 1 + Math.max(...tiles.map((tile) => tile.column));
    this.hand = wide ? clamp(height * 0.15, 84, 118) : 0;

    const beside = wide ? clamp(width * 0.29, 214, 320) : 132;
    const below = wide ? 214 : 56;
    const sides = wide || width > 1.5 * height ? [true, false] : [false];
    const places: Places[] = hasFreeCorners(tiles, this.rows, this.columns) ? ['corners'] : ['sides', 'row'];
    const [best] = sides
      .flatMap((side) => places.map((place) => this.#fit(width, height, wide, side, side ? beside : below, place)))
      .sort((a, b) => b.tile - a.tile);
    const { side, dock, meter, place, tile } = best as Fit;
    [this.side, this.dock, this.meter, this.#places] = [side, dock, meter, place];
    this.tile = clamp(tile, SMALLEST, LARGEST);
    this.#large = wide || (place === 'corners' && this.named);
    const [across, down] = [this.tile * this.columns, this.tile * this.rows];
    const row = place === 'row' ? figure(wide).height + GAP : 0;
    this.width = Math.max(
      side ? width - dock : width,
      across + meter + (place === 'sides' ? 2 * figure(wide).width : 0),
    );
    this.height = Math.max(side ? height : height - dock, down + this.hand + row);
    this.#left = meter + (this.width - meter - across) / 2;
    this.#top = (this.height - this.hand - row - down) / 2;
  }

  #fit(width: number, height: number, wide: boolean, side: boolean, dock: number, place: Places): Fit {
    const meter = wide && side && width - dock > ROOMY ? METER : 0;
    const across = width - (side ? dock : 0) - meter - (place === 'sides' ? 2 * figure(wide).width : 0);
    const down = height - (side ? 0 : dock) - this.hand - (place === 'row' ? figure(wide).height + GAP : 0);
    const beach = wide ? 0.3 : 0.04;
    return { side, dock, meter, place, tile: Math.min(across / (this.columns + beach), down / (this.rows + beach)) };
  }

  /** Names are drawn where there is space for readable letters. */
  get named(): boolean {
    return this.tile >= NAMED;
  }

  /** The upper left corner of a tile. */
  corner({ row, column }: { row: number; column: number }): Point {
    return { x: this.#left + column * this.tile, y: this.#top + row * this.tile };
  }

  middle(tile: { row: number; column: number }): Point {
    const { x, y } = this.corner(tile);
    return { x: x + this.tile / 2, y: y + this.tile / 2 };
  }

  /** The middle of the island. */
  get centre(): Point {
    return this.corner({ row: this.rows / 2, column: this.columns / 2 });
  }

  /** The space of a treasure: its figure, and below it what is known of it. */
  treasure(index: number): Box {
    const { width, height } = figure(this.#large);
    const [right, low] = [index % 2 === 1, index >= 2];
    const end = this.#left + this.tile * this.columns;
    const bottom = this.#top + this.tile * this.rows;
    if (this.#places === 'row') {
      const gap = Math.min((this.width - this.meter) / 4, Math.max((end - this.#left) / 4, width + GAP));
      const narrow = Math.min(width, gap - GAP);
      const x = (this.width + this.meter) / 2 + gap * (index - 1.5) - narrow / 2;
      return { x, y: bottom + GAP / 2, width: narrow, height };
    }
    if (this.#places === 'sides') {
      const y = clamp(
        this.#top + ((bottom - this.#top) * (low ? 3 : 1)) / 4 - height / 2,
        0,
        this.height - this.hand - height,
      );
      return { x: right ? end + GAP : this.#left - width, y, width: width - GAP, height };
    }
    const free = this.#left - this.meter + this.tile - 8;
    const narrow = Math.min(width, free);
    // A little towards the sea, where there is some.
    const out = Math.min(free - narrow, this.tile * 0.25) + 4;
    return {
      x: right ? end - this.tile + out + 4 : this.#left + this.tile - out - narrow - 4,
      y: low
        ? Math.min(bottom + this.tile * 0.1, this.height - this.hand) - height
        : Math.max(0, this.#top - this.tile * 0.1),
      width: narrow,
      height: Math.min(height, this.tile * 2 + 4),
    };
  }

  /** Return a pawn's place on its tile and its radius, given its rank among the pawns there. */
  pawn(tile: { row: number; column: number }, rank: number, pawns: number): Point & { radius: number } {
    const { x, y } = this.middle(tile);
    const radius = this.tile * ([0, this.named ? 0.26 : 0.34, 0.24][pawns] ?? 0.21);
    const spread = pawns > 1 ? 0.95 * radius : 0;
    const rise = pawns > 2 ? 0.85 * radius : 0;
    return {
      x: x + (rank % 2 ? spread : -spread) * (pawns === 3 && rank === 2 ? 0 : 1),
      y: y + (rank > 1 ? rise : -rise) - (this.named ? 0.16 * this.tile : 0),
      radius,
    };
  }
}

interface Fit {
  side: boolean;
  dock: number;
  meter: number;
  place: Places;
  tile: number;
}

/** The space of a treasure. */
function figure(large: boolean): { width: number; height: number } {
  return large ? { width: 150, height: 140 } : { width: 66, height: 78 };
}

/** Return whether no tile is near the four corners of the island's rectangle. */
function hasFreeCorners(tiles: readonly ForbiddenIslandTile[], rows: number, columns: number): boolean {
  return !tiles.some(
    ({ row, column }) => Math.min(row, rows - 1 - row) < 2 && Math.min(column, columns - 1 - column) < 1,
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Return a name in one line or two, whichever is narrower. */
export function splitName(name: string): string[] {
  const words = name.split(' ');
  let best = [name];
  for (let cut = 1; cut < words.length; cut++) {
    const pair = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    if (longestLine(pair) < longestLine(best)) best = pair;
  }
  return best;
}

export function longestLine(texts: string[]): number {
  return Math.max(...texts.map((text) => text.length));
}
