/** What the board shows while a ply is animated, and what a player here looks at or is about to do. */
import type { TobagoMapName } from '../../../generated/protocol';
import type { Phrase } from '../../../messages/phrase';
import { arrangeHand } from '../decision/arrangeHand';
import { type Intent, NO_INTENT } from '../decision/intent';
import type { Place } from '../log/result';

/** What is highlighted: a clue, on a map or in hand, or a whole map. */
export interface Highlight {
  clue?: string;
  map?: TobagoMapName;
}

/** What moves just now; a ply sets a few of these, one after another. All progress is from 0 to 1. */
export interface Motion {
  /** What happens, in words. */
  phrases?: Phrase[];
  /** Only fades are wanted. */
  still?: boolean;
  drive?: { seat: number; way: string[]; progress: number };
  /** A vehicle is put onto the island. */
  placed?: { seat: number; at: string; progress: number };
  /** A clue card is shown, and goes to its map. */
  flight?: { seat: number; clue: string; map: TobagoMapName; shown: number; flown: number };
  /** The spaces that a clue keeps: the others are shaded. */
  kept?: string[];
  /** They flash. */
  flash?: { sites: string[]; progress: number };
  /** Markers on their way off the island, and on to it. */
  lifted?: { map: TobagoMapName; sites: string[]; progress: number };
  laid?: { map: TobagoMapName; sites: string[]; progress: number };
  /** A treasure is located, or raised. */
  cross?: { space: string; progress: number };
  raised?: { space: string; progress: number };
  /** A player takes the amulet of a space. */
  pickup?: { space: string; progress: number };
  /** Clues of a map whose roses change. */
  claims?: { map: TobagoMapName; clues: number[] };
  /** The statues turn, and amulets wash up on these spaces. */
  tide?: { amulets: string[]; turned: number; risen: number };
  /** The treasure card that is being turned over. */
  card?: { card: string; secret: boolean; progress: number };
  /** Another player looks at a card; one that nobody has seen is shuffled in. */
  dealt?: { progress: number };
  shuffled?: { progress: number };
  /** The player who is asked takes the card, or leaves it. */
  taken?: { progress: number };
  left?: { progress: number };
  curse?: { payments: Payment[]; progress: number };
  /** The coins of all players are counted. */
  ending?: { players: Place[]; progress: number };
}

/** What a curse costs a player. */
export interface Payment {
  seat: number;
  pays: 'amulet' | 'card' | 'nothing';
}

export class TobagoStage {
  motion = $state.raw<Motion>({});
  /** Cleared by the next ply: what was legal may not be any more. */
  intent = $state.raw<Intent>(NO_INTENT);
  highlight = $state.raw<Highlight | null>(null);
  /** The space that is pointed at or in focus. */
  looked = $state<string | null>(null);
  /** The map whose clues a narrow screen lists. */
  opened = $state<TobagoMapName | null>(null);
  #places: readonly (string | null)[] = [];

  /** Return the cards of the hand in their places; null where one is missing. */
  arrange(hand: readonly string[]): readonly (string | null)[] {
    return (this.#places = arrangeHand(this.#places, hand));
  }

  /** Change some of what moves. */
  move(more: Motion): void {
    this.motion = { ...this.motion, ...more };
  }

  clear(): void {
    this.motion = {};
    this.highlight = null;
    this.intent = NO_INTENT;
  }
}
