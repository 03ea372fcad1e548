/** A game of La Tortuga on the page. */
import type { Play } from '../../table/state/play.svelte';
import type { Chronicle } from './log/gameLog.svelte';
import type { Stage } from './scenes/stage.svelte';
import type { TortugaView } from './view';

export type TortugaPlay = Play<TortugaView, Chronicle, Stage>;
