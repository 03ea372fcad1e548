import { MAPS } from '../../generated/tobago';
import { t } from '../../messages/messages.svelte';
import { key } from '../../tutorial/controls';
import type { Target } from '../../tutorial/targets';
import { spaceOf } from './lookup';
import { clueName } from './names';
import type { TobagoPlay, TobagoPly } from './play';

const KEYS: Record<string, string> = { raise: 'r', take: 't', leave: 'l', exchange: 'x', end_turn: 'e' };

export function findControl(play: TobagoPlay, ply: TobagoPly): Target[] {
  const shortcut = KEYS[ply.do];
  if (shortcut) return key(shortcut);
  const { intent } = play.stage;
  if (ply.do === 'clue' || ply.do === 'start_map') return ofHand(play, ply);
  const going = ply.do === 'amulet_drive' && play.view.amulet_steps > 0;
  if (!ply.do.startsWith('amulet_') || going) return [`[data-space='${String(spaceOf(ply))}']`];
  if (ply.do === 'amulet_clue' && intent.kind === 'clue' && intent.power) return ofHand(play, ply);
  if (intent.kind !== 'amulet') return key('a');
  if (intent.power === null) return [{ label: t(`tobago-power-${ply.do}`) }];
  if (ply.do === 'amulet_clue') return ofHand(play, ply);
  if (ply.do === 'amulet_remove' && intent.map !== ply.map) return [{ label: t(`tobago-map-${ply.map}-short`) }];
  return [`[data-space='${String(spaceOf(ply))}']`];
}

/** The card; once it is chosen, the map it goes to. */
function ofHand(play: TobagoPlay, ply: TobagoPly): Target[] {
  const { intent } = play.stage;
  if (intent.kind === 'clue' && intent.card === ply.card)
    return key(String(MAPS.findIndex((map) => map === ply.map) + 1));
  return [{ label: clueName(String(ply.card)) }];
}
