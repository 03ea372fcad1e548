import { t } from '../../messages/messages.svelte';
import { key } from '../../tutorial/controls';
import type { Target } from '../../tutorial/targets';
import { intentOf } from './decision/intent';
import { target } from './lookup';
import { namedCard } from './names';
import type { ForbiddenIslandPly, IslandPlay } from './play';

const KEYS: Record<string, string> = { capture: 'c', end_actions: 'e', proceed: 'e' };

/** What has to be said before a tile, or a card, is chosen: by which key. */
const BEGINNINGS: Record<string, { intent: string; key: string }> = {
  give: { intent: 'give', key: 'g' },
  lift: { intent: 'lift', key: 'h' },
  sandbag: { intent: 'sandbag', key: 'b' },
};

export function findControl(play: IslandPlay, ply: ForbiddenIslandPly): Target[] {
  const shortcut = KEYS[ply.do];
  const beginning = BEGINNINGS[ply.do];
  if (shortcut) return key(shortcut);
  if (beginning && intentOf(play).kind !== beginning.intent) return key(beginning.key);
  const card = namedCard(String(ply.card));
  switch (ply.do) {
    case 'give':
      return [{ label: t('forbidden_island-give-card', { card, player: play.named(Number(ply.to)) }) }];
    case 'discard':
      return [{ label: t('forbidden_island-discard', { card }) }];
    case 'lift_off':
      return [{ label: t('forbidden_island-lift-off', { card: namedCard('helicopter_lift') }) }];
    case 'lift':
      return aboard(play, ply);
    default:
      return onTile(play, ply, String(target(ply)));
  }
}

/** First who is to fly, or to stay; then where to. */
function aboard(play: IslandPlay, ply: ForbiddenIslandPly): Target[] {
  const intent = intentOf(play);
  const flying = intent.kind === 'lift' ? intent.seats : [];
  const wrong = play.view.players.findIndex(
    (_, seat) => flying.includes(seat) !== (ply.seats as number[]).includes(seat),
  );
  if (wrong < 0) return onTile(play, ply, String(ply.to));
  return [{ label: t('forbidden_island-passenger', { player: play.named(wrong) }) }];
}

/** The tile; or, when it has opened its menu, what is to be done there. */
function onTile(play: IslandPlay, ply: ForbiddenIslandPly, tile: string): Target[] {
  if (play.stage.open !== tile) return [`[data-tile='${tile}']`];
  return [{ label: t(`forbidden_island-do-${ply.do}`, { player: play.named(Number(ply.seat ?? ply.by)) }) }];
}
