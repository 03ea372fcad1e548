import { COLOURS, namedTurtle } from '../games/la_tortuga/names';
import type { Speaker } from './speak';

export const speak: Speaker = (key, value, play) => (key === 'turtle' ? namedTurtle(play.table, Number(value)) : undefined);

export const colours = COLOURS;

export const shows = (): boolean => true;
