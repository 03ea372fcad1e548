/** A ply in words, as in the log. */
import { t } from '../messages/messages.svelte';
import type { Play } from '../table/state/play.svelte';

/** Return the text of ply number `index` (from 0); empty if it is described together with another. */
export function plyInWords(play: Play, index: number): string {
  return (play.plyPhrases[index] ?? []).map(({ id, args }) => t(id, args)).join(' ');
}
