/** The language of clues: a relation to a landmark. */
import type { TobagoTerrain } from '../../../generated/protocol';
import { TERRAINS } from '../../../generated/tobago';

export type Relation = 'in' | 'next_to' | 'in_sight_of';
export type Landmark = TobagoTerrain | 'hut' | 'palm' | 'statue' | 'ocean';

export interface Clue {
  not: boolean;
  relation: Relation;
  landmark: Landmark;
  /** It is about the largest area of its terrain only. */
  largest: boolean;
}

export function readClue(clue: string): Clue {
  const [relation = '', landmark = ''] = clue.split(' ');
  return {
    not: relation.startsWith('not_'),
    relation: relation.replace('not_', '') as Relation,
    landmark: landmark.replace('largest_', '') as Landmark,
    largest: landmark.startsWith('largest_'),
  };
}

export function isTerrain(landmark: Landmark): landmark is TobagoTerrain {
  return (TERRAINS as readonly string[]).includes(landmark);
}
