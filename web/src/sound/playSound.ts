/** Sounds of the game, which are silent until a player wants them. */
import { settings } from '../settings/settings.svelte';
import type { SoundName } from './names';

/** Play a sound if the player wants sounds; the first time ask whether they do. */
export function playSound(name: SoundName): void {
  if (settings.gameSounds) void import('./synthesizer').then(({ synthesize }) => synthesize(name));
  else if (!settings.gameSoundsAsked) void import('./askOnce').then(({ askOnce }) => askOnce());
}
