/** Every ply as a few short scenes: vehicles drive, markers lift off, cards turn, statues grind round. */
import type { Happening } from '../../gamePage';
import type { Scene } from '../../../table/state/queue';
import { washedUp } from '../log/changes';
import type { Chronicle } from '../log/gameLog.svelte';
import type { Stage } from './stage.svelte';
import { mapOf, spaceOf, type TobagoView } from '../view';

type Shown = Happening<TobagoView, Chronicle, Stage>;

const PAUSE = 200;
const DRIVE = 300;
const LIFT = 320;
const CARD = 350;
const TIDE = 350;

export function scenes(shown: Shown): Scene[] {
  return [...deed(shown), ...tide(shown)];
}

function deed(shown: Shown): Scene[] {
  const { ply, stage, calm } = shown;
  switch (ply.do) {
    case 'drive':
    case 'amulet_drive':
      return calm ? [pause()] : drive(shown);
    case 'clue':
    case 'amulet_clue':
    case 'amulet_remove':
    case 'raise':
      return lift(shown);
    case 'peek':
      return ply.card === null ? [] : [turn(stage, String(ply.card), true, calm), pause()];
    case 'reveal':
      return [turn(stage, String(ply.card), false, calm), pause()];
    case 'draw_clue':
    case 'add':
    case 'end_turn':
      return [];
    default:
      return [pause()];
  }
}

/** Nothing moves; there is time to read. */
function pause(): Scene {
  return { milliseconds: PAUSE, draw: () => undefined };
}

function drive({ ply, before, stage }: Shown): Scene[] {
  const seat = Number(ply.by);
  const [from, to] = [before.vehicles[seat], spaceOf(ply)];
  if (!from || !to) return [];
  return [{ milliseconds: DRIVE, draw: (progress) => (stage.drive = { seat, from, to, progress: easeInOut(progress) }) }];
}

/** The markers that the ply takes off the island. */
function lift({ ply, before, after, stage }: Shown): Scene[] {
  const was = mapOf(before, ply.map);
  const left = new Set(mapOf(after, ply.map)?.sites);
  const sites = was?.markers ? was.sites.filter((space) => !left.has(space)) : [];
  if (!was || sites.length === 0) return [pause()];
  return [{ milliseconds: LIFT, draw: (progress) => (stage.lifted = { map: was.map, sites, progress }) }];
}

function turn(stage: Stage, card: string, secret: boolean, calm: boolean): Scene {
  return { milliseconds: CARD, draw: (progress) => (stage.card = { card, secret, progress: calm ? 1 : progress }) };
}

function tide({ before, after, stage, calm }: Shown): Scene[] {
  const turned = after.statues.some((statue, index) => statue.faces !== before.statues[index]?.faces);
  if (!turned) return [];
  const amulets = washedUp(before);
  return [{ milliseconds: TIDE, draw: (progress) => (stage.tide = { amulets, progress, calm }) }];
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2;
}
