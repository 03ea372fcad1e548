/** What a ply changed that it does not say itself: what the positions before and after it show. */
import type { Ply } from '../../protocol/words';
import type { MapName, TobagoView } from './view';

export type Change =
  | { kind: 'amulet'; seat: number }
  | { kind: 'lost-amulet'; seat: number }
  | { kind: 'lost-card'; seat: number }
  | { kind: 'located'; map: MapName }
  | { kind: 'markers'; map: MapName; count: number }
  | { kind: 'washed-up'; count: number };

export function changes(ply: Ply, before: TobagoView, after: TobagoView): Change[] {
  return [...ofPlayers(ply, before, after), ...ofMaps(before, after), ...ofStatues(before, after)];
}

function ofPlayers(ply: Ply, before: TobagoView, after: TobagoView): Change[] {
  const cursed = ply.do === 'reveal' && ply.card === 'curse';
  return after.players.flatMap((player, seat): Change[] => {
    const was = before.players[seat] ?? player;
    if (player.amulets > was.amulets) return [{ kind: 'amulet', seat }];
    if (cursed && player.amulets < was.amulets) return [{ kind: 'lost-amulet', seat }];
    return player.treasures < was.treasures ? [{ kind: 'lost-card', seat }] : [];
  });
}

function ofMaps(before: TobagoView, after: TobagoView): Change[] {
  return after.maps.flatMap((each, index): Change[] => {
    const was = before.maps[index];
    if (!was || each.clues.length + each.sites.length === 0) return [];
    if (each.located && !was.located) return [{ kind: 'located', map: each.map }];
    return each.markers && !was.markers ? [{ kind: 'markers', map: each.map, count: each.sites.length }] : [];
  });
}

function ofStatues(before: TobagoView, after: TobagoView): Change[] {
  const turned = after.statues.some((statue, index) => statue.faces !== before.statues[index]?.faces);
  return turned ? [{ kind: 'washed-up', count: washedUp(before).length }] : [];
}

/** Where amulets will wash up: where statues look, unless one lies there already. */
export function washedUp(view: TobagoView): string[] {
  const looked = [...new Set(view.statues.map((statue) => statue.looks_at))];
  return looked.filter((space) => !view.amulets.includes(space)).slice(0, view.amulet_supply);
}
