import { expect, test } from 'vitest';

import { drawn } from '../testViews';
import { journeyOf } from './paths';

function way(picture: string, ply: object): string[] | undefined {
  return journeyOf(drawn(picture), { by: 0, ...ply } as never)?.way;
}

test('a step goes from tile to tile', () => {
  expect(way('.E .', { do: 'move', to: '01' })).toEqual(['00', '01']);
});

test('the Diver runs through flooded and missing tiles, round corners, past the dry ones', () => {
  const picture = `
    .D  ~   x
    .   .   ~
    .   .   .`;
  expect(way(picture, { do: 'move', to: '22' })).toEqual(['00', '01', '02', '12', '22']);
});

test('the Diver never crosses the open sea', () => {
  const picture = `
    .D  -   .
    ~   ~   ~`;
  expect(way(picture, { do: 'move', to: '02' })).toEqual(['00', '10', '11', '12', '02']);
});

test('the Explorer steps diagonally', () => {
  expect(way('.X .\n. .', { do: 'move', to: '11' })).toEqual(['00', '11']);
});

test('the Navigator leads over tiles, the Diver past a missing one', () => {
  expect(way('.N .E . .', { do: 'navigate', seat: 1, to: '03' })).toEqual(['01', '02', '03']);
  expect(way('.N .D x .', { do: 'navigate', seat: 1, to: '03' })).toEqual(['01', '02', '03']);
});

test('flights and lifts go straight through the air', () => {
  expect(journeyOf(drawn('.P x x .'), { by: 0, do: 'fly', to: '03' })).toEqual({ seats: [0], way: ['00', '03'], flies: true });
  const lift = { by: 0, do: 'lift', seats: [1, 2], to: '00' };
  expect(journeyOf(drawn('.P x .DE'), lift)).toEqual({ seats: [1, 2], way: ['02', '00'], flies: true });
});

test('the Pilot flies out of the water, even to a tile beside it', () => {
  expect(journeyOf(drawn('xP .'), { by: 0, do: 'swim', to: '01' })?.flies).toBe(true);
});

test('what leads nowhere has no way', () => {
  expect(way('.E ~', { do: 'shore_up', tile: '01' })).toBeUndefined();
  expect(way('.EM', { do: 'give', card: 'earth_stone', to: 1 })).toBeUndefined();
});
