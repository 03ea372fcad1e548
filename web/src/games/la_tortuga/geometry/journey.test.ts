import { describe, expect, test } from 'vitest';

import { picture, turtles } from '../testViews';
import { bustingSides, groupOf, journeyOf, levelOf, moved, stackAt } from './journey';

const [RED, YELLOW, BLUE, GREEN] = [0, 1, 2, 3];

describe('stacks', () => {
  const drawn = turtles('18: b r y | 3: g');

  test('a turtle moves with all above it', () => {
    expect(groupOf(drawn, RED)).toEqual([RED, YELLOW]);
    expect(groupOf(drawn, BLUE)).toEqual([BLUE, RED, YELLOW]);
  });

  test('a stack is listed from the bottom up', () => {
    expect(stackAt(drawn, 18)).toEqual([BLUE, RED, YELLOW]);
    expect(stackAt(drawn, 5)).toEqual([]);
    expect(levelOf(drawn, YELLOW)).toBe(2);
  });

  test('there are no stacks on the raft', () => {
    expect(stackAt(turtles(''), 0)).toEqual([]);
  });
});

describe('where a group goes', () => {
  test.each([
    ['18: b r y', RED, 18, '15: r y | 18: b', true], // the rules' own example
    ['', RED, 12, '12: r', false],
    ['', RED, 21, '21: r', true], // from the raft a full lap ends on the beach
    ['9: r', RED, 12, '21: r', true],
    ['21: r', RED, 4, '4: r', false], // leaving the beach is not passing it
    ['21: r', RED, 21, '21: r', true], // a full lap from the beach is
    ['5: g | 3: r', RED, 2, '5: g r', false], // onto a back
    ['5: b g y', GREEN, 21, '5: b g y', true], // a full lap, onto those it left there
  ])('%s: turtle %i moves %i', (before, turtle, spaces, after, egg) => {
    const drawn = turtles(before);
    const journey = journeyOf(drawn, turtle, spaces);
    expect(picture(moved(drawn, journey))).toBe(after);
    expect(journey.egg).toBe(egg);
  });
});

test.each([
  [1, 0],
  [2, 1],
  [4, 3],
  [6, 5],
  [7, 6],
])('at a total of %i, %i sides are too many', (total, sides) => {
  expect(bustingSides(total)).toBe(sides);
});
