import type { StageLike } from '../game';
import type { Play } from '../../table/play.svelte';
import type { Course } from './course.svelte';

export type PlainView = Record<string, unknown>;
export type PlainPlay = Play<PlainView, Course, StageLike>;
