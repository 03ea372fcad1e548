/** A game of Tobago on the page. */
import type { Play } from '../../table/state/play.svelte';
import type { TobagoLog } from './log/gameLog.svelte';
import type { TobagoStage } from './scenes/stage.svelte';
import type { TobagoView } from './view';

export interface TobagoTypes {
  view: TobagoView;
  log: TobagoLog;
  stage: TobagoStage;
  setup: unknown;
}

export type TobagoPlay = Play<TobagoTypes>;
