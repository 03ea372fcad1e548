/** The position on the home page: a small island of its own, with a treasure that is located. */
import type { TobagoTerrain } from '../../../generated/protocol';
import { testMap, testView } from '../testViews';

/** The columns from left to right, each from top to bottom; every second one lies half a space lower. */
const COLUMNS = [
  '...bb..',
  '..bjjb.',
  '..bjjssb',
  '.bsjrssb',
  '.bsrrmsb',
  'bsllrmjb',
  'bsllmmjb',
  '.bslmmsb',
  '..bsssjb',
  '..bjjsb.',
  '...bjjb.',
  '...bb...',
];
const TERRAINS: Record<string, TobagoTerrain> = {
  b: 'beach',
  j: 'jungle',
  r: 'river',
  s: 'scrubland',
  l: 'lake',
  m: 'mountain',
};

/** Return the name of a space by its column and its row. */
function at(column: number, row: number): string {
  return `${column},${row - Math.floor(column / 2)}`;
}

export const POSITION = testView({
  spaces: Object.fromEntries(
    COLUMNS.flatMap((rows, column) =>
      [...rows].flatMap((letter, row) => {
        const terrain = TERRAINS[letter];
        return terrain ? [[at(column, row), terrain]] : [];
      }),
    ),
  ),
  huts: [at(2, 3), at(8, 5)],
  palms: [at(3, 6), at(9, 3)],
  statues: [
    { at: at(4, 1), faces: 1, looks_at: at(4, 7) },
    { at: at(7, 6), faces: 4, looks_at: at(7, 0) },
  ],
  amulets: [at(10, 4), at(1, 5)],
  vehicles: [at(5, 5), at(2, 5), at(8, 3)],
  maps: [
    testMap('grey', []),
    testMap('brown', [at(6, 1), at(7, 2), at(9, 5)], { markers: true }),
    testMap('black', []),
    testMap('white', [at(7, 4)], { located: true, markers: true }),
  ],
});
