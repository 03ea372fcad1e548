/** Every ply as a few short scenes: dice are thrown, turtles hop, climb or fall in, eggs are won. */
import { BEACH_EGGS, LIMIT, MOST_DICE, SPACES } from '../../../generated/la_tortuga';
import type { ShownPly } from '../../gamePage';
import { easeInOut, easeOut, pause, type Scene } from '../../shared/scene';
import { groupOf, journeyOf, type Journey, stackAt } from '../geometry/journey';
import type { Spot } from '../geometry/layout';
import { sumOf } from '../log/gameLog.svelte';
import { type Die, numberOf } from '../lookup';
import type { TortugaTypes } from '../play';
import { type Flight, type Pose, spotOf, type TortugaStage } from './stage.svelte';

type Shown = ShownPly<TortugaTypes>;

const PAUSE = 220;
const TUMBLE = 480;
const HOP = 90;
const LONGEST_WAY = 720;
const CLIMB = 340;
const SULK = 220;
const FALL = 700;
const EGGS = 420;
const DIG = 360;
const ENDING = 2600;
const STILL_ENDING = 1500;
const LEAP = 0.24; // of a turtle's size

export function scenes(shown: Shown): Scene[] {
  return [...(shown.reducedMotion ? [pause(PAUSE)] : moving(shown)), ...ending(shown)];
}

function moving(shown: Shown): Scene[] {
  switch (shown.ply.do) {
    case 'die':
      return throwDie(shown, numberOf(shown.ply, 'value'));
    case 'spend':
      return spendCard(shown, numberOf(shown.ply, 'value'));
    case 'stop':
      return travel(shown, shown.log.dice);
    case 'egg':
      return [digUp(shown.stage, numberOf(shown.ply, 'value'))];
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
    sound: 'die',
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
  if (sumOf(dice) > LIMIT) return fallIn(shown);
  return dice.length === MOST_DICE ? [pause(PAUSE), ...travel(shown, dice)] : [];
}

function travel(shown: Shown, dice: Die[]): Scene[] {
  const { before, stage } = shown;
  if (before.moving === null) return [];
  const journey = journeyOf(before.turtles, before.moving, sumOf(dice) * dice.length);
  const hops: Scene = {
    milliseconds: Math.min(LONGEST_WAY, HOP * (journey.spaces + 1)),
    sound: 'hop',
    draw: (progress) => (stage.poses = hop(shown, journey, easeInOut(progress) * journey.spaces)),
  };
  const taker = journey.group.at(-1) ?? before.moving;
  const eggs = before.egg ?? BEACH_EGGS;
  return [
    hops,
    ...(journey.onto === null ? [] : [climb(shown, journey)]),
    ...(journey.egg ? [fly(stage, { value: eggs, from: 'nest', to: taker })] : []),
  ];
}

/** Return the poses of the group after `gone` spaces of its journey, which may be within a hop. */
function hop(shown: Shown, journey: Journey, distance: number): Map<number, Pose> {
  const step = Math.min(Math.floor(distance), journey.spaces - 1);
  const progress = distance - step;
  // The last leap is onto a back.
  const climbs = step === journey.spaces - 1 && journey.onto !== null;
  const lift = Math.sin(Math.PI * progress) * LEAP * (climbs ? 2.5 : 1);
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

/** The stack sways under its new rider. */
function climb({ after, stage }: Shown, { to }: Journey): Scene {
  const stack = stackAt(after.turtles, to);
  return {
    milliseconds: CLIMB,
    draw: (progress) => (stage.wobble = { stack, progress }),
  };
}

/** The group sulks, falls into the water, and is carried to the raft. */
function fallIn({ before, stage }: Shown): Scene[] {
  const moving = before.moving ?? 0;
  const group = groupOf(before.turtles, moving);
  const at = spotOf(before.turtles, moving);
  const sulk: Scene = { milliseconds: SULK, draw: () => (stage.busting = group) };
  const fall: Scene = {
    milliseconds: FALL,
    sound: 'splash',
    draw: (progress) => {
      const distance = easeInOut(progress);
      stage.splash = { at, progress: Math.min(1, progress * 1.6) };
      stage.poses = new Map(
        group.map((turtle, rank) => [
          turtle,
          {
            from: spotOf(before.turtles, turtle),
            to: { raft: turtle },
            progress: distance,
            lift: Math.sin(Math.PI * distance) * (0.25 + 0.25 * rank),
          },
        ]),
      );
    },
  };
  return [sulk, fall];
}

function fly(stage: TortugaStage, eggs: Omit<Flight, 'progress'>): Scene {
  return {
    milliseconds: EGGS,
    sound: 'card',
    draw: (progress) => (stage.flight = { ...eggs, progress: easeOut(progress) }),
  };
}

function digUp(stage: TortugaStage, value: number): Scene {
  return {
    milliseconds: DIG,
    draw: (progress) => (stage.dug = { value, progress }),
  };
}

/** The winner comes ashore and its eggs hatch; without motion they have hatched. */
function ending({ outcome, after, log, stage, reducedMotion }: Shown): Scene[] {
  const winners = (outcome?.winners ?? []).map((seat) => ({ seat, eggs: after.players[seat]?.eggs ?? 0 }));
  if (winners.length === 0) return [];
  const { yours } = log.table;
  const lost = yours.length > 0 && !winners.some(({ seat }) => yours.includes(seat));
  return [
    {
      milliseconds: reducedMotion ? STILL_ENDING : ENDING,
      sound: lost ? 'loss' : 'win',
      draw: (progress) => (stage.ending = { winners, progress: reducedMotion ? 0.8 : progress }),
    },
  ];
}

function topmost(shown: Shown, turtle: number): number {
  return groupOf(shown.before.turtles, turtle).at(-1) ?? turtle;
}
