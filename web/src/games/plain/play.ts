/** A game without a board of its own on the page. */
import type { Ply } from '../../generated/protocol';
import type { Play } from '../../table/state/play.svelte';
import type { Stage } from '../gamePage';
import type { PlainLog } from './log/gameLog.svelte';

export type PlainView = Record<string, unknown>;

export interface PlainTypes {
  ply: Ply;
  view: PlainView;
  log: PlainLog;
  stage: Stage;
  setup: unknown;
}

export type PlainPlay = Play<PlainTypes>;
