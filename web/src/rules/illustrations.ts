/** What a game's folder gives to its rules page, beside texts: a board for worked examples, and pictures. */
import type { Component } from 'svelte';

import type { GamePage, GameTypes } from '../games/gamePage';
import type { Play } from '../table/state/play.svelte';

export interface Illustrations<Game extends GameTypes = GameTypes> {
  /** The board of an example, which fills its box; nothing on it can be played. */
  ExampleBoard: Component<{ play: Play<Game> }>;
  /** A picture by its name; `still` returns the position of an example without captions, or of one before its first. */
  Picture: Component<{ name: string; still: (example: string) => Play<Game>; page: GamePage }>;
}

/** Forget a game's own types, as `definePage` does. */
export function defineIllustrations<Game extends GameTypes>(illustrations: Illustrations<Game>): Illustrations {
  return illustrations as unknown as Illustrations;
}
