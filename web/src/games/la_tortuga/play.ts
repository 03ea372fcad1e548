/** A game of La Tortuga on the page. */
import type { Play } from '../../table/state/play.svelte';
import type { TortugaLog } from './log/gameLog.svelte';
import type { TortugaStage } from './scenes/stage.svelte';
import type { TortugaView } from './view';

export interface TortugaTypes {
  view: TortugaView;
  log: TortugaLog;
  stage: TortugaStage;
  setup: unknown;
}

export type TortugaPlay = Play<TortugaTypes>;
