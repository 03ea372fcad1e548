/** Every ply as a few short scenes: pawns walk and fly, tiles flood with a wave and sink. */
import type { ForbiddenIslandCard, ForbiddenIslandView } from '../../../generated/protocol';
import type { ShownPly } from '../../gamePage';
import { easeInOut, pause, type Scene } from '../../shared/scene';
import { journeyOf } from '../geometry/paths';
import { stateOf, target } from '../lookup';
import type { IslandTypes } from '../play';
import type { IslandStage, Tide } from './stage.svelte';

type Shown = ShownPly<IslandTypes>;

const STEP = 220;
const WAVE = 340;
const CARD = 300;

export function scenes(shown: Shown): Scene[] {
  const { ply, before, stage, reducedMotion } = shown;
  switch (ply.do) {
    case 'flood':
    case 'shore_up':
    case 'sandbag':
      return [turnTide(stage, target(ply) ?? '', reducedMotion ? 'fade' : tideKind(ply.do, before, target(ply) ?? ''))];
    case 'draw':
      return [turnUp(stage, ply.card, reducedMotion), pause(CARD)];
    case 'move':
    case 'fly':
    case 'navigate':
    case 'swim':
    case 'lift':
      return reducedMotion ? [pause(STEP)] : travel(shown);
    case 'give':
    case 'capture':
    case 'discard':
      return [pause(STEP)];
    default:
      return [];
  }
}

function tideKind(verb: string, before: ForbiddenIslandView, tile: string): Tide['kind'] {
  if (verb !== 'flood') return 'shore';
  return stateOf(before, tile) === 'dry' ? 'flood' : 'sink';
}

function turnTide(stage: IslandStage, tile: string, kind: Tide['kind']): Scene {
  return { milliseconds: WAVE, draw: (progress) => (stage.tide = { tile, kind, progress }) };
}

function turnUp(stage: IslandStage, card: ForbiddenIslandCard, reducedMotion: boolean): Scene {
  return { milliseconds: CARD, draw: (progress) => (stage.card = { card, progress: reducedMotion ? 1 : progress }) };
}

function travel({ ply, before, stage }: Shown): Scene[] {
  const journey = journeyOf(before, ply);
  if (!journey) return [];
  return [
    {
      milliseconds: Math.min(350, STEP + 40 * (journey.path.length - 2)),
      draw: (progress) => (stage.journey = { ...journey, progress: easeInOut(progress) }),
    },
  ];
}
