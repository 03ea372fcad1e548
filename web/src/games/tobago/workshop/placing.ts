/** Where huts, palms and statues may stand, and what of that a set-up has. */
import { APART, OBJECTS } from '../../../generated/tobago_islands';
import type { Chosen } from '../../../protocol/parts';
import { DIRECTIONS, neighbour, parse } from '../geometry/hex';

export type Kind = keyof typeof OBJECTS;
export const KINDS = ['hut', 'palm', 'statue'] as const satisfies readonly Kind[];

/** An object of the box: on a space, or beside the island. */
export interface Piece {
  kind: Kind;
  at: string | null;
  /** The direction in which a statue looks. */
  faces: number;
}

type Spaces = Record<string, unknown>;

/** Return why an object may not stand on a space; null if it may. */
export function whyNot(
  spaces: Spaces,
  pieces: readonly Piece[],
  moved: Piece,
  space: string,
): 'sea' | 'taken' | 'close' | 'ocean' | null {
  const others = pieces.filter((piece) => piece !== moved && piece.at !== null);
  if (!(space in spaces)) return 'sea';
  if (others.some(({ at }) => at === space)) return 'taken';
  if (moved.kind === 'statue' && DIRECTIONS.some((_, direction) => !(neighbour(space, direction) in spaces)))
    return 'ocean';
  if (others.some(({ kind, at }) => kind === moved.kind && distance(at ?? '', space) < APART)) return 'close';
  return null;
}

/** Return the spaces where an object may stand. */
export function freeSpaces(spaces: Spaces, pieces: readonly Piece[], moved: Piece): string[] {
  return Object.keys(spaces).filter((space) => whyNot(spaces, pieces, moved, space) === null);
}

/** Return all objects, those that are arranged on their spaces. */
export function piecesOf(arrangement: Chosen): Piece[] {
  const [huts, palms, statues] = ['huts', 'palms', 'statues'].map((part) => (arrangement[part] ?? []) as unknown[]);
  const simple = (kind: Kind, spaces: unknown[] = []): Piece[] =>
    Array.from({ length: OBJECTS[kind] }, (_, index) => ({ kind, at: (spaces[index] as string) ?? null, faces: 0 }));
  const facing = (statues ?? []) as { at: string; faces: number }[];
  return [
    ...simple('hut', huts),
    ...simple('palm', palms),
    ...simple('statue').map((piece, index) => ({ ...piece, ...facing[index] })),
  ];
}

/** Return the part of a set-up that objects make: each kind of which all stand on the island. */
export function partsOf(island: string, pieces: readonly Piece[]): Chosen {
  const complete = KINDS.filter((kind) => standing(pieces, kind) === OBJECTS[kind]);
  if (complete.length === 0) return {};
  const parts: Chosen = { island };
  for (const kind of complete) {
    const placed = pieces.flatMap(({ kind: own, at, faces }) => (own === kind && at !== null ? [{ at, faces }] : []));
    parts[`${kind}s`] = kind === 'statue' ? placed : placed.map(({ at }) => at);
  }
  return parts;
}

/** How often all that is left is thrown again, if it does not fit; a few times are enough wherever it can. */
const MOST_THROWS = 200;

/** Put what does not stand yet on spaces by lot, statues first: they have the least room. Null if there is no room. */
export function scatter(spaces: Spaces, pieces: readonly Piece[], kinds: readonly Kind[]): Piece[] | null {
  for (let left = MOST_THROWS; left > 0; left--) {
    const thrown = throwOnce(spaces, pieces, kinds);
    if (thrown) return thrown;
  }
  return null;
}

function throwOnce(spaces: Spaces, pieces: readonly Piece[], kinds: readonly Kind[]): Piece[] | null {
  const thrown = pieces.map((piece) => ({ ...piece }));
  for (const kind of [...KINDS].reverse()) {
    for (const piece of thrown) {
      if (piece.kind !== kind || piece.at !== null || !kinds.includes(kind)) continue;
      const free = freeSpaces(spaces, thrown, piece);
      if (free.length === 0) return null;
      piece.at = free[Math.floor(Math.random() * free.length)] ?? null;
      if (kind === 'statue') piece.faces = Math.floor(Math.random() * DIRECTIONS.length);
    }
  }
  return thrown;
}

/** Return how many of a kind stand on the island. */
export function standing(pieces: readonly Piece[], kind: Kind): number {
  return pieces.filter((piece) => piece.kind === kind && piece.at !== null).length;
}

function distance(space: string, other: string): number {
  const [[q, r], [otherQ, otherR]] = [parse(space), parse(other)];
  return Math.max(Math.abs(q - otherQ), Math.abs(r - otherR), Math.abs(q - otherQ + r - otherR));
}
