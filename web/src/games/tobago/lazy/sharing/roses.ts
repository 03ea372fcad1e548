/** The roses of a sharing, in the order in which their owners look and are asked. */
import type { TobagoView } from '../../../../generated/protocol';
import { mapOf } from '../../lookup';

export interface AskedRose {
  seat: number;
  /** The clue on which it lies; one past the last for the raiser's. */
  clue: number;
  /** 0 or 1: a clue may have two roses. */
  number: number;
  asked: boolean;
}

/** Return the roses from the bottom up, the raiser's first. */
export function rosesInTurn(view: TobagoView): AskedRose[] {
  const { sharing } = view;
  const clues = mapOf(view, sharing?.map)?.clues ?? [];
  if (!sharing) return [];
  const raiser = { owner: sharing.raiser, roses: sharing.raiser_rose ? 1 : 0 };
  return [...clues, raiser]
    .flatMap(({ owner, roses }, clue) =>
      Array.from({ length: roses }, (_, number) => ({
        seat: owner,
        clue,
        number,
        asked: sharing.rose?.clue === clue && sharing.rose.number === number,
      })),
    )
    .sort((one, other) => other.clue - one.clue || one.number - other.number);
}
