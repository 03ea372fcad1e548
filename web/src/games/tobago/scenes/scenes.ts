/** Every ply as a few scenes that can be followed: who, what, and its effect on the island. */
import type { TobagoMapName } from '../../../generated/protocol';
import { easeInOut, easeOut, pause, type Scene } from '../../shared/scene';
import { route } from '../geometry/route';
import { washedUp } from '../log/changes';
import { mapOf, spaceOf } from '../lookup';
import { ending } from './ending';
import { motion, type Shown } from './motion';
import { sharingScenes } from './sharing';

/** Milliseconds. */
const PAUSE = 250;
const PLACE = 600;
const DRIVE = { start: 650, space: 150, most: 1400 };
const PICKUP = 450;
const FLIGHT = { shown: 430, flown: 330 };
const MARKERS = 330;
const FLASH = 280;
const CROSS = 380;
const CLAIM = 900;
const RAISE = 900;
const ANNOUNCED = 800;
const TIDE = 430;

export function scenes(shown: Shown): Scene[] {
  const list = [...plyScenes(shown), ...tide(shown), ...ending(shown)];
  const [first, ...rest] = list;
  if (!first) return [];
  const { log, ply, stage, reducedMotion } = shown;
  const phrases = log.describe(ply);
  return [
    {
      ...first,
      draw(progress) {
        if (stage.motion.phrases !== phrases) stage.move({ phrases, still: reducedMotion });
        first.draw(progress);
      },
    },
    ...rest,
  ];
}

function plyScenes(shown: Shown): Scene[] {
  const { ply, reducedMotion } = shown;
  switch (ply.do) {
    case 'place':
      return [motion(shown, PLACE, (progress) => ({ placed: { seat: ply.by, at: ply.at, progress } }))];
    case 'drive':
    case 'amulet_drive':
      return reducedMotion ? [pause(ANNOUNCED)] : drive(shown);
    case 'clue':
    case 'amulet_clue':
    case 'start_map':
      return clue(shown);
    case 'amulet_remove':
      return [...markers(shown, ply.map), pause(ANNOUNCED)];
    case 'amulet_double':
      return [motion(shown, CLAIM, () => ({ claims: { map: ply.map, clues: [ply.clue] } }))];
    case 'amulet_swap':
      return [motion(shown, CLAIM, () => ({ claims: { map: ply.map, clues: [...ply.clues] } }))];
    case 'exchange':
    case 'amulet_exchange':
      return [pause(ANNOUNCED)];
    case 'raise': {
      const space = mapOf(shown.before, ply.map)?.sites[0] ?? '';
      return [motion(shown, RAISE, (progress) => ({ raised: { space, progress } }))];
    }
    case 'peek':
    case 'add':
    case 'reveal':
    case 'take':
    case 'leave':
    case 'pay':
      return sharingScenes(shown);
    default:
      return [];
  }
}

function drive(shown: Shown): Scene[] {
  const { ply, before, after } = shown;
  const seat = Number(ply.by);
  const [from, to] = [before.vehicles[seat], spaceOf(ply)];
  if (!from || !to) return [];
  const way = route(before.spaces, from, to);
  const milliseconds = Math.min(DRIVE.most, DRIVE.start + DRIVE.space * way.length);
  const driven = motion(shown, milliseconds, (progress) => ({ drive: { seat, way, progress: easeInOut(progress) } }));
  const taken = before.amulets.includes(to) && !after.amulets.includes(to);
  if (!taken) return [driven];
  return [driven, motion(shown, PICKUP, (progress) => ({ pickup: { space: to, progress: easeOut(progress) } }))];
}

/** The card goes to its map; what it excludes is shaded and loses its markers, what it leaves flashes. */
function clue(shown: Shown): Scene[] {
  const { ply, before, after } = shown;
  const map = ply.do === 'start_map' ? before.sharing?.map : (ply.map as TobagoMapName);
  const seat = Number(ply.by);
  if (!map) return [pause(PAUSE)];
  const kept = mapOf(after, map)?.sites ?? [];
  const card = String(ply.card);
  return [
    motion(
      shown,
      FLIGHT.shown,
      (progress) => ({ kept, flight: { seat, clue: card, map, shown: easeOut(progress), flown: 0 } }),
      'card',
    ),
    motion(shown, FLIGHT.flown, (progress) => ({
      flight: { seat, clue: card, map, shown: 1, flown: easeInOut(progress) },
    })),
    ...markers(shown, map),
    ...(mapOf(after, map)?.located
      ? [motion(shown, CROSS, (progress: number) => ({ cross: { space: kept[0] ?? '', progress } }))]
      : [motion(shown, FLASH, (progress: number) => ({ flash: { sites: kept, progress } }))]),
  ];
}

/** The markers that a ply takes off the island, or those that are laid now. */
function markers(shown: Shown, map: TobagoMapName): Scene[] {
  const [was, is] = [mapOf(shown.before, map), mapOf(shown.after, map)];
  if (!was || !is) return [];
  if (!was.markers && is.markers)
    return [motion(shown, MARKERS, (progress) => ({ laid: { map, sites: is.sites, progress: easeOut(progress) } }))];
  const left = new Set(is.sites);
  const sites = was.markers ? was.sites.filter((space) => !left.has(space)) : [];
  return sites.length > 0 ? [motion(shown, MARKERS, (progress) => ({ lifted: { map, sites, progress } }))] : [];
}

function tide(shown: Shown): Scene[] {
  const { before, after } = shown;
  const turned = after.statues.some((statue, index) => statue.faces !== before.statues[index]?.faces);
  if (!turned) return [];
  const amulets = washedUp(before, after);
  return [
    motion(shown, TIDE, (progress) => ({ tide: { amulets, turned: easeInOut(progress), risen: 0 } })),
    ...(amulets.length > 0
      ? [
          motion(
            shown,
            TIDE,
            (progress: number) => ({ tide: { amulets, turned: 1, risen: easeOut(progress) } }),
            'splash',
          ),
        ]
      : []),
  ];
}
