import { test } from 'vitest';

import { gains, raisable } from '../games/tobago/board/describeSpace';
import { litAreaOf } from '../games/tobago/lazy/board/litSpaces';
import { readClue } from '../games/tobago/clues/clue';
import { narrow } from '../games/tobago/clues/narrowing';
import { areas, DIRECTIONS, neighbour, parse } from '../games/tobago/geometry/hex';
import { rosesInTurn } from '../games/tobago/lazy/sharing/roses';
import { TobagoLog } from '../games/tobago/log/gameLog.svelte';
import type { TobagoPly, TobagoPlay } from '../games/tobago/play';
import { scenes } from '../games/tobago/scenes/scenes';
import { TobagoStage } from '../games/tobago/scenes/stage.svelte';
import { spaceOf } from '../games/tobago/lookup';
import { chartOf, isIsland } from '../games/tobago/workshop/chart';
import { freeSpaces, partsOf, piecesOf } from '../games/tobago/workshop/placing';
import type { Effects, TableInfo, TobagoMapName, TobagoView } from '../generated/protocol';
import { MAPS, STEPS, TERRAINS } from '../generated/tobago';
import type { Chosen } from '../protocol/parts';
import { type Answer, type Case, compare, describeConformance, readCases } from './cases';

interface TurnCase extends Case {
  view: TobagoView;
  table: TableInfo;
  clues: {
    card: string;
    map: TobagoMapName;
    left: string[];
    lost: string[];
    why: string | null;
    ply: TobagoPly | null;
  }[];
  drives: { ply: TobagoPly; raise: TobagoMapName[]; amulet: boolean; steps: number }[];
  removals: { ply: TobagoPly; sites: string[] }[];
}

interface SharingCase extends Case {
  view: TobagoView;
  roses: { clue: number; number: number; seat: number }[];
  asked: { clue: number; number: number } | null;
}

interface TideCase extends Case {
  table: TableInfo;
  ply: TobagoPly;
  before: TobagoView;
  after: TobagoView;
  amulets: string[];
}

interface GameCase extends Case {
  table: TableInfo;
  view: TobagoView;
  plies: {
    ply: TobagoPly;
    effects: Effects;
    turn: number;
    seat: number | null;
    map: string | null;
    card: string | null;
  }[];
}

interface PlacingCase extends Case {
  island: string;
  setup: Chosen;
  /** For each object the spaces where it could stand instead. */
  free: string[][];
}

interface IslandCase extends Case {
  spaces: Record<string, string>;
  areas: string[][];
  beside: Record<string, string[]>;
}

interface ConstantsCase extends Case {
  terrains: string[];
  maps: string[];
  steps: number;
  directions: [number, number][];
  clues: Record<string, unknown>;
}

/** Return a game in which a ply is previewed. */
function previewing(view: TobagoView, preview: TobagoPly): TobagoPlay {
  return { view, preview, busy: false, stage: new TobagoStage() } as unknown as TobagoPlay;
}

describeConformance('Tobago, compared with the rules', () => {
  const turns = () => readCases<TurnCase>('tobago_turns');

  test('terrains, maps, directions and clues', () => {
    compare(readCases<ConstantsCase>('tobago_constants'), function* (data): Generator<Answer> {
      yield ['names', [TERRAINS, MAPS, STEPS], [data.terrains, data.maps, data.steps]];
      yield ['directions', DIRECTIONS, data.directions];
      for (const [clue, parts] of Object.entries(data.clues)) yield [clue, readClue(clue), parts];
    });
  });

  test('areas and neighbours', () => {
    compare(readCases<IslandCase>('tobago_islands'), function* ({ spaces, areas: known, beside }): Generator<Answer> {
      yield [
        'areas',
        areas(spaces)
          .map((area) => area.sort())
          .sort(),
        known.toSorted(),
      ];
      for (const [space, around] of Object.entries(beside)) {
        const found = DIRECTIONS.map((_, direction) => neighbour(space, direction)).filter((each) => each in spaces);
        yield [`beside ${space}`, found.sort(), around];
      }
    });
  });

  test('islands as they are drawn without a table', () => {
    compare(readCases<IslandCase>('tobago_islands'), ({ where, spaces }) => [
      ['chart', isIsland(where) && chartOf(where), spaces],
    ]);
  });

  test('where objects may stand', () => {
    compare(readCases<PlacingCase>('tobago_placing'), function* ({ island, setup, free }): Generator<Answer> {
      const spaces = isIsland(island) ? chartOf(island) : {};
      const pieces = piecesOf(setup);
      yield ['parts', partsOf(island, pieces), setup];
      for (const [index, piece] of pieces.entries())
        yield [`${piece.kind} ${index}`, freeSpaces(spaces, pieces, piece).sort(), free[index]];
    });
  });

  test('what clues leave, and why they do not fit', () => {
    compare(turns(), function* ({ view, clues }): Generator<Answer> {
      for (const { card, map, left, lost, why, ply } of clues) {
        yield [`${card} on ${map}`, narrow(view, card, map, view.decides ?? -1), { left, lost, why }];
        if (ply) yield [`lit for ${card} on ${map}`, litAreaOf(previewing(view, ply)), { lit: left, lost }];
      }
    });
  });

  test('what removing a marker leaves', () => {
    compare(turns(), function* ({ view, removals }): Generator<Answer> {
      for (const { ply, sites } of removals)
        yield [JSON.stringify(ply), litAreaOf(previewing(view, ply)), { lit: sites, lost: [ply.at] }];
    });
  });

  test('what a drive gains', () => {
    compare(turns(), function* ({ view, drives }): Generator<Answer> {
      for (const { ply, raise, amulet, steps } of drives) {
        const found = gains(view, ply).map(({ id, args }) =>
          id === 'tobago-gain-steps' ? `${id} ${args?.['steps']}` : id,
        );
        yield [
          JSON.stringify(ply),
          found,
          [
            ...(amulet ? ['tobago-gain-amulet'] : []),
            ...raise.map(() => 'tobago-gain-raise'),
            `tobago-gain-steps ${steps}`,
          ],
        ];
        yield [`treasures for ${JSON.stringify(ply)}`, raisable(view, spaceOf(ply) ?? '', Number(ply.by)), raise];
      }
    });
  });

  test('the roses in turn', () => {
    compare(readCases<SharingCase>('tobago_sharings'), function* ({ view, roses, asked }): Generator<Answer> {
      const found = rosesInTurn(view);
      yield ['roses', found.map(({ clue, number, seat }) => ({ clue, number, seat })), roses];
      const now = found.filter((rose) => rose.asked).map(({ clue, number }) => ({ clue, number }));
      yield ['asked', now, asked ? [asked] : []];
    });
  });

  test('where statues look', () => {
    compare(turns(), function* ({ view }): Generator<Answer> {
      for (const { at, faces, looks_at: end } of view.statues) {
        if (at === end) continue;
        const [[q, r], [toQ, toR]] = [parse(at), parse(end)];
        const far = Math.max(Math.abs(toQ - q), Math.abs(toR - r));
        yield [`from ${at}`, DIRECTIONS[faces], [(toQ - q) / far, (toR - r) / far]];
      }
    });
  });

  test('where amulets wash up', () => {
    compare(readCases<TideCase>('tobago_tides'), function* ({ table, ply, before, after, amulets }): Generator<Answer> {
      const stage = new TobagoStage();
      const shown = scenes({
        ply,
        before,
        after,
        log: new TobagoLog(table, before),
        stage,
        outcome: null,
        reducedMotion: false,
      });
      shown.forEach((scene) => scene.draw(1));
      yield [JSON.stringify(ply), stage.motion.tide?.amulets.toSorted(), amulets];
    });
  });

  test('whose turn a ply belongs to, and which treasure is shared', () => {
    compare(readCases<GameCase>('tobago_games'), function* ({ table, view, plies }): Generator<Answer> {
      const log = new TobagoLog(table, view);
      for (const [index, { ply, effects, turn, seat, map, card }] of plies.entries()) {
        log.add(ply, effects);
        const last = log.turns.at(-1);
        const what = `ply ${index}, ${JSON.stringify(ply)}`;
        yield [`turn of ${what}`, [last?.number, last?.seat], [turn, seat]];
        const entry = last?.entries.at(-1);
        if (ply.do === 'take') yield [`card of ${what}`, [entry?.map, entry?.card], [map, card]];
        if (['peek', 'reveal', 'leave', 'start_map'].includes(ply.do)) yield [`map of ${what}`, entry?.map, map];
      }
    });
  });
});
