/** How a scene changes what moves on the board. */
import type { ShownPly } from '../../gamePage';
import type { Scene } from '../../shared/scene';
import type { TobagoTypes } from '../play';
import type { Motion } from './stage.svelte';

export type Shown = ShownPly<TobagoTypes>;

export function motion(
  { stage }: Shown,
  milliseconds: number,
  at: (progress: number) => Motion,
  sound?: Scene['sound'],
): Scene {
  return { milliseconds, ...(sound ? { sound } : {}), draw: (progress) => stage.move(at(progress)) };
}
