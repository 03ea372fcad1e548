/** A scene: a short part of a ply's animation. */
import type { SoundName } from '../../sound/names';

export interface Scene {
  milliseconds: number;
  /** Played when the scene begins. */
  sound?: SoundName;
  /** Draw the scene at a progress from 0 to 1. */
  draw(progress: number): void;
}

/** Nothing moves; there is time to read. */
export function pause(milliseconds: number): Scene {
  return { milliseconds, draw: () => undefined };
}

export function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2;
}

export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
