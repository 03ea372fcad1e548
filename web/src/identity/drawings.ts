/** The emblems of people, in a square of 24: each part with the token of its colour. */
import type { HumanSeat } from '../generated/protocol';

export type Emblem = NonNullable<HumanSeat['emblem']>;

export const DRAWINGS: Record<Emblem, [token: string, path: string][]> = {
  anchor: [
    [
      '--emblem-blue',
      'M10.5 8.8V18C7 17.4 5 15 4.4 12.6L2.5 14.6C3.4 19 7 22 12 22s8.6-3 9.5-7.4l-1.9-2C19 15 17 17.4 13.5 18V8.8Z',
    ],
    ['--emblem-blue', 'M12 2a3.4 3.4 0 1 1 0 6.8A3.4 3.4 0 0 1 12 2ZM7 10.5h10v2.6H7Z'],
  ],
  compass: [
    ['--emblem-paper', 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20Z'],
    ['--emblem-red', 'M16.5 7L13.8 13.8L10.2 10.2Z'],
    ['--emblem-blue', 'M7.5 17L10.2 10.2L13.8 13.8Z'],
  ],
  crab: [
    [
      '--emblem-red',
      'M4.5 9.5C2 8 1.5 4 4.5 2.5C4.5 5 6 5.5 7.5 4.5C8 7 6.5 9 4.5 9.5ZM19.5 9.5C22 8 22.5 4 19.5 2.5C19.5 5 18 5.5 16.5 4.5C16 7 17.5 9 19.5 9.5Z',
    ],
    ['--emblem-red', 'M12 8.5c5 0 8 2.5 8 6s-3.5 6-8 6s-8-2.5-8-6s3-6 8-6Z'],
    ['--emblem-paper', 'M9 11.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3ZM15 11.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3Z'],
  ],
  fish: [
    ['--emblem-yellow', 'M2 12C5 6 13 5 17 11L22 6.5V17.5L17 13C13 19 5 18 2 12Z'],
    ['--emblem-paper', 'M7 9.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 0 1 0-3.2Z'],
  ],
  lantern: [
    ['--emblem-wood', 'M8.5 5.5C8.5 1.5 15.5 1.5 15.5 5.5H18V8H6V5.5ZM6 19H18V22H6Z'],
    ['--emblem-yellow', 'M7.5 8H16.5V19H7.5Z'],
    ['--emblem-paper', 'M12 10.5C14.5 13.5 14.3 16.5 12 16.5S9.5 13.5 12 10.5Z'],
  ],
  palm: [
    ['--emblem-wood', 'M11 10C12.5 14 12.5 18 11 22H14.5C15.5 18 15 13 13.5 9Z'],
    [
      '--emblem-green',
      'M12.5 9C9 4.5 4 5 2 9C6 7.5 9 8.5 12.5 9C8 9.5 5.5 12.5 6 16C8 12.5 10 11 12.5 9.5C15 11 17 13 17.5 16.5C19.5 13 17 9.5 12.5 9C16 8 19 8 22 10C21 5.5 16 4.5 12.5 9Z',
    ],
  ],
  parrot: [
    [
      '--emblem-green',
      'M13 2.5C18 2.5 20 6.5 19 11C18 16 14.5 18.5 11.5 22L9.5 21C10 18.5 8 16 8 11.5V7C8 4.5 10 2.5 13 2.5Z',
    ],
    ['--emblem-yellow', 'M8.5 6C5.5 6 4 8 5.5 11.5C7 11.5 8.5 10.5 9 9Z'],
    ['--emblem-red', 'M13 10C16 10 18 12 17.5 14.5C15 17 13 15 13 10Z'],
    ['--emblem-paper', 'M12 5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3Z'],
  ],
  shell: [
    ['--emblem-pink', 'M12 3C18 3 22 7.5 21 12L14.5 19.5H9.5L3 12C2 7.5 6 3 12 3ZM9 19.5H15L16 22H8Z'],
    ['--emblem-paper', 'M11.3 5H12.7L12.5 18.5H11.5ZM6.5 7L7.6 6.2L11 18.5H10.2ZM17.5 7L16.4 6.2L13 18.5H13.8Z'],
  ],
  star: [
    [
      '--emblem-yellow',
      'M12 2C13.2 2 14 7.3 15 8.3S21.5 9.2 22 10.3S17.6 13.6 17.3 15S18.9 20.8 17.9 21.5S13.3 19.1 12 19.1S7 22.3 6.1 21.5S7 16.5 6.7 15S1.6 11.5 2 10.3S8 9.3 9 8.3S10.8 2 12 2Z',
    ],
  ],
  sun: [
    [
      '--emblem-yellow',
      'M12 1L14 5L18 3L18.5 7.5L23 8L21 12L23 16L18.5 16.5L18 21L14 19L12 23L10 19L6 21L5.5 16.5L1 16L3 12L1 8L5.5 7.5L6 3L10 5Z',
    ],
    ['--emblem-paper', 'M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9Z'],
  ],
};
