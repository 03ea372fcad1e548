/** A game of Tobago on the page. */
import type { TobagoView } from '../../generated/protocol';
import type { PlyOf } from '../../protocol/parts';
import type { Play } from '../../table/state/play.svelte';
import type { TobagoLog } from './log/gameLog.svelte';
import type { TobagoStage } from './scenes/stage.svelte';

export type TobagoPly = PlyOf<'tobago'>;

export interface TobagoTypes {
  ply: TobagoPly;
  view: TobagoView;
  log: TobagoLog;
  stage: TobagoStage;
  setup: unknown;
}

export type TobagoPlay = Play<TobagoTypes>;
