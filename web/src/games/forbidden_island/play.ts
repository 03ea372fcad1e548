/** A game of Forbidden Island on the page. */
import type { ForbiddenIslandSetup, ForbiddenIslandView } from '../../generated/protocol';
import type { PlyOf } from '../../protocol/parts';
import type { Play } from '../../table/state/play.svelte';
import type { IslandLog } from './log/gameLog.svelte';
import type { IslandStage } from './scenes/stage.svelte';

export type ForbiddenIslandPly = PlyOf<'forbidden_island'>;

export interface IslandTypes {
  ply: ForbiddenIslandPly;
  view: ForbiddenIslandView;
  log: IslandLog;
  stage: IslandStage;
  setup: ForbiddenIslandSetup;
}

export type IslandPlay = Play<IslandTypes>;
