import { namedTurtle } from './names';
import { COLOURS } from './vignette/looks';
import type { Speaker } from '../../hints/hintFormatter';

export const speak: Speaker = (key, value, play) => (key === 'turtle' ? namedTurtle(play.table, Number(value)) : undefined);

export const colours = COLOURS;

export const shows = (): boolean => true;
