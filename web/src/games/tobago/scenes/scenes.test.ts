import { expect, test } from 'vitest';

import type { TableInfo, TobagoView } from '../../../generated/protocol';
import { TobagoLog } from '../log/gameLog.svelte';
import type { TobagoPly } from '../play';
import { ROW, testMap, testView } from '../testViews';
import { scenes } from './scenes';
import { TobagoStage } from './stage.svelte';

const TABLE = { players: 3, seats: [], yours: [] } as unknown as TableInfo;

function shown(ply: TobagoPly, before: TobagoView, after: TobagoView, reducedMotion = false) {
  const stage = new TobagoStage();
  const list = scenes({ ply, before, after, log: new TobagoLog(TABLE, before), stage, reducedMotion });
  list.forEach((scene) => scene.draw(1));
  return { stage, list };
}
const DRIVE: TobagoPly = { by: 0, do: 'drive', to: '3,0' };
const STATUE = { at: '1,0', looks_at: '4,0' };

test('a vehicle drives from where it stands', () => {
  expect(shown(DRIVE, testView(), testView()).stage.drive).toMatchObject({
    seat: 0,
    from: '0,0',
    to: '3,0',
    progress: 1,
  });
});

test('the markers that a clue takes away lift off, and no others', () => {
  const grey = (sites: string[]) => testView({ maps: [testMap('grey', sites)] });
  const { stage } = shown({ by: 0, do: 'clue', card: 'in lake', map: 'grey' }, grey(ROW), grey(['0,0', '1,0']));
  expect(stage.lifted).toMatchObject({ map: 'grey', sites: ['2,0', '3,0', '4,0'] });
});

test('amulets wash up and statues turn after any ply', () => {
  const before = testView({ statues: [{ ...STATUE, faces: 0 }] });
  const after = testView({ statues: [{ ...STATUE, faces: 1 }], amulets: ['4,0'] });
  expect(shown({ by: 'chance', do: 'draw_clue', seat: 0, card: null }, before, after).stage.tide).toMatchObject({
    amulets: ['4,0'],
  });
});

test('an amulet washes up also if the next player takes it at once, or a curse has just returned it', () => {
  const statues = (faces: number) => [{ ...STATUE, faces }];
  const cursed: TobagoPly = { by: 'chance', do: 'reveal', card: 'curse' };
  const supply = { amulet_supply: 0, vehicles: [null, '4,0', null] };
  const before = testView({ ...supply, turn: 0, statues: statues(0) }, [{ amulets: 1 }, {}]);
  const after = testView({ ...supply, turn: 1, statues: statues(1) }, [{}, { amulets: 1 }]);
  expect(shown(cursed, before, after).stage.tide?.amulets).toEqual(['4,0']);
});

test('where the supply is used up no amulet washes up', () => {
  const before = testView({ amulet_supply: 0, statues: [{ ...STATUE, faces: 0 }] });
  const after = testView({ amulet_supply: 0, statues: [{ ...STATUE, faces: 1 }] });
  expect(shown({ by: 0, do: 'leave' }, before, after).stage.tide?.amulets).toEqual([]);
});

test('a secret look of another player shows nothing', () => {
  expect(shown({ by: 'chance', do: 'peek', seat: 1, card: null }, testView(), testView()).list).toEqual([]);
  expect(shown({ by: 'chance', do: 'peek', seat: 0, card: '4' }, testView(), testView()).stage.card).toMatchObject({
    card: '4',
    secret: true,
  });
});

test('a scene takes 200 to 350 milliseconds', () => {
  const plies: TobagoPly[] = [DRIVE, { by: 'chance', do: 'reveal', card: '4' }, { by: 1, do: 'take' }];
  for (const ply of plies) {
    for (const { milliseconds } of shown(ply, testView(), testView()).list) {
      expect(milliseconds).toBeGreaterThanOrEqual(200);
      expect(milliseconds).toBeLessThanOrEqual(350);
    }
  }
});

test('with reduced motion nothing moves', () => {
  const { stage } = shown(DRIVE, testView(), testView(), true);
  expect([stage.drive, stage.lifted]).toEqual([null, null]);
});
