/** Every ply as scenes: pawns walk and fly, cards are turned over, tiles flood and sink, the water rises, the game ends. */
import type { SoundName } from '../../../sound/names';
import type { ShownPly } from '../../gamePage';
import { easeInOut, pause, type Scene } from '../../shared/scene';
import { journeyOf } from '../geometry/paths';
import { stateOf, target, treasureOf } from '../lookup';
import type { IslandTypes } from '../play';
import type { ShownCard, Tide } from './stage.svelte';

type Shown = ShownPly<IslandTypes>;

/** Milliseconds of each part. */
const STEP = 450;
const FURTHER_STEP = 160;
const FLIGHT = 800;
const REST = 150;
const CARD = 950;
const TURNED = 480;
const TIDE = 480;
const SINKING = 1050;
const RISING = 1600;
const CAPTURE = 1500;
const WON = 3000;
const LOST = 2400;

/** With reduced motion a scene stands still at a moment that shows what it is about. */
const STILL = 0.6;

export function scenes(shown: Shown): Scene[] {
  const { outcome, after, stage } = shown;
  if (!outcome) return course(shown);
  const won = after.reason === 'lift_off';
  return [
    ...course(shown),
    scene(shown, won ? WON : LOST, (progress) => (stage.ending = { view: after, progress }), won ? 'win' : 'loss', 1),
  ];
}

function course(shown: Shown): Scene[] {
  const { ply, before, after, stage } = shown;
  const card = (shownCard: ShownCard, milliseconds: number) =>
    scene(shown, milliseconds, (progress) => (stage.card = { ...shownCard, progress }), 'card');
  switch (ply.do) {
    case 'flood': {
      const sinks = stateOf(before, ply.tile) === 'flooded';
      return [
        card({ kind: 'flood', tile: ply.tile, progress: 0 }, TURNED),
        turnTide(shown, ply.tile, sinks ? 'sink' : 'flood', sinks ? SINKING : TIDE),
      ];
    }
    case 'shore_up':
    case 'sandbag':
      return [turnTide(shown, target(ply) ?? '', 'shore', TIDE), pause(REST)];
    case 'draw':
      if (ply.card !== 'waters_rise')
        return [card({ kind: 'draw', card: ply.card, seat: before.turn, progress: 0 }, CARD)];
      return [
        scene(
          shown,
          RISING,
          (progress) => {
            stage.rising = { rate: after.rate, progress };
            stage.rise = easeInOut(Math.min(1, Math.max(0, (progress - 0.4) / 0.35)));
          },
          'flood',
        ),
      ];
    case 'give':
      return [card({ kind: 'give', card: ply.card, seat: ply.by, to: ply.to, progress: 0 }, CARD)];
    case 'discard':
      return [card({ kind: 'discard', card: ply.card, seat: ply.by, progress: 0 }, CARD * 0.7)];
    case 'capture': {
      const treasure = treasureOf(before.players[ply.by]?.at ?? '');
      const { by: seat } = ply;
      return treasure
        ? [scene(shown, CAPTURE, (progress) => (stage.capture = { treasure, seat, progress }), 'coin')]
        : [];
    }
    default:
      return travel(shown);
  }
}

function scene(
  { reducedMotion }: Shown,
  milliseconds: number,
  draw: (progress: number) => void,
  sound: SoundName,
  still = STILL,
): Scene {
  return { milliseconds, sound, draw: reducedMotion ? () => draw(still) : draw };
}

function turnTide({ stage, reducedMotion }: Shown, tile: string, kind: Tide['kind'], milliseconds: number): Scene {
  return {
    milliseconds,
    sound: kind === 'shore' ? 'splash' : kind === 'sink' ? 'sink' : 'flood',
    draw: (progress) => {
      stage.card = null;
      stage.tide = { tile, kind: reducedMotion ? 'fade' : kind, progress };
    },
  };
}

function travel({ ply, before, stage, reducedMotion }: Shown): Scene[] {
  const journey = journeyOf(before, ply);
  if (!journey) return [];
  const milliseconds = journey.flies ? FLIGHT : STEP + FURTHER_STEP * (journey.path.length - 2);
  if (reducedMotion) return [pause(milliseconds + REST)];
  return [
    {
      milliseconds,
      sound: ply.do === 'swim' ? 'splash' : 'hop',
      draw: (progress) => (stage.journey = { ...journey, progress: easeInOut(progress) }),
    },
    pause(REST),
  ];
}
