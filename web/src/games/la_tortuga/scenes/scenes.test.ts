import { describe, expect, test } from 'vitest';

import type { LaTortugaTurtle, LaTortugaView, TableInfo } from '../../../generated/protocol';
import { groupOf, journeyOf, moved } from '../geometry/journey';
import { TortugaLog } from '../log/gameLog.svelte';
import type { LaTortugaPly } from '../play';
import { turtles } from '../testViews';
import { scenes } from './scenes';
import { TortugaStage } from './stage.svelte';

const TABLE = { players: 4, seats: [], yours: [] } as unknown as TableInfo;

/** After a bust of Red. */
function onTheRaft(drawn: LaTortugaTurtle[]): LaTortugaTurtle[] {
  const group = groupOf(drawn, 0);
  return drawn.map((turtle, number) => (group.includes(number) ? { ...turtle, at: 0, on: null } : turtle));
}

/** Red moves; the dice thrown so far are those of the log. */
function happening(ply: LaTortugaPly, before: string, thrown: number[], reducedMotion = false) {
  const log = new TortugaLog(TABLE);
  thrown.forEach((value) =>
    log.add({ by: 'chance', do: 'die', value }, { turtle: 0, seat: 0, decider: 0, group: [0] }),
  );
  const drawn = turtles(before);
  const dice = ply.do === 'die' ? [...thrown, Number(ply.value)] : thrown;
  const total = dice.reduce((sumOf, value) => sumOf + value, 0);
  const after = total > 7 ? onTheRaft(drawn) : moved(drawn, journeyOf(drawn, 0, total * dice.length));
  const view = (positions: typeof drawn) => ({ moving: 0, egg: 3, turtles: positions }) as LaTortugaView;
  const stage = new TortugaStage();
  return { stage, shown: scenes({ ply, before: view(drawn), after: view(after), log, stage, reducedMotion }) };
}

const die = (value: number): LaTortugaPly => ({ by: 'chance', do: 'die', value });
const STOP: LaTortugaPly = { by: 0, do: 'stop' };

describe('a die', () => {
  test('tumbles, and is the newest of the dice', () => {
    const { stage, shown } = happening(die(3), '', [2]);
    expect(shown).toHaveLength(1);
    shown[0]?.draw(0.5);
    expect(stage.tumble?.dice.map(({ value }) => value)).toEqual([2, 3]);
  });

  test('that is too many throws the group off, onto the raft', () => {
    const { stage, shown } = happening(die(6), '5: r y', [2]);
    shown.at(-1)?.draw(1);
    expect(stage.splash?.space).toBe(5);
    expect([...(stage.poses ?? [])].map(([turtle, pose]) => [turtle, pose.to])).toEqual([
      [0, { raft: 0 }],
      [1, { raft: 1 }],
    ]);
  });

  test('that is the third sets the group off by itself', () => {
    const { stage, shown } = happening(die(1), '5: r', [1, 1]);
    shown.at(-1)?.draw(1);
    expect(stage.poses?.get(0)?.to).toMatchObject({ space: 14 });
  });
});

describe('a journey', () => {
  test('goes space by space, and ends on the back it lands on', () => {
    const { stage, shown } = happening(STOP, '5: r | 8: g', [3]);
    shown[0]?.draw(0);
    expect(stage.poses?.get(0)).toMatchObject({ from: { space: 5 }, to: { space: 6 } });
    shown[0]?.draw(1);
    expect(stage.poses?.get(0)).toMatchObject({ to: { space: 8, level: 1 }, progress: 1 });
  });

  test('past the beach lets the card fly to the topmost', () => {
    const { stage, shown } = happening(STOP, '20: r y', [3]);
    shown.at(-1)?.draw(0.5);
    expect(stage.flight).toMatchObject({ value: 3, from: 'deck', to: 1 });
  });

  test('takes 200 to 350 milliseconds, however far it is', () => {
    for (const thrown of [[1], [6], [1, 6]]) {
      const { shown } = happening(STOP, '1: r', thrown);
      expect(shown[0]?.milliseconds).toBeGreaterThanOrEqual(200);
      expect(shown[0]?.milliseconds).toBeLessThanOrEqual(350);
    }
  });
});

test('with reduced motion nothing moves', () => {
  const { stage, shown } = happening(die(6), '5: r y', [2], true);
  shown.forEach((scene) => scene.draw(1));
  expect([stage.poses, stage.tumble, stage.splash, stage.flight]).toEqual([null, null, null, null]);
});
