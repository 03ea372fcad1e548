/** What a player at the page is about to do, before it is a ply. */
import type { ForbiddenIslandView } from '../../../generated/protocol';
import { canSwim, needRescue } from '../geometry/paths';
import { count, seatOf, target } from '../lookup';
import type { ForbiddenIslandPly, IslandPlay } from '../play';

export type Intent =
  | { kind: 'none' }
  /** A Helicopter Lift: whose card, and the pawns that will fly. */
  | { kind: 'lift'; by: number; seats: number[] }
  | { kind: 'sandbag'; by: number }
  /** The Navigator leads this pawn. */
  | { kind: 'lead'; seat: number }
  /** This pawn leaves the water first. */
  | { kind: 'swim'; seat: number }
  | { kind: 'give' };

export const NO_INTENT: Intent = { kind: 'none' };

/** Return what a tap means now: the chosen intent, or the only one left. */
export function intentOf({ view, legal, stage }: Pick<IslandPlay, 'view' | 'legal' | 'stage'>): Intent {
  if (stage.intent.kind !== 'none' || !needRescue(view)) return stage.intent;
  const holders = specials(legal).map(({ by }) => by);
  const holder = holders.find((seat) => seat === view.decides) ?? holders[0];
  return holder === undefined ? NO_INTENT : firstLift(view, legal, holder);
}

/** Return the plies that a tap on a tile may mean. */
export function pliesAt(legal: readonly ForbiddenIslandPly[], intent: Intent, tile: string): ForbiddenIslandPly[] {
  return plies(legal, intent).filter((ply) => target(ply) === tile);
}

/** Return the plies that fit the intent and have a tile for a target. */
export function plies(legal: readonly ForbiddenIslandPly[], intent: Intent): ForbiddenIslandPly[] {
  switch (intent.kind) {
    case 'lift':
      return legal.filter(
        (ply) => ply.do === 'lift' && seatOf(ply) === intent.by && sameSeats(ply.seats, intent.seats),
      );
    case 'sandbag':
      return legal.filter((ply) => ply.do === 'sandbag' && seatOf(ply) === intent.by);
    case 'lead':
      return legal.filter((ply) => ply.do === 'navigate' && ply.seat === intent.seat);
    case 'swim':
      return legal.filter((ply) => ply.do === 'swim' && ply.by === intent.seat);
    case 'give':
      return [];
    default: {
      const swimmer = legal.find((ply) => ply.do === 'swim')?.by;
      return legal.filter(
        (ply) => ['move', 'fly', 'shore_up'].includes(ply.do) || (ply.do === 'swim' && ply.by === swimmer),
      );
    }
  }
}

function sameSeats(some: number[], others: number[]): boolean {
  return some.length === others.length && some.every((seat) => others.includes(seat));
}

/** Return the pawns of a tile that the Navigator may lead. */
export function ledFrom(view: ForbiddenIslandView, legal: readonly ForbiddenIslandPly[], tile: string): number[] {
  const led = new Set(legal.filter((ply) => ply.do === 'navigate').map((ply) => ply.seat));
  return [...led].filter((seat) => view.players[seat]?.at === tile);
}

/** A special card that a seat of this page may play. */
export interface Offer {
  by: number;
  card: 'helicopter_lift' | 'sandbags';
}

/** Return the special cards that seats of this page may play now, once for each seat and kind. */
export function specials(legal: readonly ForbiddenIslandPly[]): Offer[] {
  const kinds = { lift: 'helicopter_lift', sandbag: 'sandbags' } as const;
  const found = new Map<string, Offer>();
  for (const ply of legal) {
    const card = kinds[ply.do as keyof typeof kinds];
    if (card) found.set(`${ply.by} ${card}`, { by: seatOf(ply), card });
  }
  return [...found.values()];
}

/** Return all special cards that may be played now, once for each seat and kind; all hands are open. */
export function heldSpecials(view: ForbiddenIslandView, table: IslandPlay['table']): Offer[] {
  const dry = view.tiles.every(({ tile, state }) => state !== 'flooded' || tile === view.turned_up);
  const sandbags = !dry && (view.turned_up === null || table.options['sandbags_between_floods'] === true);
  return view.players.flatMap(({ hand }, by) =>
    (['helicopter_lift', 'sandbags'] as const)
      .filter((card) => hand.includes(card) && (card !== 'sandbags' || sandbags))
      .map((card) => ({ by, card })),
  );
}

/** Ask where to play a special card. */
export function begin({ view, legal, stage }: Pick<IslandPlay, 'view' | 'legal' | 'stage'>, { by, card }: Offer): void {
  stage.open = null;
  stage.intent = card === 'sandbags' ? { kind: 'sandbag', by } : firstLift(view, legal, by);
}

/** Return a Lift with all pawns of the first tile on which any can be lifted. */
export function firstLift(view: ForbiddenIslandView, legal: readonly ForbiddenIslandPly[], by: number): Intent {
  const groups = legal.filter((ply) => ply.do === 'lift' && ply.by === by).map((ply) => ply.seats ?? []);
  const mine = groups.filter((seats) => seats.includes(by));
  const start = view.players[(mine[0] ?? groups[0])?.[0] ?? by]?.at;
  const cooperative = groups.filter((seats) => view.players[seats[0] ?? 0]?.at === start);
  const seats = cooperative.reduce((most, group) => (group.length > most.length ? group : most), [] as number[]);
  return { kind: 'lift', by, seats };
}

/** Let a pawn board the helicopter or leave it; from another tile it boards alone. */
export function toggleBoarding(view: ForbiddenIslandView, intent: Intent & { kind: 'lift' }, seat: number): Intent {
  const at = view.players[seat]?.at;
  const staying = intent.seats.filter((each) => view.players[each]?.at === at);
  const seats = staying.includes(seat) ? staying.filter((each) => each !== seat) : [...staying, seat];
  return { ...intent, seats: seats.sort((a, b) => a - b) };
}

/** Return whether a pawn in the water is lost if the Lift flies without it: it cannot swim, and no other Lift is held. */
export function isLost(view: ForbiddenIslandView, { seats }: Intent & { kind: 'lift' }, seat: number): boolean {
  if (seats.length === 0 || seats.includes(seat) || !view.swimmers.includes(seat)) return false;
  const lifts = view.players.reduce((sum, { hand }) => sum + count(hand, 'helicopter_lift'), 0);
  return lifts === 1 && !canSwim(view, seat);
}
