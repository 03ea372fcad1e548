/** A ply in words, as the log tells it. */
import { t } from '../messages/messages.svelte';
import type { Play } from '../table/state/play.svelte';

/** What ply number `index` (from 0) was; nothing, if it is told together with another. */
export function plyInWords(play: Play, index: number): string {
  return (play.plyPhrases[index] ?? []).map(({ id, args }) => t(id, args)).join(' ');
}
