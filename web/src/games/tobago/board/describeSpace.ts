/** The text of a space for screen readers: what is there, and what a ply there would do. */
import type { TobagoMapName, TobagoView } from '../../../generated/protocol';
import { STEPS } from '../../../generated/tobago';
import { list, t } from '../../../messages/messages.svelte';
import type { Phrase } from '../../../messages/phrase';
import { markersOn, objectOn, spaceOf, vehiclesOn } from '../lookup';
import { namedAmulet, namedMap } from '../names';
import type { TobagoPlay, TobagoPly } from '../play';

export function describe(play: TobagoPlay, space: string, ply: TobagoPly | null): string {
  const { view } = play;
  const parts = [t(`tobago-terrain-${view.spaces[space]}`)];
  const object = objectOn(view, space);
  if (object) parts.push(t(`tobago-object-${object}`));
  if (view.amulets.includes(space)) parts.push(t('tobago-amulet'));
  for (const map of markersOn(view, space)) parts.push(t('tobago-space-site', { map: namedMap(map) }));
  for (const seat of vehiclesOn(view, space)) parts.push(t('tobago-space-vehicle', { player: play.named(seat) }));
  if (view.statues.some((statue) => statue.looks_at === space)) parts.push(t('tobago-space-looked-at'));
  const what = list(parts);
  if (!ply || play.busy) return what;
  const does = [actionPhrase(ply), ...gains(view, ply)].map(({ id, args }) => t(id, args));
  return t('tobago-space-deed', { what, deed: list(does) });
}

/** Return what a ply would do with its space. */
export function actionPhrase(ply: TobagoPly): Phrase {
  return { id: `tobago-do-${ply.do}`, args: ply.map ? { map: namedMap(ply.map) } : {} };
}

/** Return what is gained by driving there. */
export function gains(view: TobagoView, ply: TobagoPly): Phrase[] {
  const space = spaceOf(ply) ?? '';
  if (!['drive', 'amulet_drive'].includes(ply.do)) return [];
  const gained: Phrase[] = raisable(view, space, Number(ply.by)).map((map) => ({
    id: 'tobago-gain-raise',
    args: { map: namedMap(map) },
  }));
  if (ply.do === 'drive' && view.amulets.includes(space))
    gained.unshift({ id: 'tobago-gain-amulet', args: { amulet: namedAmulet() } });
  return [...gained, { id: 'tobago-gain-steps', args: { steps: stepsAfter(view, ply) } }];
}

/** Return the treasures that a player could raise on a space. */
export function raisable(view: TobagoView, space: string, seat: number): TobagoMapName[] {
  if (!view.players[seat]?.roses) return [];
  return view.maps.filter((each) => each.located && each.sites[0] === space).map((each) => each.map);
}

function stepsAfter(view: TobagoView, ply: TobagoPly): number {
  return (ply.do === 'drive' ? view.steps : view.amulet_steps || STEPS) - 1;
}
