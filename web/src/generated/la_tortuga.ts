/** Made by `python web/generate`: do not edit. */

/** The space where turtles start. */
export const RAFT = 0;

/** The space where the journey ends. */
export const BEACH = 21;

/** Spaces of the ring, numbered from 1. */
export const SPACES = 21;

/** Of a die. */
export const SIDES = 6;

/** Dice in one move. */
export const MOST_DICE = 3;

/** A higher total is a bust. */
export const LIMIT = 7;

/** What the beach counts. */
export const BEACH_EGGS = 7;

/** In one game. */
export const MOST_TURTLES = 7;

/** Copies by value; four of all cards are removed unseen. */
export const EGG_CARDS = { '1': 3, '2': 3, '3': 5, '4': 5, '5': 5, '6': 3 } as const;
