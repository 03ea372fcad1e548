import { expect, test } from 'vitest';

import { whyNoMove, whyNoShoreUp } from '../lazy/whyNotTile';
import { lostPawn } from '../log/result';
import { drawnView } from '../testViews';
import type { IslandView } from '../view';
import { whyNoCapture, whyNoGive } from './whyNot';

function holding(view: IslandView, ...hand: string[]): IslandView {
  return { ...view, players: view.players.map((player, seat) => (seat ? player : { ...player, hand: hand as never })) };
}

test('capturing needs four cards of the treasure that is here', () => {
  const here = drawnView('.E=temple_of_the_sun');
  const three = ['earth_stone', 'earth_stone', 'earth_stone', 'oceans_chalice'];
  expect(whyNoCapture(holding(here, ...three))).toMatchObject({
    id: 'forbidden_island-no-capture',
    args: { needed: 4, held: 3 },
  });
  expect(whyNoCapture(holding(here, ...three, 'earth_stone'))).toBeNull();
  expect(whyNoCapture(drawnView('.E=watchtower'))).toBeNull();
  const captured = { ...here, treasures: { ...here.treasures, earth_stone: true } };
  expect(whyNoCapture(captured)?.id).toBe('forbidden_island-no-capture-done');
});

test('giving needs a treasure card, and another pawn on the tile unless it is the Messenger', () => {
  expect(whyNoGive(holding(drawnView('.ED'), 'sandbags'))?.id).toBe('forbidden_island-no-give-cards');
  expect(whyNoGive(holding(drawnView('.E .D'), 'earth_stone'))?.id).toBe('forbidden_island-no-give-alone');
  expect(whyNoGive(holding(drawnView('.ED'), 'earth_stone'))).toBeNull();
  expect(whyNoGive(holding(drawnView('.M .D'), 'earth_stone'))).toBeNull();
});

test.each([
  ['.E . .', '02', 'move'],
  ['.X . .', '02', 'move-explorer'],
  ['.D . .', '02', 'move-diver'],
  ['.E x .', '01', 'sunk'],
])('why %s cannot move to %s: %s', (picture, tile, why) => {
  expect(whyNoMove(drawnView(picture), tile)?.id).toBe(`forbidden_island-no-${why}`);
});

test('the Pilot flies once, and without actions no pawn moves', () => {
  expect(whyNoMove(drawnView('.P . .', { flown: true }), '02')?.id).toBe('forbidden_island-no-move-flown');
  expect(whyNoMove(drawnView('.E .', { actions: 0 }), '01')?.id).toBe('forbidden_island-no-actions');
});

test('shoring up needs a flooded tile within reach', () => {
  expect(whyNoShoreUp(drawnView('.E .'), '01')?.id).toBe('forbidden_island-no-shore-dry');
  expect(whyNoShoreUp(drawnView('.E . ~'), '02')?.id).toBe('forbidden_island-no-shore-far');
  expect(whyNoShoreUp(drawnView('.E x'), '01')).toBeNull();
});

test('of several pawns in the water the one without a way out is lost', () => {
  const view = drawnView(
    `
    xEX  x
    x    .`,
    { swimmers: [0, 1] },
  );
  expect(lostPawn(view)).toBe(0);
});

test('the Diver swims past sunk tiles and the Pilot flies, so neither is lost', () => {
  const view = drawnView(
    `
    xDPM x
    x    x
    .    .`,
    { swimmers: [0, 1, 2] },
  );
  expect(lostPawn(view)).toBe(2);
});
