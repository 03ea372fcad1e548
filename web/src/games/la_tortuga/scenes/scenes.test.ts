import { describe, expect, test } from 'vitest';

import type { LaTortugaTurtle, LaTortugaView, Outcome, TableInfo } from '../../../generated/protocol';
import { groupOf, journeyOf, moved } from '../geometry/journey';
import { TortugaLog } from '../log/gameLog.svelte';
import type { ShownPly } from '../../gamePage';
import type { LaTortugaPly, TortugaTypes } from '../play';
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
function happening(
  ply: LaTortugaPly,
  before: string,
  thrown: number[],
  { reducedMotion = false, outcome = null }: Partial<Pick<ShownPly<TortugaTypes>, 'reducedMotion' | 'outcome'>> = {},
) {
  const log = new TortugaLog(TABLE);
  thrown.forEach((value) =>
    log.add({ by: 'chance', do: 'die', value }, { turtle: 0, seat: 0, decider: 0, group: [0] }),
  );
  const drawn = turtles(before);
  const dice = ply.do === 'die' ? [...thrown, Number(ply.value)] : thrown;
  const total = dice.reduce((sumOf, value) => sumOf + value, 0);
  const after = total > 7 ? onTheRaft(drawn) : moved(drawn, journeyOf(drawn, 0, total * dice.length));
  const view = (positions: typeof drawn) =>
    ({ moving: 0, egg: 3, turtles: positions, players: [{ eggs: 21 }] }) as LaTortugaView;
  const stage = new TortugaStage();
  return {
    stage,
    shown: scenes({ ply, before: view(drawn), after: view(after), log, stage, outcome, reducedMotion }),
  };
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
    shown.forEach((scene) => scene.draw(1));
    expect(stage.busting).toEqual([0, 1]);
    expect(stage.splash?.at).toMatchObject({ space: 5 });
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

  test('onto a back makes that stack sway', () => {
    const { stage, shown } = happening(STOP, '5: r y | 8: g', [3]);
    shown.at(-1)?.draw(0.5);
    expect(stage.wobble?.stack).toEqual([3, 0, 1]);
  });

  test('past the beach lets the eggs fly to the topmost', () => {
    const { stage, shown } = happening(STOP, '20: r y', [3]);
    shown.at(-1)?.draw(0.5);
    expect(stage.flight).toMatchObject({ value: 3, from: 'nest', to: 1 });
  });

  test('can be followed, and is over in a second and a half however far it is', () => {
    for (const thrown of [[1], [6], [1, 6]]) {
      const { shown } = happening(STOP, '20: r | 13: g', thrown);
      expect(shown[0]?.milliseconds).toBeGreaterThanOrEqual(150);
      expect(shown.reduce((whole, scene) => whole + scene.milliseconds, 0)).toBeLessThanOrEqual(1500);
    }
  });
});

test('with reduced motion nothing moves', () => {
  const { stage, shown } = happening(die(6), '5: r y', [2], { reducedMotion: true });
  shown.forEach((scene) => scene.draw(1));
  expect([stage.poses, stage.tumble, stage.splash, stage.flight]).toEqual([null, null, null, null]);
});

describe('the last ply', () => {
  const outcome = { winners: [0] } as Outcome;

  test('ends with the winner and its eggs on the beach', () => {
    const { stage, shown } = happening(STOP, '20: r', [3], { outcome });
    shown.at(-1)?.draw(0.5);
    expect(stage.ending).toEqual({ winners: [{ seat: 0, eggs: 21 }], progress: 0.5 });
    expect(shown.at(-1)?.milliseconds).toBeLessThanOrEqual(3000);
  });

  test('shows them without motion too', () => {
    const { stage, shown } = happening(STOP, '20: r', [3], { outcome, reducedMotion: true });
    const seen = [0, 0.5, 1].map((progress) => {
      shown.at(-1)?.draw(progress);
      return stage.ending?.progress;
    });
    expect(new Set(seen).size).toBe(1);
  });
});
