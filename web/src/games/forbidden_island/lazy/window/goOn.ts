/** Turning up card after card until the next turn, unless something could be saved that may be lost. */
import { LANDING, SITES } from '../../../../generated/forbidden_island';
import type { ForbiddenIslandView } from '../../../../generated/protocol';
import { heldSpecials, type Offer } from '../../decision/intent';
import { canSwim } from '../../geometry/paths';
import { pawnsOn, stateOf, treasureOf } from '../../lookup';
import type { IslandPlay } from '../../play';
import type { Asking } from './asking.svelte';

/** Why not to go on: a tile that a card of a seat could save, the way home, or the wish to be asked. */
export type Stop = ({ kind: 'tile'; tile: string } & Offer) | { kind: 'home' } | { kind: 'asked' };

type Shown = Pick<IslandPlay, 'view' | 'table' | 'legal'>;

/** Return why the page should ask before the next card; null if it may go on. */
export function stopOf({ view, table, legal }: Shown, asking: Asking, accepted: readonly string[]): Stop | null {
  if (legal.some((ply) => ply.do === 'lift_off')) return { kind: 'home' };
  // A bot decides at once; what players at other pages want to be asked is not known here.
  const wanted = heldSpecials(view, table).filter(
    ({ by, card }) => table.seats[by]?.kind !== 'bot' && (asking[card] || !table.yours.includes(by)),
  );
  if (asking.rule === 'always') return wanted.length > 0 ? { kind: 'asked' } : null;
  if (!floodIsNext(view)) return null;
  for (const tile of endangered(view).filter((each) => !accepted.includes(each))) {
    const lost = stranded(view, tile);
    const pawns = asking.rule === 'flooded' ? pawnsOn(view, tile) : lost;
    const dear = asking.rule === 'flooded' || isVital(view, tile) || lost.length > 0;
    const saving = wanted.find(({ card }) => (card === 'sandbags' ? dear : pawns.length > 0));
    if (saving) return { kind: 'tile', tile, ...saving };
  }
  return null;
}

/** Return the flooded tiles whose cards may come in this turn. */
export function endangered(view: ForbiddenIslandView): string[] {
  let cards = view.floods || (view.rate ?? 0);
  return view.flood_piles.flatMap((pile) => {
    const comes = cards > 0;
    cards -= pile.length;
    return comes ? pile.filter((tile) => stateOf(view, tile) === 'flooded') : [];
  });
}

/** Return whether the next card is a flood card. */
function floodIsNext({ part, draws }: ForbiddenIslandView): boolean {
  return part === 'flood' || draws === 0;
}

/** Return whether the game is lost without a tile. */
function isVital(view: ForbiddenIslandView, tile: string): boolean {
  const treasure = treasureOf(tile);
  if (!treasure || view.treasures[treasure]) return tile === LANDING;
  return SITES[treasure].every((site) => site === tile || stateOf(view, site) === 'sunk');
}

/** Return the pawns that could not leave the water if their tile sank. */
function stranded(view: ForbiddenIslandView, tile: string): number[] {
  const tiles = view.tiles.map((each) => (each.tile === tile ? { ...each, state: 'sunk' as const } : each));
  return pawnsOn(view, tile).filter((seat) => !canSwim({ ...view, tiles }, seat));
}

/**
 * Turn up this card, and go on until the next turn; what is in danger now is accepted.
 *
 * After the last action it ends the actions first: then nothing has been asked yet.
 */
export function startGoing(play: IslandPlay): void {
  const proceed = play.legal.find((each) => each.do === 'proceed');
  const ply = proceed ?? play.legal.find((each) => each.do === 'end_actions');
  if (!ply) return;
  const accepted = proceed ? endangered(play.view) : [];
  play.stage.going = { turn: turnOf(play), accepted, moment: play.moment };
  play.choose(ply);
}

/** Turn up the next card if nothing is to be asked; once in each position, as it may be refused. */
export function goOn(play: IslandPlay, asking: Asking): void {
  const { going } = play.stage;
  if (!going || !play.ready || going.turn !== turnOf(play) || going.moment === play.moment) return;
  const ply = play.legal.find((each) => each.do === 'proceed');
  if (!ply || stopOf(play, asking, going.accepted)) return;
  play.stage.going = { ...going, moment: play.moment };
  play.do(ply);
}

function turnOf({ log }: IslandPlay): number {
  return log.turns.at(-1)?.number ?? 0;
}
