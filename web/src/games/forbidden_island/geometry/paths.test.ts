import { expect, test } from 'vitest';

import { drawnPly, drawnView } from '../testViews';
import { journeyOf } from './paths';

function path(picture: string, ply: object): string[] | undefined {
  return journeyOf(drawnView(picture), { by: 0, ...ply } as never)?.path;
}

test('a step goes from tile to tile', () => {
  expect(path('.E .', { do: 'move', to: '01' })).toEqual(['00', '01']);
});

test('the Diver runs through flooded and missing tiles, round corners, past the dry ones', () => {
  const picture = `
    .D  ~   x
    .   .   ~
    .   .   .`;
  expect(path(picture, { do: 'move', to: '22' })).toEqual(['00', '01', '02', '12', '22']);
});

test('the Diver never crosses the open sea', () => {
  const picture = `
    .D  -   .
    ~   ~   ~`;
  expect(path(picture, { do: 'move', to: '02' })).toEqual(['00', '10', '11', '12', '02']);
});

test('the Explorer steps diagonally', () => {
  expect(path('.X .\n. .', { do: 'move', to: '11' })).toEqual(['00', '11']);
});

test('the Navigator leads over tiles, the Diver past a missing one', () => {
  expect(path('.N .E . .', { do: 'navigate', seat: 1, to: '03' })).toEqual(['01', '02', '03']);
  expect(path('.N .D x .', { do: 'navigate', seat: 1, to: '03' })).toEqual(['01', '02', '03']);
});

test('flights and lifts go straight through the air', () => {
  expect(journeyOf(drawnView('.P x x .'), drawnPly({ by: 0, do: 'fly', to: '03' }))).toEqual({
    seats: [0],
    path: ['00', '03'],
    flies: true,
  });
  const lift = drawnPly({ by: 0, do: 'lift', seats: [1, 2], to: '00' });
  expect(journeyOf(drawnView('.P x .DE'), lift)).toEqual({ seats: [1, 2], path: ['02', '00'], flies: true });
});

test('the Pilot flies out of the water, even to a tile beside it', () => {
  expect(journeyOf(drawnView('xP .'), drawnPly({ by: 0, do: 'swim', to: '01' }))?.flies).toBe(true);
});

test('a ply without a target has no path', () => {
  expect(path('.E ~', { do: 'shore_up', tile: '01' })).toBeUndefined();
  expect(path('.EM', { do: 'give', card: 'earth_stone', to: 1 })).toBeUndefined();
});
