/** The player's settings, stored in the browser. */
import type { HumanSeat } from '../generated/protocol';
import { LOCALES, negotiate } from '../messages/locales';
import { readStored, store } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
/** As the device asks, or less in any case. */
export const MOTIONS = ['system', 'less'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Motion = (typeof MOTIONS)[number];

interface Settings {
  theme: Theme;
  speed: Speed;
  motion: Motion;
  /** Moves are confirmed: the first press shows what a move would do, the second plays it. */
  previewFirst: boolean;
  /** Dice, splashes and other sounds of the game. */
  gameSounds: boolean;
  /** Whether the player was asked about them. */
  gameSoundsAsked: boolean;
  /** A soft sound when it is the player's turn in a hidden tab. */
  sound: boolean;
  /** A notification of the browser when it is the player's turn in a hidden tab. */
  notify: boolean;
  /** The browser's push service calls the player, also while the page is closed. */
  push: boolean;
  /** Single keys play: R throws, S stops. */
  keys: boolean;
  /** The name with which the player last sat down. */
  name: string;
  /** The emblem beside the name; empty: none. */
  emblem: NonNullable<HumanSeat['emblem']> | '';
  locale: string;
}

const EMBLEMS = ['', 'anchor', 'compass', 'crab', 'fish', 'lantern', 'palm', 'parrot', 'shell', 'star', 'sun'] as const;

const KEY = 'atoll-settings';

const DEFAULTS: Settings = {
  theme: 'system',
  speed: 'normal',
  motion: 'system',
  previewFirst: false,
  gameSounds: false,
  gameSoundsAsked: false,
  sound: false,
  notify: false,
  push: false,
  keys: true,
  name: '',
  emblem: '',
  locale: negotiate(typeof navigator === 'undefined' ? [] : navigator.languages),
};

/** How long a ply's animation takes, as a multiple of its normal time. */
export const PACE: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.45, off: 0 };

const values = $state(valid(readStored(KEY, DEFAULTS)));

/** Every change is stored at once. */
export const settings: Settings = new Proxy(values, {
  set(target, name, value) {
    Reflect.set(target, name, value);
    store(KEY, values);
    return true;
  },
});

/** Whether only fades are wanted. */
export function isMotionReduced(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Return the stored settings without values that are not known: an older page may have had others. */
function valid(stored: Settings): Settings {
  const known = {
    theme: THEMES.includes(stored.theme),
    speed: SPEEDS.includes(stored.speed),
    motion: MOTIONS.includes(stored.motion),
    emblem: EMBLEMS.includes(stored.emblem),
    locale: LOCALES.some((locale) => locale.code === stored.locale),
  };
  return Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => {
      const kept: unknown = stored[name as keyof Settings];
      const fits = name in known ? known[name as keyof typeof known] : typeof kept === typeof value;
      return [name, fits ? kept : value];
    }),
  ) as unknown as Settings;
}
