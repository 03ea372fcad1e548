/** Opening a link that shares how a game is set up. */
import type { GameInfo } from '../../generated/protocol';
import { t } from '../../messages/messages.svelte';
import type { Phrase } from '../../messages/phrase';
import type { Plan } from '../plan';
import { dealParts } from './dealParts';
import { readSetup, takeOver } from './link';

/** Take over what the link shares, once the server has accepted it; return what is wrong, or null. */
export async function openLink(offer: GameInfo, plan: Plan, hash: string): Promise<Phrase | 'nothing' | null> {
  const shared = readSetup(hash);
  if (shared === null) return 'nothing';
  if (shared === 'broken') return { id: 'setup-link-broken' };
  if (shared.game !== offer.name) return { id: 'setup-link-foreign', args: { game: t(`${shared.game}-title`) } };
  const answer = await dealParts(offer.name, shared.players, shared.options, shared.setup);
  if ('refusal' in answer) return { id: 'setup-link-refused', args: { reason: answer.refusal } };
  takeOver(offer, plan, shared);
  return null;
}
