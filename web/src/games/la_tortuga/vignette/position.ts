/** The position on the home page: a stack of three on its way to the beach. */
import type { LaTortugaView } from '../../../generated/protocol';
import { turtles } from '../testViews';

export const POSITION = {
  turtles: turtles('18: b y r | 11: p | 6: g | 2: w', 6),
  moving: null,
} as Partial<LaTortugaView>;
