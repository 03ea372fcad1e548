import type { StageLike } from '../gamePage';
import type { Play } from '../../table/state/play.svelte';
import type { Course } from './log/gameLog.svelte';

export type PlainView = Record<string, unknown>;
export type PlainPlay = Play<PlainView, Course, StageLike>;
