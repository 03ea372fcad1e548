/** A game of Forbidden Island on the page. */
import type { Play } from '../../table/state/play.svelte';
import type { Chronicle } from './log/gameLog.svelte';
import type { Stage } from './scenes/stage.svelte';
import type { IslandView } from './view';

export type IslandPlay = Play<IslandView, Chronicle, Stage>;
