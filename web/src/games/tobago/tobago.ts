/** A game of Tobago on the page. */
import type { Play } from '../../table/play.svelte';
import type { Chronicle } from './chronicle.svelte';
import type { Stage } from './stage.svelte';
import type { TobagoView } from './view';

export type TobagoPlay = Play<TobagoView, Chronicle, Stage>;
