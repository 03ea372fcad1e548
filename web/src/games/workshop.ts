/** What a game's workshop gets: there its set-up is arranged by hand. */
import type { Component } from 'svelte';

import type { GameInfo } from '../generated/protocol';
import type { Chosen, SeatChoices, Value } from '../protocol/parts';

export interface WorkshopProps {
  offer: GameInfo;
  players: number;
  options: Record<string, Value>;
  chooseOption: (name: string, value: Value) => void;
  /** The parts that are arranged so far, as a transcript has them. */
  arrangement: Chosen;
  arrange: (arrangement: Chosen) => void;
  /** What seats chose, for the seats that play. */
  chosen: SeatChoices;
  choose: (name: string, values: (string | null)[]) => void;
}

export type Workshop = Component<WorkshopProps>;
