/** Every ply as a few short scenes: pawns walk and fly, tiles flood with a wave and sink. */
import type { Happening } from '../../gamePage';
import type { Scene } from '../../../table/state/queue';
import type { Chronicle } from '../log/gameLog.svelte';
import { journeyOf } from '../geometry/paths';
import type { Stage, Tide } from './stage.svelte';
import { stateOf, target, type Card, type IslandView } from '../view';

type Shown = Happening<IslandView, Chronicle, Stage>;

const STEP = 220;
const WAVE = 340;
const CARD = 300;

export function scenes(shown: Shown): Scene[] {
  const { ply, before, stage, calm } = shown;
  switch (ply.do) {
    case 'flood':
    case 'shore_up':
    case 'sandbag':
      return [turnTide(stage, target(ply) ?? '', calm ? 'fade' : tideOf(ply.do, before, target(ply) ?? ''))];
    case 'draw':
      return [turnUp(stage, ply.card as Card, calm), pause(CARD)];
    case 'move':
    case 'fly':
    case 'navigate':
    case 'swim':
    case 'lift':
      return calm ? [pause(STEP)] : travel(shown);
    case 'give':
    case 'capture':
    case 'discard':
      return [pause(STEP)];
    default:
      return [];
  }
}

function tideOf(deed: string, before: IslandView, tile: string): Tide['kind'] {
  if (deed !== 'flood') return 'shore';
  return stateOf(before, tile) === 'dry' ? 'flood' : 'sink';
}

/** Nothing moves; there is time to read. */
function pause(milliseconds: number): Scene {
  return { milliseconds, draw: () => undefined };
}

function turnTide(stage: Stage, tile: string, kind: Tide['kind']): Scene {
  return { milliseconds: WAVE, draw: (progress) => (stage.tide = { tile, kind, progress }) };
}

function turnUp(stage: Stage, card: Card, calm: boolean): Scene {
  return { milliseconds: CARD, draw: (progress) => (stage.card = { card, progress: calm ? 1 : progress }) };
}

function travel({ ply, before, stage }: Shown): Scene[] {
  const journey = journeyOf(before, ply);
  if (!journey) return [];
  return [
    {
      milliseconds: Math.min(350, STEP + 40 * (journey.way.length - 2)),
      draw: (progress) => (stage.journey = { ...journey, progress: easeInOut(progress) }),
    },
  ];
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2;
}
