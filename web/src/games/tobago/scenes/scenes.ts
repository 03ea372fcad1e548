/** Every ply as a few short scenes: vehicles drive, markers lift off, cards turn, statues grind round. */
import type { ShownPly } from '../../gamePage';
import { easeInOut, pause, type Scene } from '../../shared/scene';
import { washedUp } from '../log/changes';
import type { TobagoTypes } from '../play';
import { mapOf, spaceOf } from '../lookup';
import type { TobagoStage } from './stage.svelte';

type Shown = ShownPly<TobagoTypes>;

const PAUSE = 200;
const DRIVE = 300;
const LIFT = 320;
const CARD = 350;
const TIDE = 350;

export function scenes(shown: Shown): Scene[] {
  return [...plyScenes(shown), ...tide(shown)];
}

function plyScenes(shown: Shown): Scene[] {
  const { ply, stage, reducedMotion } = shown;
  switch (ply.do) {
    case 'drive':
    case 'amulet_drive':
      return reducedMotion ? [pause(PAUSE)] : drive(shown);
    case 'clue':
    case 'amulet_clue':
    case 'amulet_remove':
    case 'raise':
      return lift(shown);
    case 'peek':
      return ply.card === null ? [] : [turn(stage, ply.card, true, reducedMotion), pause(PAUSE)];
    case 'reveal':
      return [turn(stage, ply.card, false, reducedMotion), pause(PAUSE)];
    case 'draw_clue':
    case 'add':
    case 'end_turn':
      return [];
    default:
      return [pause(PAUSE)];
  }
}

function drive({ ply, before, stage }: Shown): Scene[] {
  const seat = Number(ply.by);
  const [from, to] = [before.vehicles[seat], spaceOf(ply)];
  if (!from || !to) return [];
  return [
    { milliseconds: DRIVE, draw: (progress) => (stage.drive = { seat, from, to, progress: easeInOut(progress) }) },
  ];
}

/** The markers that the ply takes off the island. */
function lift({ ply, before, after, stage }: Shown): Scene[] {
  const was = mapOf(before, ply.map);
  const left = new Set(mapOf(after, ply.map)?.sites);
  const sites = was?.markers ? was.sites.filter((space) => !left.has(space)) : [];
  if (!was || sites.length === 0) return [pause(PAUSE)];
  return [{ milliseconds: LIFT, draw: (progress) => (stage.lifted = { map: was.map, sites, progress }) }];
}

function turn(stage: TobagoStage, card: string, secret: boolean, reducedMotion: boolean): Scene {
  return {
    milliseconds: CARD,
    draw: (progress) => (stage.card = { card, secret, progress: reducedMotion ? 1 : progress }),
  };
}

function tide({ before, after, stage, reducedMotion }: Shown): Scene[] {
  const turned = after.statues.some((statue, index) => statue.faces !== before.statues[index]?.faces);
  if (!turned) return [];
  const amulets = washedUp(before, after);
  return [{ milliseconds: TIDE, draw: (progress) => (stage.tide = { amulets, progress, reducedMotion }) }];
}
