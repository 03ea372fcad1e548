/** Every ply as a few short scenes: dice tumble, turtles hop, cards turn and fly. */
import { BEACH_EGGS, LIMIT, MOST_DICE, RAFT, SPACES } from '../../../generated/la_tortuga';
import type { ShownPly } from '../../gamePage';
import { easeOut, pause, type Scene } from '../../shared/scene';
import { groupOf, journeyOf, type Journey } from '../geometry/journey';
import type { Spot } from '../geometry/layout';
import { sumOf } from '../log/gameLog.svelte';
import { type Die, numberOf } from '../lookup';
import type { TortugaTypes } from '../play';
import { type Pose, spotOf, type TortugaStage } from './stage.svelte';

type Shown = ShownPly<TortugaTypes>;

const PAUSE = 220;
const TUMBLE = 320;
const SPLASH = 350;
const CARD = 340;
const HOP = 0.3; // of a turtle's size

export function scenes(shown: Shown): Scene[] {
  if (shown.reducedMotion) return [pause(PAUSE)];
  switch (shown.ply.do) {
    case 'die':
      return throwDie(shown, numberOf(shown.ply, 'value'));
    case 'spend':
      return spendCard(shown, numberOf(shown.ply, 'value'));
    case 'stop':
      return travel(shown, shown.log.dice);
    case 'egg':
      return [turnUp(shown.stage, numberOf(shown.ply, 'value'))];
    case 'turtle':
      return [pause(PAUSE)];
    default:
      return [];
  }
}

function throwDie(shown: Shown, value: number): Scene[] {
  const dice = [...shown.log.dice, { value, spent: false }];
  const tumble: Scene = {
    milliseconds: TUMBLE,
    draw: (progress) => (shown.stage.tumble = { dice, progress }),
  };
  return [tumble, ...consequence(shown, dice)];
}

function spendCard(shown: Shown, value: number): Scene[] {
  const dice = [...shown.log.dice, { value, spent: true }];
  const decider = shown.before.moving === null ? 0 : topmost(shown, shown.before.moving);
  return [fly(shown.stage, { value, from: decider, to: 'dice' }), ...consequence(shown, dice)];
}

/** Return what follows from the newest die: the water, or after three dice the journey. */
function consequence(shown: Shown, dice: Die[]): Scene[] {
  if (sumOf(dice) > LIMIT) return [pause(PAUSE), fallIn(shown)];
  return dice.length === MOST_DICE ? [pause(PAUSE), ...travel(shown, dice)] : [];
}

function travel(shown: Shown, dice: Die[]): Scene[] {
  const { before, stage } = shown;
  if (before.moving === null) return [];
  const journey = journeyOf(before.turtles, before.moving, sumOf(dice) * dice.length);
  const hops: Scene = {
    milliseconds: Math.min(350, 200 + 10 * journey.spaces),
    draw: (progress) => (stage.poses = hop(shown, journey, easeOut(progress) * journey.spaces)),
  };
  const taker = journey.group.at(-1) ?? before.moving;
  const card = before.egg ?? BEACH_EGGS;
  return journey.egg ? [hops, fly(stage, { value: card, from: 'deck', to: taker })] : [hops];
}

/** Return the poses of the group after `gone` spaces of its journey, which may be within a hop. */
function hop(shown: Shown, journey: Journey, distance: number): Map<number, Pose> {
  const step = Math.min(Math.floor(distance), journey.spaces - 1);
  const progress = distance - step;
  const lift = Math.sin(Math.PI * progress) * HOP;
  return new Map(
    journey.group.map((turtle, rank) => {
      const spot = (steps: number): Spot => {
        if (steps === 0) return spotOf(shown.before.turtles, turtle);
        if (steps === journey.spaces) return spotOf(shown.after.turtles, turtle);
        return { space: (journey.from % SPACES) + steps, level: rank, height: journey.group.length };
      };
      return [turtle, { from: spot(step), to: spot(step + 1), progress, lift }];
    }),
  );
}

function fallIn({ before, stage }: Shown): Scene {
  const moving = before.moving ?? 0;
  const group = groupOf(before.turtles, moving);
  const space = before.turtles[moving]?.at ?? RAFT;
  return {
    milliseconds: SPLASH,
    draw: (progress) => {
      const distance = easeOut(progress);
      stage.splash = { space, progress };
      stage.poses = new Map(
        group.map((turtle) => [
          turtle,
          {
            from: spotOf(before.turtles, turtle),
            to: { raft: turtle },
            progress: distance,
            lift: Math.sin(Math.PI * distance) * 0.7,
          },
        ]),
      );
    },
  };
}

function fly(stage: TortugaStage, card: { value: number; from: 'deck' | number; to: number | 'dice' }): Scene {
  return {
    milliseconds: CARD,
    draw: (progress) => (stage.flight = { ...card, progress: easeOut(progress) }),
  };
}

function turnUp(stage: TortugaStage, value: number): Scene {
  return { milliseconds: CARD, draw: (progress) => (stage.flip = { value, progress }) };
}

function topmost(shown: Shown, turtle: number): number {
  return groupOf(shown.before.turtles, turtle).at(-1) ?? turtle;
}
