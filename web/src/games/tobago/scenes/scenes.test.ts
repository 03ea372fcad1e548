import { expect, test } from 'vitest';

import type { Outcome, TableInfo, TobagoView } from '../../../generated/protocol';
import { TobagoLog } from '../log/gameLog.svelte';
import type { TobagoPly } from '../play';
import { ROW, testMap, testView } from '../testViews';
import { scenes } from './scenes';
import { TobagoStage } from './stage.svelte';

const TABLE = { players: 3, seats: [], yours: [] } as unknown as TableInfo;

function shown(
  ply: TobagoPly,
  before: TobagoView,
  after: TobagoView,
  reducedMotion = false,
  outcome: Outcome | null = null,
) {
  const stage = new TobagoStage();
  const list = scenes({ ply, before, after, log: new TobagoLog(TABLE, before), stage, outcome, reducedMotion });
  list.forEach((scene) => scene.draw(1));
  return { motion: stage.motion, list };
}
const DRIVE: TobagoPly = { by: 0, do: 'drive', to: '3,0' };
const STATUE = { at: '1,0', looks_at: '4,0' };

test('a vehicle drives from where it stands', () => {
  expect(shown(DRIVE, testView(), testView()).motion.drive).toMatchObject({
    seat: 0,
    way: ['0,0', '1,0', '2,0', '3,0'],
    progress: 1,
  });
});

test('the markers that a clue takes away lift off, and no others', () => {
  const grey = (sites: string[]) => testView({ maps: [testMap('grey', sites)] });
  const { motion } = shown({ by: 0, do: 'clue', card: 'in lake', map: 'grey' }, grey(ROW), grey(['0,0', '1,0']));
  expect(motion.lifted).toMatchObject({ map: 'grey', sites: ['2,0', '3,0', '4,0'] });
});

test('amulets wash up and statues turn after any ply', () => {
  const before = testView({ statues: [{ ...STATUE, faces: 0 }] });
  const after = testView({ statues: [{ ...STATUE, faces: 1 }], amulets: ['4,0'] });
  expect(shown({ by: 'chance', do: 'draw_clue', seat: 0, card: null }, before, after).motion.tide).toMatchObject({
    amulets: ['4,0'],
  });
});

test('an amulet washes up also if the next player takes it at once, or a curse has just returned it', () => {
  const statues = (faces: number) => [{ ...STATUE, faces }];
  const cursed: TobagoPly = { by: 'chance', do: 'reveal', card: 'curse' };
  const supply = { amulet_supply: 0, vehicles: [null, '4,0', null] };
  const before = testView({ ...supply, turn: 0, statues: statues(0) }, [{ amulets: 1 }, {}]);
  const after = testView({ ...supply, turn: 1, statues: statues(1) }, [{}, { amulets: 1 }]);
  expect(shown(cursed, before, after).motion.tide?.amulets).toEqual(['4,0']);
});

test('where the supply is used up no amulet washes up', () => {
  const before = testView({ amulet_supply: 0, statues: [{ ...STATUE, faces: 0 }] });
  const after = testView({ amulet_supply: 0, statues: [{ ...STATUE, faces: 1 }] });
  expect(shown({ by: 0, do: 'leave' }, before, after).motion.tide?.amulets).toEqual([]);
});

test('a secret look shows the card to its player only', () => {
  const other = shown({ by: 'chance', do: 'peek', seat: 1, card: null }, testView(), testView()).motion;
  expect([other.card, other.dealt]).toEqual([undefined, { progress: 1 }]);
  expect(shown({ by: 'chance', do: 'peek', seat: 0, card: '4' }, testView(), testView()).motion.card).toMatchObject({
    card: '4',
    secret: true,
  });
});

test('an amulet that is taken on the way is picked up', () => {
  const before = testView({ amulets: ['3,0'] });
  expect(shown(DRIVE, before, testView()).motion.pickup).toMatchObject({ space: '3,0' });
});

test('a clue that locates the treasure ends with its cross, any other with a flash of what is left', () => {
  const clue: TobagoPly = { by: 1, do: 'clue', card: 'in lake', map: 'grey' };
  const grey = (sites: string[]) => testView({ maps: [testMap('grey', sites)] });
  expect(shown(clue, grey(ROW), grey(['1,0'])).motion.cross).toMatchObject({ space: '1,0' });
  expect(shown(clue, grey(ROW), grey(['0,0', '1,0'])).motion.flash?.sites).toEqual(['0,0', '1,0']);
});

test('what a ply does is said while it is shown', () => {
  expect(shown(DRIVE, testView(), testView()).motion.phrases).toMatchObject([{ id: 'tobago-tell-drive' }]);
});

test('an important ply takes long enough to follow and not longer than a second and a half', () => {
  const before = testView({ maps: [testMap('grey', ROW), testMap('brown', ['1,0'])] });
  const after = testView({ maps: [testMap('grey', ['1,0', '2,0']), testMap('brown', ['1,0'])] });
  const plies: TobagoPly[] = [
    DRIVE,
    { by: 0, do: 'clue', card: 'in lake', map: 'grey' },
    { by: 0, do: 'raise', map: 'brown' },
    { by: 0, do: 'exchange' },
  ];
  for (const ply of plies) {
    const total = shown(ply, before, after).list.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    expect(total).toBeGreaterThanOrEqual(800);
    expect(total).toBeLessThanOrEqual(1500);
  }
});

test('with reduced motion nothing moves', () => {
  const { motion } = shown(DRIVE, testView(), testView(), true);
  expect([motion.drive, motion.still]).toEqual([undefined, true]);
});

test('the ply that ends the game is followed by two to three seconds of counting', () => {
  const after = testView({}, [{ coins: 7 } as object, { coins: 9 } as object]);
  const outcome = { scores: [7, 9], winners: [1], reason: 'deck_empty' };
  const { motion, list } = shown({ by: 0, do: 'end_turn' }, testView(), after, false, outcome);
  expect(motion.ending?.players.map(({ coins, behind }) => [coins, behind])).toEqual([
    [7, 2],
    [9, 0],
  ]);
  const total = list.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  expect(total).toBeGreaterThanOrEqual(2000);
  expect(total).toBeLessThanOrEqual(3000);
});
