/** A game of Forbidden Island on the page. */
import type { ForbiddenIslandSetup, ForbiddenIslandView } from '../../generated/protocol';
import type { Play } from '../../table/state/play.svelte';
import type { IslandLog } from './log/gameLog.svelte';
import type { IslandStage } from './scenes/stage.svelte';

export interface IslandTypes {
  view: ForbiddenIslandView;
  log: IslandLog;
  stage: IslandStage;
  setup: ForbiddenIslandSetup;
}

export type IslandPlay = Play<IslandTypes>;
