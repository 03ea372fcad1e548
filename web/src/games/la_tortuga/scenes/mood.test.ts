import { describe, expect, test } from 'vitest';

import type { LaTortugaView, TableInfo } from '../../../generated/protocol';
import { TortugaLog } from '../log/gameLog.svelte';
import type { TortugaPlay } from '../play';
import { turtles } from '../testViews';
import { moodOf } from './mood';
import { TortugaStage } from './stage.svelte';

const TABLE = { players: 4, seats: [], yours: [] } as unknown as TableInfo;

/** The faces of red, yellow, blue and green. */
function faces(picture: string, { moving = 0, awaits = 0, busting = [] as number[] } = {}) {
  const stage = new TortugaStage();
  stage.busting = busting;
  const view = { turtles: turtles(picture), moving } as LaTortugaView;
  const play = { view, log: new TortugaLog(TABLE), stage, outcome: null } as unknown as TortugaPlay;
  return [0, 1, 2, 3].map((turtle) => moodOf(play, turtle, awaits));
}

describe('the face of a turtle', () => {
  test('shows who decides, who carries, and who only rides', () => {
    expect(faces('6: b g r', { moving: 2 })).toEqual(['glee', 'sleepy', 'strain', 'sly']);
  });

  test('is awed by who is about to land on it', () => {
    expect(faces('6: b | 9: g', { moving: 2, awaits: 3 })[3]).toBe('awe');
  });

  test('sulks while it falls into the water', () => {
    expect(faces('6: r', { busting: [0] })[0]).toBe('sulk');
  });
});
