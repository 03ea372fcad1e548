/** How Tobago's hints are worded. */
import type { Argument, Arguments } from '../../messages/phrase';
import { middle } from './geometry/hex';
import { spaceOf } from './lookup';
import { namedClue, namedMap, namedTerrain } from './names';
import type { TobagoPlay, TobagoPly } from './play';

export function formatArgument(key: string, value: unknown, play: TobagoPlay): Argument | undefined {
  if (key === 'map') return namedMap(String(value));
  if (key === 'seat') return play.named(Number(value));
  if (key === 'card') return namedClue(String(value));
  const terrain = key === 'to' || key === 'at' ? play.view.spaces[String(value)] : undefined;
  return terrain ? namedTerrain(terrain) : undefined;
}

export { COLOURS as colours } from './emblem/drawings';

/** Return in which part of the island a ply's space is: there are many jungles. */
export function extraArguments(ply: TobagoPly, play: TobagoPlay): Arguments {
  const space = spaceOf(ply);
  return space ? { part: { id: `tobago-hint-part-${partOf(Object.keys(play.view.spaces), space)}` } } : {};
}

const LIGHT_UP = ['clue', 'amulet_clue', 'start_map'];

export function canShow(ply: TobagoPly): boolean {
  return spaceOf(ply) !== null || LIGHT_UP.includes(ply.do);
}

const PARTS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
/** Nearer to the centre than this, in sides of a space, is the middle. */
const CENTRE = 2.2;

export function partOf(spaces: string[], space: string): (typeof PARTS)[number] | 'middle' {
  const [xs, ys] = [spaces.map((each) => middle(each).x), spaces.map((each) => middle(each).y)];
  const at = middle(space);
  const [x, y] = [at.x - between(xs), at.y - between(ys)];
  if (Math.hypot(x, y) < CENTRE) return 'middle';
  return PARTS[(Math.round(Math.atan2(y, x) / (Math.PI / 4)) + PARTS.length) % PARTS.length] ?? 'middle';
}

function between(numbers: number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2;
}
