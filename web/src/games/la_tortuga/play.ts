/** A game of La Tortuga on the page. */
import type { LaTortugaView } from '../../generated/protocol';
import type { PlyOf } from '../../protocol/parts';
import type { Play } from '../../table/state/play.svelte';
import type { TortugaLog } from './log/gameLog.svelte';
import type { TortugaStage } from './scenes/stage.svelte';

export type LaTortugaPly = PlyOf<'la_tortuga'>;

export interface TortugaTypes {
  ply: LaTortugaPly;
  view: LaTortugaView;
  log: TortugaLog;
  stage: TortugaStage;
  setup: unknown;
}

export type TortugaPlay = Play<TortugaTypes>;
