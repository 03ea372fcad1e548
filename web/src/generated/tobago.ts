/** Made by `python web/generate`: do not edit. */

/** All terrains. */
export const TERRAINS = ['beach', 'jungle', 'river', 'scrubland', 'lake', 'mountain'] as const;

/** All treasure maps. */
export const MAPS = ['grey', 'brown', 'black', 'white'] as const;

/** All clues. */
export const CLUES = [
  'in beach',
  'in largest_beach',
  'next_to beach',
  'next_to largest_beach',
  'not_in beach',
  'not_next_to beach',
  'in jungle',
  'in largest_jungle',
  'next_to jungle',
  'next_to largest_jungle',
  'not_in jungle',
  'not_in largest_jungle',
  'in river',
  'in largest_river',
  'next_to river',
  'next_to largest_river',
  'not_in river',
  'not_next_to river',
  'in scrubland',
  'in largest_scrubland',
  'next_to scrubland',
  'next_to largest_scrubland',
  'not_in scrubland',
  'not_next_to scrubland',
  'in lake',
  'in largest_lake',
  'next_to lake',
  'next_to largest_lake',
  'not_in largest_lake',
  'in_sight_of largest_lake',
  'in mountain',
  'in largest_mountain',
  'next_to mountain',
  'next_to largest_mountain',
  'not_in mountain',
  'in_sight_of largest_mountain',
  'next_to hut',
  'in_sight_of hut',
  'not_next_to hut',
  'not_in_sight_of hut',
  'next_to palm',
  'in_sight_of palm',
  'not_next_to palm',
  'not_in_sight_of palm',
  'next_to statue',
  'in_sight_of statue',
  'not_next_to statue',
  'not_in_sight_of statue',
  'next_to ocean',
  'in_sight_of ocean',
  'not_next_to ocean',
  'not_in_sight_of ocean',
] as const;

/** What a clue says of a landmark. */
export const RELATIONS = ['in', 'next_to', 'in_sight_of', 'not_in', 'not_next_to', 'not_in_sight_of'] as const;

/** What a clue may be about. */
export const LANDMARKS = [
  'beach',
  'jungle',
  'river',
  'scrubland',
  'lake',
  'mountain',
  'hut',
  'palm',
  'statue',
  'ocean',
] as const;

/** Copies of each. */
export const TREASURE_CARDS = { '2': 9, '3': 9, '4': 8, '5': 7, '6': 6, curse: 2 } as const;

/** The names of all islands. */
export const ISLANDS = [
  'abc-0-0',
  'abc-0-1',
  'abc-1-0',
  'abc-1-1',
  'abC-0-0',
  'abC-0-1',
  'abC-1-0',
  'abC-1-1',
  'aBc-0-0',
  'aBc-0-1',
  'aBc-1-0',
  'aBc-1-1',
  'aBC-0-0',
  'aBC-0-1',
  'aBC-1-0',
  'aBC-1-1',
  'Abc-0-0',
  'Abc-0-1',
  'Abc-1-0',
  'Abc-1-1',
  'AbC-0-0',
  'AbC-0-1',
  'AbC-1-0',
  'AbC-1-1',
  'ABc-0-0',
  'ABc-0-1',
  'ABc-1-0',
  'ABc-1-1',
  'ABC-0-0',
  'ABC-0-1',
  'ABC-1-0',
  'ABC-1-1',
] as const;

/** As statues face, clockwise: q and r. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Of one drive. */
export const STEPS = 3;

/** Compass roses of each player. */
export const ROSES = 15;

/** Of each map. */
export const SITE_MARKERS = 17;

/** Clue cards in a hand, by the number of players. */
export const HAND_SIZES = { '2': 6, '3': 4, '4': 4 } as const;
