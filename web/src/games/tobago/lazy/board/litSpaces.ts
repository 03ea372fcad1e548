/** Which spaces are lit for what is hovered or about to be done. */
import type { TobagoMapName } from '../../../../generated/protocol';
import { narrow } from '../../clues/narrowing';
import { keptBy, mapOf } from '../../lookup';
import type { TobagoPlay } from '../../play';

export interface LitArea {
  lit: string[];
  /** Sites that would go. */
  lost: string[];
}

export function litAreaOf(play: TobagoPlay): LitArea | null {
  const { view, stage, preview } = play;
  if (play.busy) return stage.motion.kept ? { lit: stage.motion.kept, lost: [] } : null;
  const { highlight, intent } = stage;
  if (preview?.do === 'clue' || preview?.do === 'amulet_clue') return narrowed(play, preview.card, preview.map);
  if (preview?.do === 'start_map') return keeps(play, preview.card);
  if (preview?.do === 'amulet_remove') {
    const site = preview.at;
    return { lit: (mapOf(view, preview.map)?.sites ?? []).filter((space) => space !== site), lost: [site] };
  }
  if (highlight?.clue && highlight.map) return narrowed(play, highlight.clue, highlight.map);
  if (highlight?.clue) return keeps(play, highlight.clue);
  if (highlight?.map) return sites(play, highlight.map);
  if (intent.kind === 'clue') return keeps(play, intent.card);
  if (intent.kind === 'amulet' && intent.map) return sites(play, intent.map);
  return stage.opened ? sites(play, stage.opened) : null;
}

function narrowed({ view }: TobagoPlay, clue: string, map: TobagoMapName): LitArea {
  const { left, lost } = narrow(view, clue, map, view.decides ?? 0);
  return { lit: left, lost };
}

function keeps({ view }: TobagoPlay, clue: string): LitArea {
  return { lit: keptBy(view, clue), lost: [] };
}

function sites({ view }: TobagoPlay, map: TobagoMapName): LitArea {
  return { lit: mapOf(view, map)?.sites ?? [], lost: [] };
}
