/**
 * What a game's folder gives to the page.
 *
 * The page knows tables, seats, connections and the order of plies. Everything that only one game
 * knows is behind this interface: see docs/contribute/page.md.
 */
import type { Component } from 'svelte';

import type { Effects, Outcome, Ply, TableInfo } from '../generated/protocol';
import type { EmblemSpec, Named, Phrase } from '../messages/phrase';
import type { Play } from '../table/state/play.svelte';
import type { Scene } from './shared/scene';

/** What a game keeps of the plies so far, beyond the newest view. */
export interface GameLog {
  /** Add a ply with its effects; return the phrases that describe it. */
  add(ply: Ply, effects: Effects): Phrase[];
}

/** What a board shows while a ply is animated, and what a player here is about to do. */
export interface Stage {
  clear(): void;
}

/** The types that differ from game to game; the defaults are what the page knows of any game. */
export interface GameTypes {
  ply: Ply;
  view: unknown;
  log: GameLog;
  stage: Stage;
  setup: unknown;
}

/** Whose decision it is and why, with the paragraph of the rules that says so. */
export interface Sentence extends Phrase {
  rule?: string;
}

/** A ply about to be animated. */
export interface ShownPly<Game extends GameTypes> {
  ply: Game['ply'];
  before: Game['view'];
  after: Game['view'];
  log: Game['log'];
  stage: Game['stage'];
  /** Set by the ply that ends the game: its last scenes are the ending. */
  outcome: Outcome | null;
  /** Only fades are wanted. */
  reducedMotion: boolean;
}

/** An important ply as a small picture: who, what, and its effect. */
export interface Recap {
  seat: number | null;
  emblem: EmblemSpec;
  phrase: Phrase;
  /** Its effect in numbers, if they say it best. */
  numbers?: string;
}

export interface Shortcut {
  key: string;
  message: string;
}

type Part<Game extends GameTypes> = Component<{ play: Play<Game> }>;

export interface GamePage<Game extends GameTypes = GameTypes> {
  name: string;
  /** The board for any game: there are no rules to read here. */
  plain?: boolean;
  /** All win or lose together, so one person may play every seat. */
  cooperative?: boolean;
  /** The number of players of a quick game, if not four. */
  quickPlayers?: number;
  /** The board, which fills its box. */
  Board: Part<Game>;
  /** The buttons of the player to decide. */
  Decision: Part<Game>;
  Log: Part<Game>;
  /** The own hand and what the others hold, of a fixed height: always visible between board and tabs on a phone. */
  Hand?: Part<Game>;
  /** How the game ended, below the result. */
  loadEnding: () => Promise<Part<Game>>;
  /** What a seat has won so far, beside its name. */
  Belongings: Component<{ play: Play<Game>; seat: number }>;
  /** The emblem of anything that a text names. */
  Emblem: Component<{ emblem: EmblemSpec }>;

  /** Return the log of a game before its first ply; `view` is the current one. */
  createLog(setup: Game['setup'], table: TableInfo, view: Game['view']): Game['log'];
  /** Return a stage; its fields are reactive. */
  createStage(): Game['stage'];
  scenes(shown: ShownPly<Game>): Scene[];
  /** Return what the strip of plies since a player's last turn shows of the ply just added to the log, if anything. */
  recap?(ply: Game['ply'], effects: Effects, log: Game['log']): Recap | null;
  sentence(play: Play<Game>): Sentence;
  /** Return the title of the result, where there is more to say than who won. */
  resultTitle?(play: Play<Game>): Phrase;
  /** Return a seat's name and emblem; a player without a name is called after the pieces. */
  named(table: TableInfo, seat: number, log?: Game['log']): Named;
  shortcuts: Shortcut[];
}

/** Forget a page's own types: a game's parts are only ever given plays that were made by its own page. */
export function definePage<Game extends GameTypes>(page: GamePage<Game>): GamePage {
  return page as unknown as GamePage;
}
