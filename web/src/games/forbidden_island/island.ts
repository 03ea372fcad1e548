/** A game of Forbidden Island on the page. */
import type { Play } from '../../table/play.svelte';
import type { Chronicle } from './chronicle.svelte';
import type { Stage } from './stage.svelte';
import type { IslandView } from './view';

export type IslandPlay = Play<IslandView, Chronicle, Stage>;
