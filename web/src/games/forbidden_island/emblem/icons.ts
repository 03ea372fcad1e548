/** The icons of roles and cards, each in a box from -18 to 18. */
import type { ForbiddenIslandCard, ForbiddenIslandRole } from '../../../generated/protocol';

/** Each role has a colour and an outline, and a glyph in an ink that is readable on the colour. */
export const ROLE_ICONS: Record<ForbiddenIslandRole, { colour: string; ink: string; outline: string; glyph: string }> =
  {
    diver: {
      colour: '#2b3138',
      ink: '#fff',
      outline: 'M0-16a16 16 0 1 1 0 32a16 16 0 1 1 0-32Z',
      glyph: 'M-7 1a7 7 0 1 1 14 0a7 7 0 1 1-14 0M-10-3v8M10-3v8M0-6v-4M-4 2q4-4 8 0',
    },
    engineer: {
      colour: '#c2342b',
      ink: '#fff',
      outline: 'M-8.5-15H8.5L17 0L8.5 15H-8.5L-17 0Z',
      glyph: 'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0M0-9v3M0 6v3M-8-4.5l2.6 1.5M5.4 3l2.6 1.5M-8 4.5l2.6-1.5M5.4-3l2.6-1.5',
    },
    explorer: {
      colour: '#26783f',
      ink: '#fff',
      outline: 'M0-18L18 0L0 18L-18 0Z',
      glyph: 'M0-9L3 0L0 9L-3 0ZM-9 0h3M6 0h3',
    },
    messenger: {
      colour: '#d5dade',
      ink: '#1d2a33',
      outline: 'M-14-14H14V14H-14Z',
      glyph: 'M-9-6H9V7H-9ZM-9-6L0 2L9-6',
    },
    navigator: {
      colour: '#f0b622',
      ink: '#1d2a33',
      outline: 'M0-18L5-12L13-13L12-5L18 0L12 5L13 13L5 12L0 18L-5 12L-13 13L-12 5L-18 0L-12-5L-13-13L-5-12Z',
      glyph: 'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0M0-9V9M-9 0H9',
    },
    pilot: {
      colour: '#2a63bd',
      ink: '#fff',
      outline: 'M0-19L18 13H-18Z',
      glyph: 'M0-8V9M-9 6L0 0L9 6M-3 9H3',
    },
  };

/** Before the roles are dealt. */
export const NO_ROLE_ICON = {
  colour: '#8b7d76',
  ink: '#fff',
  outline: ROLE_ICONS.diver.outline,
  glyph: 'M-4-4a4 4 0 1 1 8 0a4 4 0 1 1-8 0M-8 10a8 8 0 0 1 16 0',
};

export const CARD_ICONS: Record<ForbiddenIslandCard, { colour: string; shape: string; lines: string }> = {
  earth_stone: {
    colour: '#a57a4a',
    shape: 'M-14 3L-9-12L5-14L15-2L10 13L-6 14Z',
    lines: 'M-9-12L0-1L15-2M0-1L-6 14M0-1L-14 3',
  },
  statue_of_the_wind: {
    colour: '#eef2f4',
    shape: 'M0-16a16 16 0 1 1 0 32a16 16 0 1 1 0-32Z',
    lines: 'M-12-3H3a4 4 0 1 0-4-4M-12 3H7a4 4 0 1 1-4 4M-8 9h4',
  },
  crystal_of_fire: {
    colour: '#e2552b',
    shape: 'M0-17C3-8 12-4 12 5A12 11 0 0 1-12 5C-12-1-7-3-5-9C-3-6-2-5-1-4C1-8 1-12 0-17Z',
    lines: 'M0 15a5 5 0 0 0 5-5c0-4-4-5-5-9c-1 4-5 5-5 9a5 5 0 0 0 5 5Z',
  },
  oceans_chalice: {
    colour: '#3aa3bb',
    shape: 'M-12-14H12C12-2 6 3 2 4V9L9 14H-9L-2 9V4C-6 3-12-2-12-14Z',
    lines: 'M-11-8q3-4 5.5 0t5.5 0t5.5 0t5.5 0',
  },
  helicopter_lift: {
    colour: '#7fa3d6',
    shape: 'M-17-3H-6C-4-7 1-8 4-8C11-8 15-3 15 1C15 5 11 7 5 7H0C-5 7-6 1-17 0Z',
    lines: 'M-10-14H17M4-14V-8M-4 13H14M1 7V13M9 7V13M8-7V0H14',
  },
  sandbags: {
    colour: '#d6b06a',
    shape: 'M-17 12C-19 3-1 3-2 12ZM2 12C1 3 19 3 17 12ZM-8 4C-10-7 10-7 8 4Z',
    lines: 'M-2-4V-9M2-4V-9',
  },
  waters_rise: {
    colour: 'none',
    shape: 'M0-1V-15M-6-9L0-15L6-9',
    lines: 'M-15 5q5-6 10 0t10 0t10 0M-15 12q5-6 10 0t10 0t10 0',
  },
};
