import { beforeAll, test } from 'vitest';

import { costOf } from '../games/forbidden_island/board/describeTile';
import { firstLift, heldSpecials, isLost, specials, toggleBoarding } from '../games/forbidden_island/decision/intent';
import { whyNoCapture, whyNoGive } from '../games/forbidden_island/decision/whyNot';
import { canSwim, journeyOf, needRescue } from '../games/forbidden_island/geometry/paths';
import { whyNoLiftOff, whyNoMove, whyNoShoreUp } from '../games/forbidden_island/lazy/whyNotTile';
import { describePly } from '../games/forbidden_island/log/describePly';
import { IslandLog } from '../games/forbidden_island/log/gameLog.svelte';
import { endPhrase, lostPawn } from '../games/forbidden_island/log/result';
import { sentence } from '../games/forbidden_island/log/sentence';
import type { ForbiddenIslandPly, IslandPlay } from '../games/forbidden_island/play';
import { scenes } from '../games/forbidden_island/scenes/scenes';
import { IslandStage } from '../games/forbidden_island/scenes/stage.svelte';
import { CAPTURE_COST, CARDS, LANDING, RATES, SITES, SKULL, TREASURES } from '../generated/forbidden_island';
import type { Effects, ForbiddenIslandView, TableInfo } from '../generated/protocol';
import { starterOf, treasureOf } from '../games/forbidden_island/lookup';
import { messages, t } from '../messages/messages.svelte';
import type { Phrase } from '../messages/phrase';
import { type Answer, type Case, compare, describeConformance, readCases } from './cases';

interface PositionCase extends Case {
  view: ForbiddenIslandView;
  table: TableInfo;
  /** Of the Lifts one for each group of pawns. */
  legal: ForbiddenIslandPly[];
  /** `next`: from each tile of the shortest ways the tiles that come next; null through the air. */
  journeys: { ply: ForbiddenIslandPly; seats: number[]; at: string; next: Record<string, string[]> | null }[];
  swims: Record<string, boolean>;
  stranded: boolean;
  left: { ply: ForbiddenIslandPly; lost: number[] }[];
  lost: number[];
  actions: { ply: ForbiddenIslandPly; actions: number }[];
  moves: Record<string, string | null>;
  shore_ups: Record<string, string | null>;
  capture: { why: string; held?: number } | null;
  give: string | null;
  lift_off: { open: string[]; away: number[] } | null;
  next_card: { kind: string; draws: number; floods: number } | null;
  acting: boolean;
}

interface PlyCase extends Case {
  table: TableInfo;
  ply: ForbiddenIslandPly;
  before: ForbiddenIslandView;
  after: ForbiddenIslandView;
  effects: Effects;
  lost_treasure: string | null;
  lost: number[];
}

interface ConstantsCase extends Case {
  treasures: string[];
  cards: string[];
  sites: Record<string, string[]>;
  starts: Record<string, string>;
  tiles: string[];
  rates: number[];
  skull: number;
  capture_cost: number;
  landing: string;
}

const PREFIX = 'forbidden_island-';

function playOf({
  view,
  legal = [],
  table,
}: {
  view: ForbiddenIslandView;
  legal?: ForbiddenIslandPly[];
  table: TableInfo;
}): IslandPlay {
  const named = (seat: number) => ({ name: String(seat), emblem: { kind: 'role' } });
  return { view, legal, table, named, stage: new IslandStage(), decides: view.decides } as unknown as IslandPlay;
}

/** Return which refusal a phrase is. */
function reason(phrase: Phrase | null): string | null {
  return phrase && phrase.id.replace(`${PREFIX}no-`, '');
}

function emblemOf(phrase: Phrase | null, argument: string): Record<string, unknown> | undefined {
  return (phrase?.args?.[argument] as { emblem?: Record<string, unknown> } | undefined)?.emblem;
}

function follows(path: string[], next: Record<string, string[]>): boolean {
  return path.slice(1).every((tile, index) => next[path[index] ?? '']?.includes(tile));
}

describeConformance('Forbidden Island, compared with the rules', () => {
  beforeAll(() => messages.load('forbidden_island'));
  const positions = () => readCases<PositionCase>('forbidden_island_positions');

  test('what is printed on tiles, cards and meter', () => {
    compare(readCases<ConstantsCase>('forbidden_island_constants'), function* (data): Generator<Answer> {
      yield ['treasures', TREASURES, data.treasures];
      yield ['cards', CARDS, data.cards];
      yield [
        'sites',
        Object.entries(SITES)
          .map(([name, sites]) => [name, sites.toSorted()])
          .sort(),
        Object.entries(data.sites)
          .map(([name, sites]) => [name, sites.toSorted()])
          .sort(),
      ];
      yield ['rates', RATES, data.rates];
      yield ['numbers', [SKULL, CAPTURE_COST, LANDING], [data.skull, data.capture_cost, data.landing]];
      for (const tile of data.tiles) {
        yield [`starts on ${tile}`, starterOf(tile), data.starts[tile] ?? null];
        const site = Object.keys(data.sites).find((treasure) => data.sites[treasure]?.includes(tile));
        yield [`treasure of ${tile}`, treasureOf(tile), site ?? null];
      }
    });
  });

  test('ways over the island', () => {
    compare(positions(), function* ({ view, journeys }): Generator<Answer> {
      for (const { ply, seats, at, next } of journeys) {
        const journey = journeyOf(view, ply);
        const what = JSON.stringify(ply);
        yield [`${what}, who`, journey?.seats, seats];
        yield [`${what}, how`, journey?.flies, next === null];
        const path = journey?.path ?? [];
        yield [`${what}, ends`, [path[0], path.at(-1)], [at, ply.to]];
        if (next && !follows(path, next)) yield [`${what}, path`, path, next];
      }
    });
  });

  test('who can swim, and who needs rescue', () => {
    compare(positions(), function* ({ view, swims, stranded, lost }): Generator<Answer> {
      for (const [seat, can] of Object.entries(swims)) yield [`${seat} swims`, canSwim(view, Number(seat)), can];
      yield ['rescue', needRescue(view), stranded];
      if (lost.length > 0) yield ['lost', lost.includes(lostPawn(view)), true];
    });
  });

  test('who is lost if a Lift leaves them behind', () => {
    compare(positions(), function* ({ view, left }): Generator<Answer> {
      for (const { ply, lost } of left) {
        const intent = { kind: 'lift', by: Number(ply.by), seats: ply.seats as number[] } as const;
        yield [JSON.stringify(ply), [...view.players.keys()].filter((seat) => isLost(view, intent, seat)), lost];
      }
    });
  });

  test('which pawns can board a Lift', () => {
    compare(positions(), function* ({ view, legal }): Generator<Answer> {
      for (const { by, card } of specials(legal)) {
        if (card !== 'helicopter_lift') continue;
        const groups = legal.filter((ply) => ply.do === 'lift' && ply.by === by).map(({ seats }) => String(seats));
        yield [`groups of ${by}`, boardings(view, legal, by).sort(), groups.sort()];
      }
    });
  });

  test('who may play which special card before a card is turned up', () => {
    compare(positions(), function* ({ view, table, legal }): Generator<Answer> {
      if (view.phase !== 'window') return;
      const named = (offers: ReturnType<typeof specials>) => offers.map(({ by, card }) => `${by} ${card}`).sort();
      yield ['specials', named(heldSpecials(view, table)), named(specials(legal))];
    });
  });

  test('what a ply costs', () => {
    compare(positions(), function* (position): Generator<Answer> {
      const play = playOf(position);
      for (const { ply, actions } of position.actions) {
        const cost = costOf(play, ply);
        const costs = [cost.id, cost.args?.['cost']].some((each) =>
          [`${PREFIX}cost-action`, t(`${PREFIX}cost-action`)].includes(String(each)),
        );
        yield [JSON.stringify(ply), costs ? 1 : 0, actions];
      }
    });
  });

  test('why a pawn cannot move to a tile, nor shore it up', () => {
    compare(positions(), function* ({ view, moves, shore_ups }): Generator<Answer> {
      for (const [tile, why] of Object.entries(moves)) yield [`to ${tile}`, reason(whyNoMove(view, tile)), why];
      for (const [tile, why] of Object.entries(shore_ups))
        yield [`shore up ${tile}`, reason(whyNoShoreUp(view, tile)), why];
    });
  });

  test('why nothing can be captured or given', () => {
    compare(positions(), function* ({ view, capture, give, acting }): Generator<Answer> {
      if (!acting) return;
      const phrase = whyNoCapture(view);
      yield ['capture', reason(phrase), capture?.why ?? null];
      if (capture?.held !== undefined) yield ['cards', phrase?.args?.['held'], capture.held];
      if (view.actions > 0) yield ['give', reason(whyNoGive(view)), give];
    });
  });

  test('what is missing to lift off', () => {
    compare(positions(), function* ({ lift_off: missing, ...position }): Generator<Answer> {
      if (!missing) return;
      const phrase = whyNoLiftOff(playOf(position));
      const { open, away } = missing;
      yield ['why', reason(phrase), open.length > 0 ? 'lift-off-treasure' : away.length > 0 ? 'lift-off-pawn' : null];
      if (open.length > 0)
        yield ['treasures', [phrase?.args?.['count'], emblemOf(phrase, 'treasure')?.['card']], [open.length, open[0]]];
      else if (away.length > 0)
        yield ['pawn', (phrase?.args?.['player'] as { name: string } | undefined)?.name, String(away[0])];
    });
  });

  test('which card comes next', () => {
    compare(positions(), function* ({ next_card: next, ...position }): Generator<Answer> {
      if (!next) return;
      const { id, args } = sentence(playOf(position));
      yield ['kind', id, `${PREFIX}say-window-${next.kind}`];
      yield ['part', position.view.part, next.kind];
      if (next.kind === 'flood') yield ['floods', args?.['floods'], next.floods];
      else yield ['draws', args?.['draws'], next.draws];
    });
  });

  test('what floods, sinks and rises', () => {
    compare(readCases<PlyCase>('forbidden_island_plies'), function* (each): Generator<Answer> {
      const { ply, before, after, effects, table } = each;
      const stage = new IslandStage();
      const log = new IslandLog({ first: 0, tiles: [], flooded: [], roles: [], hands: [] }, table);
      scenes({ ply, before, after, log, stage, outcome: null, reducedMotion: false }).forEach((scene) => scene.draw(1));
      if (ply.do === 'flood') {
        yield ['tide', stage.tide?.kind, effects['state'] === 'sunk' ? 'sink' : 'flood'];
        return;
      }
      const [phrase] = describePly({ ply, ...effects }, table, []);
      yield ['water', phrase?.id, `${PREFIX}tell-${after.reason === 'meter' ? 'skull' : 'rise'}`];
      if (after.rate !== null) yield ['rate', phrase?.args?.['rate'], after.rate];
    });
  });

  test('with what the game was lost', () => {
    compare(readCases<PlyCase>('forbidden_island_plies'), function* (each): Generator<Answer> {
      const { after, table, lost_treasure: treasure, lost } = each;
      if (treasure === null && lost.length === 0) return;
      const phrase = endPhrase(playOf({ view: after, table }));
      if (treasure !== null) yield ['treasure', emblemOf(phrase, 'treasure')?.['card'], treasure];
      else yield ['pawn', lost.includes(Number((phrase.args?.['player'] as { name: string } | undefined)?.name)), true];
    });
  });
});

/** Return all groups that can be brought together by letting pawns board and leave, one after the other. */
function boardings(view: ForbiddenIslandView, legal: readonly ForbiddenIslandPly[], by: number): string[] {
  const passengers = new Set(
    legal.flatMap((ply) => (ply.do === 'lift' && ply.by === by ? (ply.seats as number[]) : [])),
  );
  const start = firstLift(view, legal, by);
  const found = new Map([[seatsOf(start), start]]);
  for (const intent of found.values()) {
    if (intent.kind !== 'lift') continue;
    for (const seat of passengers) {
      const next = toggleBoarding(view, intent, seat);
      if (!found.has(seatsOf(next))) found.set(seatsOf(next), next);
    }
  }
  return [...found.keys()].filter((seats) => seats !== '');
}

function seatsOf(intent: ReturnType<typeof firstLift>): string {
  return intent.kind === 'lift' ? String(intent.seats) : '';
}
