/** What somebody prefers, kept in the browser. */
import { LOCALES, negotiate } from '../messages/locales';
import { store, readStored } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
/** As the device asks, or less in any case. */
export const MOTIONS = ['system', 'less'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Motion = (typeof MOTIONS)[number];

const KEY = 'atoll-settings';

const DEFAULTS = {
  theme: 'system' as Theme,
  speed: 'normal' as Speed,
  motion: 'system' as Motion,
  previewFirst: false,
  sound: false,
  notify: false,
  keys: true,
  name: '',
  locale: negotiate(typeof navigator === 'undefined' ? [] : navigator.languages),
};

/** How long a ply's animation takes, as a multiple of its normal time. */
export const PACE: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.45, off: 0 };

class Settings {
  #stored = $state.raw(known(readStored(KEY, DEFAULTS)));

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }
  get speed(): Speed {
    return this.#stored.speed;
  }
  set speed(speed: Speed) {
    this.#change({ speed });
  }
  get motion(): Motion {
    return this.#stored.motion;
  }
  set motion(motion: Motion) {
    this.#change({ motion });
  }
  /** Nothing flies across the board: fades only. */
  get reducedMotion(): boolean {
    return this.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
  /** A soft sound when it is one's turn elsewhere. */
  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(sound: boolean) {
    this.#change({ sound });
  }
  /** A notification of the browser when it is one's turn elsewhere. */
  get notify(): boolean {
    return this.#stored.notify;
  }
  set notify(notify: boolean) {
    this.#change({ notify });
  }
  /** Moves are confirmed: the first press shows what a move would do, the second does it. */
  get previewFirst(): boolean {
    return this.#stored.previewFirst;
  }
  set previewFirst(previewFirst: boolean) {
    this.#change({ previewFirst });
  }
  /** Single keys play: R throws, S stops. */
  get keys(): boolean {
    return this.#stored.keys;
  }
  set keys(keys: boolean) {
    this.#change({ keys });
  }
  /** The name somebody last sat down with. */
  get name(): string {
    return this.#stored.name;
  }
  set name(name: string) {
    this.#change({ name });
  }
  get locale(): string {
    return this.#stored.locale;
  }
  set locale(locale: string) {
    this.#change({ locale });
  }

  #change(some: Partial<typeof DEFAULTS>): void {
    this.#stored = { ...this.#stored, ...some };
    store(KEY, this.#stored);
  }
}

/** What was kept, as far as we still know it: an older page may have known other words. */
function known(stored: typeof DEFAULTS): typeof DEFAULTS {
  return {
    theme: THEMES.includes(stored.theme) ? stored.theme : DEFAULTS.theme,
    speed: SPEEDS.includes(stored.speed) ? stored.speed : DEFAULTS.speed,
    motion: MOTIONS.includes(stored.motion) ? stored.motion : DEFAULTS.motion,
    previewFirst: stored.previewFirst === true,
    sound: stored.sound === true,
    notify: stored.notify === true,
    keys: stored.keys !== false,
    name: typeof stored.name === 'string' ? stored.name : DEFAULTS.name,
    locale: LOCALES.some((locale) => locale.code === stored.locale) ? stored.locale : DEFAULTS.locale,
  };
}

export const settings = new Settings();
