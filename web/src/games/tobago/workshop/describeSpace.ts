/** The text of a space for screen readers: its terrain, what stands there, and whether the held object may. */
import type { TobagoTerrain } from '../../../generated/protocol';
import { list, t } from '../../../messages/messages.svelte';
import type { Holding } from './holding.svelte';

export function describeSpace(spaces: Record<string, TobagoTerrain>, holding: Holding, space: string): string {
  const piece = holding.on(space);
  const parts = [t(`tobago-terrain-${spaces[space]}`)];
  if (piece) parts.push(t(`tobago-object-${piece.kind}`));
  if (piece?.kind === 'statue') parts.push(t('workshop-tobago-facing', { facing: piece.faces }));
  const what = list(parts);
  const { held } = holding;
  if (!held || held === piece) return what;
  const reason = holding.whyNot(space);
  return t(reason ? 'workshop-tobago-space-not' : 'workshop-tobago-space-free', { what });
}
