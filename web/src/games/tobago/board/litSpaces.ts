/** Which spaces light up for what is looked at or about to be done. */
import type { TobagoPlay } from '../play';
import { narrow } from '../clues/narrowing';
import { keptBy, mapOf, type MapName } from '../view';

export interface Light {
  lit: string[];
  /** Sites that would go. */
  lost: string[];
}

export function lightOf(play: TobagoPlay): Light | null {
  if (play.busy) return null;
  const { view, stage, preview } = play;
  const { glance, wish } = stage;
  if (preview?.do === 'clue' || preview?.do === 'amulet_clue') return narrowed(play, String(preview.card), preview.map as MapName);
  if (preview?.do === 'start_map') return keeps(play, String(preview.card));
  if (preview?.do === 'amulet_remove') {
    const site = String(preview.at);
    return { lit: (mapOf(view, preview.map)?.sites ?? []).filter((space) => space !== site), lost: [site] };
  }
  if (glance?.clue && glance.map) return narrowed(play, glance.clue, glance.map);
  if (glance?.clue) return keeps(play, glance.clue);
  if (glance?.map) return sites(play, glance.map);
  if (wish.kind === 'clue') return keeps(play, wish.card);
  if (wish.kind === 'amulet' && wish.map) return sites(play, wish.map);
  return stage.opened ? sites(play, stage.opened) : null;
}

function narrowed({ view }: TobagoPlay, clue: string, map: MapName): Light {
  const { left, lost } = narrow(view, clue, map, view.decides ?? 0);
  return { lit: left, lost };
}

function keeps({ view }: TobagoPlay, clue: string): Light {
  return { lit: keptBy(view, clue), lost: [] };
}

function sites({ view }: TobagoPlay, map: MapName): Light {
  return { lit: mapOf(view, map)?.sites ?? [], lost: [] };
}
