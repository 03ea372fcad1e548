/** The games with a board of their own, in the order of the home page. Each part is loaded when first needed. */
import type { HintFormatter as HintFormatter } from '../hints/hintFormatter';
import { messages } from '../messages/messages.svelte';
import type { Chapter } from '../rules/chapter';
import type { Illustrations } from '../rules/illustrations';
import type { ControlFinder } from '../tutorial/controls';
import type { GamePage } from './gamePage';
import type { Workshop } from './workshop';

interface GameEntry {
  page: () => Promise<{ default: GamePage }>;
  hints: () => Promise<HintFormatter>;
  tutorial: () => Promise<ControlFinder>;
  chapters: () => Promise<{ CHAPTERS: Chapter[] }>;
  illustrations: () => Promise<{ default: Illustrations }>;
  workshop: () => Promise<{ default: Workshop }>;
}

const REGISTRY: Record<string, GameEntry> = {
  la_tortuga: {
    page: () => import('./la_tortuga'),
    hints: () => import('./la_tortuga/hints'),
    tutorial: () => import('./la_tortuga/tutorial'),
    chapters: () => import('./la_tortuga/rules/chapters'),
    illustrations: () => import('./la_tortuga/rules'),
    workshop: () => import('./la_tortuga/workshop'),
  },
  forbidden_island: {
    page: () => import('./forbidden_island'),
    hints: () => import('./forbidden_island/hints'),
    tutorial: () => import('./forbidden_island/tutorial'),
    chapters: () => import('./forbidden_island/rules/chapters'),
    illustrations: () => import('./forbidden_island/rules'),
    workshop: () => import('./forbidden_island/workshop'),
  },
  tobago: {
    page: () => import('./tobago'),
    hints: () => import('./tobago/hints'),
    tutorial: () => import('./tobago/tutorial'),
    chapters: () => import('./tobago/rules/chapters'),
    illustrations: () => import('./tobago/rules'),
    workshop: () => import('./tobago/workshop'),
  },
};

export const GAMES = Object.keys(REGISTRY);

/** The parts of a game with a board of its own, and so with rules to read and a tutorial. */
export function gameEntry(game: string): GameEntry | undefined {
  return REGISTRY[game];
}

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return GAMES.includes(game);
}

/** The board for any other game. */
export const plain = () => import('./plain');

/** Load a game's page with its texts. */
export async function loadGame(game: string): Promise<GamePage> {
  const entry = gameEntry(game);
  if (!entry) return (await plain()).plainPage(game);
  return (await Promise.all([entry.page(), messages.load(game)]))[0].default;
}
