/** A game of La Tortuga on the page. */
import type { Play } from '../../table/play.svelte';
import type { Chronicle } from './chronicle.svelte';
import type { Stage } from './stage.svelte';
import type { TortugaView } from './view';

export type TortugaPlay = Play<TortugaView, Chronicle, Stage>;
