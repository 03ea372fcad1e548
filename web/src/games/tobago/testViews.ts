/** Views for tests: an island in a row, with only the fields that a test needs. */
import type { TobagoMapName, TobagoTreasureMap, TobagoView } from '../../generated/protocol';

export const ROW = ['0,0', '1,0', '2,0', '3,0', '4,0'];

export function testMap(map: TobagoMapName, sites: string[], more: Partial<TobagoTreasureMap> = {}): TobagoTreasureMap {
  return {
    map,
    clues: [],
    sites,
    markers: sites.length > 0 && sites.length <= 17,
    located: sites.length === 1,
    ...more,
  };
}

const PLAYER = { hand: 4, roses: 14, amulets: 0, treasures: 0, cards: null, coins: null };

export function testView(more: Partial<TobagoView> = {}, players: Partial<typeof PLAYER>[] = [{}, {}, {}]): TobagoView {
  return {
    phase: 'act',
    turn: 0,
    decides: 0,
    steps: 3,
    amulet_steps: 0,
    island: 'row',
    spaces: Object.fromEntries(ROW.map((space, index) => [space, index < 3 ? 'lake' : 'beach'])),
    huts: [],
    palms: [],
    statues: [],
    amulets: [],
    amulet_supply: 21,
    vehicles: ['0,0', null, null],
    maps: [testMap('grey', ROW), testMap('brown', ['1,0', '2,0']), testMap('black', ['4,0']), testMap('white', ROW)],
    hand: [],
    keeps: {},
    hand_keeps: {},
    players: players.map((player) => ({ ...PLAYER, ...player })),
    sharing: null,
    ...more,
  } as TobagoView;
}
