/** Drawings that are used again and again, each around the middle of a hexagon with sides of 20. */
import type { TobagoMapName, TobagoTerrain } from '../../../generated/protocol';

export const HEX = 'M20 0L10 17.3L-10 17.3L-20 0L-10-17.3L10-17.3Z';

/** The ground of each terrain, with a mark that identifies it even without its colour. */
export const GROUND: Record<TobagoTerrain, { fill: string; mark: string; ink: string }> = {
  beach: {
    fill: 'light-dark(#ecd9a6, #8d7f58)',
    mark: 'M-10-7h.1M1-12h.1M11-6h.1M-4-1h.1M6 3h.1M-12 5h.1M-2 10h.1M10 11h.1M-8 14h.1',
    ink: 'light-dark(#a9823c, #d9c794)',
  },
  jungle: {
    fill: 'light-dark(#2f6f4f, #1f4d38)',
    mark: 'M-7 1q-6-1-8-7M-7 1q-2-6 1-11M-7 1q2-6 8-7M-7 1q5-4 10-1M7 14q-6-1-8-7M7 14q-2-6 1-11M7 14q2-6 8-7M7 14q5-4 9-2',
    ink: 'light-dark(#8cc79d, #6fae86)',
  },
  river: {
    fill: 'light-dark(#7cc3e0, #2f6f8a)',
    mark: 'M-15-5c5-6 10 4 15-1s10 4 15-1M-17 3c6-6 11 4 17-1s11 4 17-1M-13 11c4-6 9 4 13-1s9 4 13-1',
    ink: 'light-dark(#ffffff, #a5d8ea)',
  },
  scrubland: {
    fill: 'light-dark(#c8a75f, #6f5c33)',
    mark: 'M-8 1v-7M-10.5 1l-4-6M-5.5 1l4-6M7 12v-7M4.5 12l-4-6M9.5 12l4-6M8-8v-5M6-8l-3-4M10-8l3-4',
    ink: 'light-dark(#6d5522, #cdb47a)',
  },
  lake: {
    fill: 'light-dark(#3f8fb8, #1d4f6b)',
    mark: 'M-13-5q3.5-4 7 0t7 0M0 3q3.5-4 7 0t7 0M-10 10q3.5-4 7 0t7 0M3-11q3-3.5 6 0',
    ink: 'light-dark(#d8f0fb, #79b4d0)',
  },
  mountain: {
    fill: 'light-dark(#8b7d76, #4c4a4c)',
    mark: 'M-15 9L-6-8L3 9M-1 1L6-10L15 9M-8.5-3.3L-6-1L-3.6-3.3M3.3-5.6L6-3.4L8.4-5.6',
    ink: 'light-dark(#ffffff, #c9c4c0)',
  },
};

/** The shapes of the four maps' markers. */
export const MARKERS: Record<TobagoMapName, { fill: string; shape: string }> = {
  grey: { fill: '#9aa3ab', shape: 'M-4.5-4.5H4.5V4.5H-4.5Z' },
  brown: { fill: '#9a5b25', shape: 'M0-6L5.6 4.2H-5.6Z' },
  black: { fill: '#161d23', shape: 'M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z' },
  white: { fill: '#ffffff', shape: 'M0-6.2L6.2 0L0 6.2L-6.2 0Z' },
};

/** Things on a space: filled shapes on a rim of paper. */
export const THINGS: Record<string, [fill: string, shape: string][]> = {
  hut: [
    ['#8a5a2b', 'M-7.5 0H7.5V10H-7.5Z'],
    ['#e3b04b', 'M-12 2L0-12L12 2Z'],
    ['#4a2e12', 'M-2.5 10V4H2.5V10Z'],
  ],
  palm: [
    ['#8a5a2b', 'M-1.5 11C-1 4-2 1-.5-4L2.5-4C1 1 2.5 5 3 11Z'],
    [
      '#2f8f4e',
      'M1-4C-3-10-9-10-13-5C-8-6-5-5-1-2ZM1-4C5-10 11-10 14-5C9-6 6-5 2-2ZM1-4C-1-11-5-13-8-13C-3-11-2-8 0-3ZM1-4C3-11 7-13 10-12C5-11 4-8 2-3ZM1-3C-4-3-8 0-9 4C-5 0-2-1 1-2ZM1-3C6-3 10 0 10 4C7 0 4-1 1-2Z',
    ],
  ],
  statue: [
    ['#a9adb0', 'M-6-12H5C7-12 7.5-8 7-6L9-1L6 .5L6.5 4L9 11H-9L-7 2Z'],
    ['#5f666b', 'M-1-7H6V-5H-1ZM1 4H6.3V5.8H1Z'],
  ],
  ocean: [['none', 'M-14-5q3.5-5 7 0t7 0t7 0t7 0M-14 2q3.5-5 7 0t7 0t7 0t7 0M-14 9q3.5-5 7 0t7 0t7 0t7 0']],
  amulet: [
    ['#f2c14e', 'M0-10.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7Z'],
    ['#17b890', 'M0-6L7 .5L3.8 9H-3.8L-7 .5Z'],
    ['#8ff0d4', 'M0-3.5L3.5.5L0 6.5L-3.5.5Z'],
  ],
  curse: [
    ['#3c2a4d', 'M0-13C8-13 13-7 13-1C13 3 10 5 8 7V13H-8V7C-10 5-13 3-13-1C-13-7-8-13 0-13Z'],
    ['#f3ead4', 'M-8-2a3.5 4 0 1 1 7 0a3.5 4 0 1 1-7 0ZM1-2a3.5 4 0 1 1 7 0a3.5 4 0 1 1-7 0ZM0 3L2 7H-2Z'],
  ],
  coins: [
    ['#c98a1b', 'M-11 5C-11 1 11 1 11 5V10C11 14-11 14-11 10Z'],
    ['#f2c14e', 'M-11 5a11 4 0 1 1 22 0a11 4 0 1 1-22 0Z'],
    ['#c98a1b', 'M-9-5C-9-9 9-9 9-5V1C9 5-9 5-9 1Z'],
    ['#ffd978', 'M-9-5a9 3.5 0 1 1 18 0a9 3.5 0 1 1-18 0Z'],
  ],
  card: [
    ['#1f748a', 'M-6-12H11V10H-6Z'],
    ['#fffdf6', 'M-11-9H6V13H-11Z'],
    ['#c98a1b', 'M-2.5-3L1 2L-2.5 7L-6 2Z'],
  ],
};

export const VEHICLE = 'M-13 4.5V-2.5L-8-3.5L-5-9.5H5.5L8-3.5H13V4.5Z';
export const WHEELS = 'M-11 5a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM3 5a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z';
export const WINDOWS = 'M-5-4L-3.5-8H0V-4ZM1.5-8H4.5L6-4H1.5Z';
export const ROSE =
  'M0-15L3.2-7.7L10.6-10.6L7.7-3.2L15 0L7.7 3.2L10.6 10.6L3.2 7.7L0 15L-3.2 7.7L-10.6 10.6L-7.7 3.2L-15 0L-7.7-3.2L-10.6-10.6L-3.2-7.7Z';

/** A player's colour, the ink that is readable on it, and the mark on vehicle and roses. */
export const COLOURS = [
  { name: 'red', fill: '#cb3a2a', ink: '#fff', mark: 'M0-4a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z' },
  { name: 'yellow', fill: '#f5bd1f', ink: '#1d2a33', mark: 'M-5 4L0-5L5 4Z' },
  { name: 'violet', fill: '#7a46ad', ink: '#fff', mark: 'M-5-1.6H-1.6V-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5Z' },
  { name: 'blue', fill: '#1f5fc4', ink: '#fff', mark: 'M-5.4-3.6H5.4V-1H-5.4ZM-5.4 1H5.4V3.6H-5.4Z' },
] as const;

export function colourOf(seat: number): (typeof COLOURS)[number] {
  return COLOURS[seat] ?? COLOURS[0];
}
