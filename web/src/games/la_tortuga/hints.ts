/** How the turtles' hints are worded. */
import type { Argument } from '../../messages/phrase';
import { namedTurtle } from './names';
import type { TortugaPlay } from './play';
import { COLOURS } from './vignette/looks';

export function formatArgument(key: string, value: unknown, play: TortugaPlay): Argument | undefined {
  return key === 'turtle' ? namedTurtle(play.table, Number(value)) : undefined;
}

export const colours = COLOURS;

export const canShow = (): boolean => true;
