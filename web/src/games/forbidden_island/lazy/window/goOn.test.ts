import { expect, test } from 'vitest';

import type { ForbiddenIslandView, TableInfo } from '../../../../generated/protocol';
import type { ForbiddenIslandPly, IslandPlay } from '../../play';
import { drawnView } from '../../testViews';
import type { Asking } from './asking.svelte';
import { endangered, goOn, startGoing, stopOf } from './goOn';

const ASKING: Asking = { rule: 'threat', helicopter_lift: true, sandbags: true };
const TABLE = {
  options: {},
  yours: [0, 1],
  seats: [{ kind: 'human' }, { kind: 'human' }],
} as unknown as TableInfo;
const BAGS = ['sandbags'];
const LIFT = ['helicopter_lift'];
const DRY = '.E=watchtower .D=iron_gate';

/** A window before the next of these flood cards. */
function windowOf(picture: string, piles: string[][], hand: string[], more: Partial<ForbiddenIslandView> = {}) {
  const view = drawnView(picture, { phase: 'window', part: 'treasure', draws: 0, ...more });
  return {
    ...view,
    flood_piles: piles as ForbiddenIslandView['flood_piles'],
    players: view.players.map((player, seat) => ({ ...player, hand: (seat ? [] : hand) as never })),
  };
}

function stops(view: ForbiddenIslandView, asking: Partial<Asking> = {}, table = TABLE, accepted: string[] = []) {
  const legal: ForbiddenIslandPly[] = [{ by: 0, do: 'proceed' }];
  return stopOf({ view, table, legal }, { ...ASKING, ...asking }, accepted);
}

const LANDING = windowOf(`${DRY} ~=fools_landing`, [['fools_landing']], BAGS);
const PLAIN = windowOf(`${DRY} ~=lost_lagoon`, [['lost_lagoon']], BAGS);

test('the flood cards of this turn may sink what is flooded', () => {
  const view = windowOf(`${DRY} ~=01 ~=02 ~=03`, [['01', 'watchtower'], ['02'], ['03']], BAGS, { rate: 3 });
  expect(endangered(view)).toEqual(['01', '02']);
});

test('the page asks if the landing could be saved', () => {
  expect(stops(LANDING)).toEqual({ kind: 'tile', tile: 'fools_landing', by: 0, card: 'sandbags' });
  expect(stops({ ...LANDING, flood_piles: [['watchtower']] })).toBeNull();
});

test('a place matters if it is the last of a treasure', () => {
  const sites = (other: string) => `${DRY} ~=temple_of_the_sun ${other}=temple_of_the_moon`;
  const may = (other: string) => windowOf(sites(other), [['temple_of_the_sun']], BAGS);
  expect(stops(may('x'))).toMatchObject({ tile: 'temple_of_the_sun' });
  expect(stops(may('.'))).toBeNull();
  const captured = { ...may('x').treasures, earth_stone: true };
  expect(stops({ ...may('x'), treasures: captured })).toBeNull();
});

test('a pawn with no way out could fly', () => {
  const alone = '~E=lost_lagoon x=01 .D=iron_gate';
  expect(stops(windowOf(alone, [['lost_lagoon']], LIFT))).toMatchObject({
    tile: 'lost_lagoon',
    card: 'helicopter_lift',
  });
  expect(stops(windowOf('~E=lost_lagoon .=01 .D=iron_gate', [['lost_lagoon']], LIFT))).toBeNull();
});

test('any flooded place counts if the rule says so, none before a treasure card', () => {
  expect(stops(PLAIN)).toBeNull();
  expect(stops(PLAIN, { rule: 'flooded' })).toMatchObject({ tile: 'lost_lagoon' });
  expect(stops({ ...LANDING, draws: 1 })).toBeNull();
  expect(stops({ ...LANDING, draws: 1 }, { rule: 'always' })).toEqual({ kind: 'asked' });
});

test('what was accepted, switched off or is held by a bot stops nothing', () => {
  expect(stops(LANDING, {}, TABLE, ['fools_landing'])).toBeNull();
  expect(stops(LANDING, { sandbags: false })).toBeNull();
  const bot = { ...TABLE, yours: [1], seats: [{ kind: 'bot' }, { kind: 'human' }] } as unknown as TableInfo;
  expect(stops(LANDING, {}, bot)).toBeNull();
});

test('the sandbags of a player at another page do, whatever is switched off here', () => {
  expect(stops(LANDING, { sandbags: false }, { ...TABLE, yours: [1] })).toMatchObject({ by: 0 });
});

test('sandbags are not played while the flood cards are turned up', () => {
  expect(stops({ ...LANDING, part: 'flood', turned_up: 'watchtower' })).toBeNull();
});

test('the page always asks if the team can fly home', () => {
  const legal: ForbiddenIslandPly[] = [{ by: 0, do: 'lift_off' }];
  expect(stopOf({ view: PLAIN, table: TABLE, legal }, ASKING, [])).toEqual({ kind: 'home' });
});

test('after the last action one press ends the actions and goes on until something could be saved', () => {
  const played: unknown[] = [];
  const play = {
    view: { ...PLAIN, phase: 'act', actions: 0 },
    table: TABLE,
    legal: [{ by: 0, do: 'end_actions' }],
    log: { turns: [{ number: 3 }] },
    stage: { going: null },
    moment: 10,
    ready: true,
    choose: (ply: ForbiddenIslandPly) => played.push(ply.do),
    do: (ply: ForbiddenIslandPly) => played.push(ply.do),
  };
  startGoing(play as unknown as IslandPlay);
  Object.assign(play, { view: PLAIN, legal: [{ by: 0, do: 'proceed' }], moment: 11 });
  goOn(play as unknown as IslandPlay, ASKING);
  Object.assign(play, { view: LANDING, moment: 12 });
  goOn(play as unknown as IslandPlay, ASKING);
  expect(played).toEqual(['end_actions', 'proceed']);
});
