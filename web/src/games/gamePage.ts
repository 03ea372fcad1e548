/**
 * What a game's folder gives to the page.
 *
 * The page knows tables, seats, connections and the order of plies. All that only one game
 * knows stands behind this interface: see docs/contribute/page.md.
 */
import type { Component } from 'svelte';

import type { Named, Phrase, Sign } from '../messages/phrase';
import type { Facts, Ply, TableWords } from '../protocol/messages';
import type { Play } from '../table/state/play.svelte';
import type { Scene } from '../table/state/queue';

// Only a game knows the shape of its views, so the page passes them on unread.
export type Any = any;

/** What a game remembers of the plies so far, beyond the newest view: its log, first of all. */
export interface Memory {
  /** Take in one more ply and what it brought about; what is to be said about it. */
  add(ply: Ply, facts: Facts): Phrase[];
}

/** What a board shows while a ply is under way. */
export interface StageLike {
  clear(): void;
}

/** Whose decision it is and why, with the paragraph of the rules that says so. */
export interface Sentence extends Phrase {
  rule?: string;
}

/** One ply about to be shown. */
export interface Happening<View, Memory, Stage> {
  ply: Ply;
  before: View;
  after: View;
  memory: Memory;
  stage: Stage;
  /** Somebody asked for less motion: fades only. */
  calm: boolean;
}

export interface Shortcut {
  key: string;
  message: string;
}

type Part = Component<{ play: Play<Any, Any, Any> }>;

export interface GamePage<View = Any, Memories extends Memory = Any, Stage extends StageLike = Any> {
  name: string;
  /** The board for any game: there are no rules to read here. */
  plain?: boolean;
  /** All win or lose together, so one person may well run every seat. */
  together?: boolean;
  /** How many sit down for a quick game, if not four. */
  company?: number;
  /** The board, in all the room there is. */
  Board: Part;
  /** The buttons of whoever decides here. */
  Decision: Part;
  /** The log, in words and emblems. */
  Log: Part;
  /** How the game ended, below the standing. */
  ending: () => Promise<Part>;
  /** What a seat has won so far, beside its name. */
  Belongings: Component<{ play: Play<Any, Any, Any>; seat: number }>;
  /** The emblem of anything that a text names. */
  Emblem: Component<{ emblem: Sign }>;

  /** The memory of a game before its first ply; `view` is how it stands now. */
  remember(setup: Any, table: TableWords, view: View): Memories;
  /** What the board shows while a ply is under way; reactive. */
  stage(): Stage;
  scenes(happening: Happening<View, Memories, Stage>): Scene[];
  sentence(play: Play<View, Memories, Stage>): Sentence;
  /** How it ended, in a few words, where there is more to say than who won. */
  verdict?(play: Play<View, Memories, Stage>): Phrase;
  /** A seat's name and emblem, with what is known of it once the game has begun; a player without a name is called after the pieces. */
  named(table: TableWords, seat: number, memory?: Memories): Named;
  shortcuts: Shortcut[];
}
