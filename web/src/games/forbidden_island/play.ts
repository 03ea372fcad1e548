/** A game of Forbidden Island on the page. */
import type { Play } from '../../table/state/play.svelte';
import type { IslandLog } from './log/gameLog.svelte';
import type { IslandStage } from './scenes/stage.svelte';
import type { IslandSetup, IslandView } from './view';

export interface IslandTypes {
  view: IslandView;
  log: IslandLog;
  stage: IslandStage;
  setup: IslandSetup;
}

export type IslandPlay = Play<IslandTypes>;
