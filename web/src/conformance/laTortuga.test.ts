import { test } from 'vitest';

import { journeyIfAdded, journeyIfStopped, previewOf } from '../games/la_tortuga/decision/preview';
import { bustingSides, levelOf, moved, stackAt } from '../games/la_tortuga/geometry/journey';
import { tieBreak } from '../games/la_tortuga/lazy/tieBreak';
import { sumOf, TortugaLog } from '../games/la_tortuga/log/gameLog.svelte';
import { emblemTurtle, ownerOf } from '../games/la_tortuga/names';
import { scenes } from '../games/la_tortuga/scenes/scenes';
import { spotOf, TortugaStage } from '../games/la_tortuga/scenes/stage.svelte';
import { numberOf, showsBeach } from '../games/la_tortuga/lookup';
import { BEACH_EGGS, LIMIT, RAFT } from '../generated/la_tortuga';
import type { LaTortugaEffects, LaTortugaTurtle, LaTortugaView, TableInfo } from '../generated/protocol';
import type { LaTortugaPly } from '../games/la_tortuga/play';
import { type Answer, type Case, compare, describeConformance, readCases } from './cases';

interface PositionCase extends Case {
  view: LaTortugaView;
  stacks: Record<string, number[]>;
  /** Every ply but a throw, with its effects to the end of the move. */
  moves: { ply: LaTortugaPly; effects: LaTortugaEffects; turtles: LaTortugaTurtle[] }[];
  /** Where each side of one more die leads; null: it busts. */
  dice: (number | null)[] | null;
}

interface GameCase extends Case {
  table: TableInfo;
  view: LaTortugaView;
  plies: { ply: LaTortugaPly; effects: LaTortugaEffects; view: LaTortugaView; top: number | null; beach: boolean }[];
}

interface EndCase extends Case {
  view: LaTortugaView;
  winners: number[];
  why: string | null;
}

describeConformance('La Tortuga, compared with the rules', () => {
  test('stacks, and whose turtles they are', () => {
    compare(readCases<PositionCase>('la_tortuga_positions'), function* ({ view, stacks }): Generator<Answer> {
      const { turtles, players } = view;
      for (const [space, stack] of Object.entries(stacks)) {
        yield [`stack on ${space}`, stackAt(turtles, Number(space)), stack];
        for (const [level, turtle] of stack.entries()) yield [`level of ${turtle}`, levelOf(turtles, turtle), level];
      }
      const owners = turtles.map(({ owner }) => owner);
      yield ['owners', owners.map((_, turtle) => ownerOf(turtle, players.length)), owners];
      for (const seat of players.keys())
        yield [`first turtle of ${seat}`, emblemTurtle(seat, players.length), owners.indexOf(seat)];
    });
  });

  test('previews of stopping, spending and choosing', () => {
    compare(readCases<PositionCase>('la_tortuga_positions'), function* ({ view, moves }): Generator<Answer> {
      for (const { ply, effects, turtles } of moves) {
        const { journey, group } = previewOf(view, ply);
        if (ply.do === 'turtle') {
          yield ['group', group, effects.group];
          continue;
        }
        const known = ply.do === 'stop' ? journeyIfStopped(view) : journeyIfAdded(view, numberOf(ply, 'value'));
        yield [`${ply.do} as previewed`, journey, known];
        if (!journey) {
          yield [`${ply.do}`, null, effects.end];
          continue;
        }
        const { from, to, spaces, onto } = journey;
        const egg = journey.egg ? (view.egg ?? BEACH_EGGS) : null;
        yield [`${ply.do}`, { from, to, spaces, onto, egg }, effects.end];
        yield [`group of ${ply.do}`, journey.group, effects.group];
        yield [`turtles after ${ply.do}`, moved(view.turtles, journey), turtles];
      }
    });
  });

  test('previews of one more die, and its risk', () => {
    compare(readCases<PositionCase>('la_tortuga_positions'), function* ({ view, dice }): Generator<Answer> {
      if (!dice) return;
      const throwing: LaTortugaPly = { by: view.decides ?? 0, do: 'roll' };
      const busts = dice.filter((to) => to === null).length;
      yield ['spaces', previewOf(view, throwing).possible, dice.filter((to) => to !== null)];
      yield ['busting sides', bustingSides(view.total), busts];
      yield ['asks before a sure bust', view.total >= LIMIT, busts === dice.length];
    });
  });

  test('the dice of a move, what its scenes show, and when only the beach is left', () => {
    compare(readCases<GameCase>('la_tortuga_games'), function* ({ table, view, plies }): Generator<Answer> {
      const log = new TortugaLog(table);
      let before = view;
      for (const [number, { ply, effects, view: after, top, beach }] of plies.entries()) {
        const stage = new TortugaStage();
        const shown = scenes({ ply, before, after, log, stage, outcome: null, reducedMotion: false });
        shown.forEach((scene) => scene.draw(1));
        yield* stageAnswers(`ply ${number}`, stage, effects, before, after, top);
        log.add(ply, effects);
        const left = effects.end ? [0, 0] : [after.thrown, after.total];
        yield [`dice after ply ${number}`, [log.dice.length, sumOf(log.dice)], left];
        yield [`beach after ply ${number}`, showsBeach(after), beach];
        before = after;
      }
    });
  });

  test('why the winner won', () => {
    compare(readCases<EndCase>('la_tortuga_endings'), ({ view, winners, why }) => [
      ['tie', tieBreak(view.players, winners), why],
    ]);
  });
});

function* stageAnswers(
  where: string,
  stage: TortugaStage,
  { group = [], end }: LaTortugaEffects,
  before: LaTortugaView,
  after: LaTortugaView,
  top: number | null,
): Generator<Answer> {
  const bust = end === 'bust';
  const splash = stage.splash && ('space' in stage.splash.at ? stage.splash.at.space : RAFT);
  yield [`${where} busts`, splash, bust ? (before.turtles[before.moving ?? 0]?.at ?? RAFT) : null];
  yield [`${where} moves`, [...(stage.poses?.keys() ?? [])], end ? group : []];
  for (const [turtle, { to }] of stage.poses ?? [])
    yield [`${where} moves ${turtle}`, to, spotOf(after.turtles, turtle)];
  const taken = end && !bust ? end.egg : null;
  const flight = stage.flight?.from === 'nest' ? stage.flight : null;
  yield [`${where} takes`, flight && [flight.value, flight.to], taken === null ? null : [taken, group.at(-1)]];
  if (stage.flight && !flight) yield [`${where} spends`, stage.flight.from, top];
}
