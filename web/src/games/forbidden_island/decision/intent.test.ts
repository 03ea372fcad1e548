import { expect, test } from 'vitest';

import { IslandStage } from '../scenes/stage.svelte';
import { drawnPly, drawnView } from '../testViews';
import {
  firstLift,
  type Intent,
  intentOf,
  isLost,
  ledFrom,
  NO_INTENT,
  pliesAt,
  specials,
  toggleBoarding,
} from './intent';

const LEGAL = [
  { by: 0, do: 'end_actions' },
  { by: 0, do: 'move', to: '01' },
  { by: 0, do: 'shore_up', tile: '01' },
  { by: 0, do: 'navigate', seat: 1, to: '01' },
  { by: 1, do: 'sandbag', tile: '01' },
  { by: 1, do: 'lift', seats: [0], to: '01' },
  { by: 1, do: 'lift', seats: [1], to: '01' },
  { by: 1, do: 'lift', seats: [1, 2], to: '01' },
].map(drawnPly);

test('a tap means an action, unless another intent was chosen before', () => {
  const verbs = (intent: Intent) => pliesAt(LEGAL, intent, '01').map((ply) => ply.do);
  expect(verbs(NO_INTENT)).toEqual(['move', 'shore_up']);
  expect(verbs({ kind: 'sandbag', by: 1 })).toEqual(['sandbag']);
  expect(verbs({ kind: 'lead', seat: 1 })).toEqual(['navigate']);
  expect(verbs({ kind: 'lift', by: 1, seats: [2, 1] })).toEqual(['lift']);
  expect(verbs({ kind: 'lift', by: 1, seats: [] })).toEqual([]);
});

test('of several in the water one swims at a time', () => {
  const swims = [
    { by: 0, do: 'swim', to: '01' },
    { by: 1, do: 'swim', to: '01' },
  ].map(drawnPly);
  expect(pliesAt(swims, NO_INTENT, '01')).toEqual([swims[0]]);
  expect(pliesAt(swims, { kind: 'swim', seat: 1 }, '01')).toEqual([swims[1]]);
});

test('every special card is offered once', () => {
  expect(specials(LEGAL)).toEqual([
    { by: 1, card: 'sandbags' },
    { by: 1, card: 'helicopter_lift' },
  ]);
});

test('a Lift begins with all who stand with its owner', () => {
  expect(firstLift(drawnView('.N .DE'), LEGAL, 1)).toEqual({ kind: 'lift', by: 1, seats: [1, 2] });
});

test('pawns board and leave; from another tile one boards alone', () => {
  const view = drawnView('.N .DE');
  const both: Intent & { kind: 'lift' } = { kind: 'lift', by: 1, seats: [1, 2] };
  expect(toggleBoarding(view, both, 2)).toMatchObject({ seats: [1] });
  expect(toggleBoarding(view, { ...both, seats: [2] }, 1)).toMatchObject({ seats: [1, 2] });
  expect(toggleBoarding(view, both, 0)).toMatchObject({ seats: [0] });
});

test('the Navigator leads those who stand on the tile', () => {
  expect(ledFrom(drawnView('.N .D'), LEGAL, '01')).toEqual([1]);
  expect(ledFrom(drawnView('.N .D'), LEGAL, '00')).toEqual([]);
});

test('where only a Lift can help, a tap means it at once', () => {
  const legal = [
    { by: 1, do: 'lift', seats: [0], to: '02' },
    { by: 2, do: 'lift', seats: [0], to: '02' },
  ].map(drawnPly);
  const intended = (picture: string, decides = 2) =>
    intentOf({ view: drawnView(picture, { phase: 'swim', swimmers: [0], decides }), legal, stage: new IslandStage() });
  expect(intended('xE x .MN')).toEqual({ kind: 'lift', by: 2, seats: [0] });
  expect(intended('xE .MN .', 0)).toEqual(NO_INTENT);
});

test('a pawn that stays in the water without a way out is lost with the last Lift', () => {
  const view = drawnView('xEMP x .N', { phase: 'swim', swimmers: [0, 1, 2], decides: 0 });
  const intent: Intent & { kind: 'lift' } = { kind: 'lift', by: 3, seats: [0] };
  const lost = (lifts: number) => {
    const players = view.players.map((player, seat) => ({
      ...player,
      hand: seat === 3 ? Array<'helicopter_lift'>(lifts).fill('helicopter_lift') : [],
    }));
    return view.players.flatMap((_, seat) => (isLost({ ...view, players }, intent, seat) ? [seat] : []));
  };
  expect(lost(1)).toEqual([1]);
  expect(lost(2)).toEqual([]);
});
