/** A game of Tobago on the page. */
import type { Play } from '../../table/state/play.svelte';
import type { Chronicle } from './log/gameLog.svelte';
import type { Stage } from './scenes/stage.svelte';
import type { TobagoView } from './view';

export type TobagoPlay = Play<TobagoView, Chronicle, Stage>;
