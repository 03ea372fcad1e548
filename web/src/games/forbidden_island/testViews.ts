/** Views drawn as small pictures, for tests. */
import type {
  ForbiddenIslandPlayer,
  ForbiddenIslandRole,
  ForbiddenIslandTile,
  ForbiddenIslandView,
  Ply,
} from '../../generated/protocol';
import type { TileState } from './lookup';
import type { ForbiddenIslandPly } from './play';

const STATES: Record<string, TileState> = { '.': 'dry', '~': 'flooded', x: 'sunk' };
const ROLES: Record<string, ForbiddenIslandRole> = {
  D: 'diver',
  E: 'engineer',
  X: 'explorer',
  M: 'messenger',
  N: 'navigator',
  P: 'pilot',
};

/**
 * Read rows of words, one for each tile: `.` dry, `~` flooded, `x` sunk, `-` open sea; then
 * the pawns there (D E X M N P); then the tile's name, else it is called after its place:
 *
 *     .D  ~   x
 *     .   -   .=iron_gate
 *
 * The seats are in the order in which their pawns are drawn; the first one plays.
 */
export function drawnView(picture: string, more: Partial<ForbiddenIslandView> = {}): ForbiddenIslandView {
  const tiles: ForbiddenIslandTile[] = [];
  const players: ForbiddenIslandPlayer[] = [];
  const rows = picture.trim().split('\n');
  rows.forEach((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .forEach((word, column) => {
        const state = STATES[word[0] ?? ''];
        if (!state) return;
        const [marks = '', name] = word.split('=');
        const tile = (name ?? `${row}${column}`) as ForbiddenIslandTile['tile'];
        tiles.push({ tile, row, column, state });
        for (const letter of marks.slice(1)) players.push({ role: ROLES[letter] ?? 'diver', at: tile, hand: [] });
      }),
  );
  return { ...EMPTY, tiles, players, ...more };
}

/** Return a ply that names tiles of a picture, which are called after their places. */
export function drawnPly(ply: Ply): ForbiddenIslandPly {
  return ply as ForbiddenIslandPly;
}

const NO_CARDS = {
  earth_stone: 0,
  statue_of_the_wind: 0,
  crystal_of_fire: 0,
  oceans_chalice: 0,
  helicopter_lift: 0,
  sandbags: 0,
  waters_rise: 0,
};

const EMPTY: ForbiddenIslandView = {
  phase: 'act',
  part: 'actions',
  turn: 0,
  decides: 0,
  actions: 3,
  free_shore_up: false,
  flown: false,
  draws: 2,
  floods: 0,
  over_limit: null,
  swimmers: [],
  reason: null,
  meter: 1,
  rate: 2,
  turned_up: null,
  flood_piles: [],
  flood_discards: [],
  treasure_deck: NO_CARDS,
  treasure_discards: NO_CARDS,
  tiles: [],
  players: [],
  treasures: { earth_stone: false, statue_of_the_wind: false, crystal_of_fire: false, oceans_chalice: false },
};
