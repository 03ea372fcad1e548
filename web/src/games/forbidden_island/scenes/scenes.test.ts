import { expect, test } from 'vitest';

import type { Outcome, Ply } from '../../../generated/protocol';
import type { IslandLog } from '../log/gameLog.svelte';
import type { ForbiddenIslandPly } from '../play';
import { drawnPly, drawnView } from '../testViews';
import { scenes } from './scenes';
import { IslandStage } from './stage.svelte';

const BEFORE = drawnView('.E=temple_of_the_sun .=01 ~=02');

function shown(ply: ForbiddenIslandPly, more: { outcome?: Outcome; reducedMotion?: boolean } = {}) {
  const stage = new IslandStage();
  const log = {} as IslandLog;
  const course = scenes({
    ply,
    before: BEFORE,
    after: { ...BEFORE, reason: more.outcome ? 'lift_off' : null },
    log,
    stage,
    outcome: more.outcome ?? null,
    reducedMotion: more.reducedMotion ?? false,
  });
  return { course, stage, milliseconds: course.reduce((sum, scene) => sum + scene.milliseconds, 0) };
}

test.each<Ply>([
  { by: 0, do: 'move', to: '01' },
  { by: 0, do: 'fly', to: '02' },
  { by: 0, do: 'shore_up', tile: '02' },
  { by: 0, do: 'give', to: 0, card: 'earth_stone' },
  { by: 0, do: 'discard', card: 'earth_stone' },
  { by: 0, do: 'capture' },
  { by: 'chance', do: 'draw', card: 'sandbags' },
  { by: 'chance', do: 'draw', card: 'waters_rise' },
  { by: 'chance', do: 'flood', tile: '01' },
  { by: 'chance', do: 'flood', tile: '02' },
])('there is time to see $do, moving or not', (ply) => {
  for (const reducedMotion of [false, true])
    expect(shown(drawnPly(ply), { reducedMotion }).milliseconds).toBeGreaterThanOrEqual(600);
});

test('a tile that sinks takes longer than one that floods', () => {
  const flood = (tile: string) => shown(drawnPly({ by: 'chance', do: 'flood', tile })).milliseconds;
  expect(flood('02')).toBeGreaterThan(flood('01'));
});

test('going on takes no time', () => {
  expect(shown({ by: 0, do: 'proceed' }).milliseconds).toBe(0);
});

test('the last ply ends with the ending', () => {
  const outcome = { scores: [1], winners: [0], reason: 'lift_off' } as unknown as Outcome;
  const { course, stage } = shown({ by: 0, do: 'lift_off' }, { outcome });
  expect(course.at(-1)?.sound).toBe('win');
  course.at(-1)?.draw(0.5);
  expect(stage.ending).toMatchObject({ view: { reason: 'lift_off' }, progress: 0.5 });
});

test('the water rises while its card is shown', () => {
  const { course, stage } = shown({ by: 'chance', do: 'draw', card: 'waters_rise' });
  course.forEach((scene) => scene.draw(1));
  expect(stage.rise).toBe(1);
  stage.clear();
  expect([stage.rise, stage.rising]).toEqual([0, null]);
});
