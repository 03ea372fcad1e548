/** Where everything is drawn: the tiles as large as possible, the dock beside or below them. */
import type { ForbiddenIslandTile } from '../../../generated/protocol';
import type { Point } from '../../shared/point';

const SMALLEST = 44; // a fingertip
const LARGEST = 138;
const SEA = 0.16; // of a tile, around the island
const ROW = 640; // wide enough for the water, the treasures and the decks beside each other

export class Layout {
  readonly rows: number;
  readonly columns: number;
  readonly side: boolean;
  /** Whether everything in a dock below fits into one row. */
  readonly row: boolean;
  /** The dock's width beside the island, or its height below. */
  readonly dock: number;
  readonly tile: number;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number, tiles: readonly ForbiddenIslandTile[], wide: boolean) {
    this.rows = 1 + Math.max(...tiles.map((tile) => tile.row));
    this.columns = 1 + Math.max(...tiles.map((tile) => tile.column));
    const beside = Math.min(340, Math.max(250, width * 0.29));
    this.row = !wide && width >= ROW;
    const below = wide ? 236 : this.row ? 62 : 110;
    const [tileBeside, tileBelow] = [this.#fit(width - beside, height), this.#fit(width, height - below)];
    this.side = wide && tileBeside >= tileBelow;
    this.dock = this.side ? beside : below;
    this.tile = Math.max(SMALLEST, this.side ? tileBeside : tileBelow);
    // A wide island on a narrow screen can be panned.
    this.width = Math.max(this.side ? width - beside : width, this.tile * this.columns);
    this.height = Math.max(this.side ? height : height - below, this.tile * this.rows);
  }

  /** Names are drawn where there is space for readable letters. */
  get named(): boolean {
    return this.tile >= 92;
  }

  #fit(width: number, height: number): number {
    const sea = width < 500 ? 0.02 : 2 * SEA;
    return Math.min(LARGEST, width / (this.columns + sea), height / (this.rows + sea));
  }

  /** The upper left corner of a tile. */
  corner({ row, column }: { row: number; column: number }): Point {
    return {
      x: (this.width - this.tile * this.columns) / 2 + column * this.tile,
      y: (this.height - this.tile * this.rows) / 2 + row * this.tile,
    };
  }

  middle(tile: { row: number; column: number }): Point {
    const { x, y } = this.corner(tile);
    return { x: x + this.tile / 2, y: y + this.tile / 2 };
  }

  /** Return a pawn's place on its tile, given its rank among the pawns there. */
  pawn(tile: { row: number; column: number }, rank: number, pawns: number): Point {
    const { x, y } = this.middle(tile);
    const spread = pawns > 1 ? Math.min(0.34, 0.66 / (pawns - 1)) : 0;
    return {
      x: x + (rank - (pawns - 1) / 2) * spread * this.tile,
      y: y + (this.named ? -0.1 : 0.2) * this.tile + (rank % 2) * 0.05 * this.tile,
    };
  }
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
