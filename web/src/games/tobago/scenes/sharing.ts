/** The plies of a sharing: looks, the card on offer, taking and leaving, a curse. */
import type { TobagoView } from '../../../generated/protocol';
import { pause, type Scene } from '../../shared/scene';
import { mapOf } from '../lookup';
import { motion, type Shown } from './motion';
import type { Payment } from './stage.svelte';

/** Milliseconds. */
const DEALT = 240;
const SHUFFLED = 350;
const TURN = 450;
const READ = 400;
const READ_SECRET = 600;
const TAKEN = 800;
const LEFT = 420;
const CURSE = 1000;

export function sharingScenes(shown: Shown): Scene[] {
  const { ply, before, after } = shown;
  switch (ply.do) {
    case 'peek':
      if (ply.card !== null) return [turn(shown, ply.card, true), pause(READ_SECRET)];
      return [motion(shown, DEALT, (progress) => ({ dealt: { progress } }))];
    case 'add':
      return [motion(shown, SHUFFLED, (progress) => ({ shuffled: { progress } }), 'card')];
    case 'reveal':
      if (ply.card !== 'curse') return [turn(shown, ply.card, false), pause(READ)];
      return [
        turn(shown, ply.card, false),
        motion(shown, CURSE, (progress) => ({ curse: { payments: paymentsOf(before, after), progress } })),
      ];
    case 'pay': {
      const payments = paymentsOf(before, after).filter(({ pays }) => pays !== 'nothing');
      return [motion(shown, CURSE, (progress) => ({ curse: { payments, progress } }))];
    }
    case 'take':
      return [motion(shown, TAKEN, (progress) => ({ taken: { progress } }), 'coin')];
    default:
      return [motion(shown, LEFT, (progress) => ({ left: { progress } }))];
  }
}

function turn(shown: Shown, card: string, secret: boolean): Scene {
  return motion(shown, TURN, (progress) => ({ card: { card, secret, progress } }), card === 'curse' ? 'curse' : 'card');
}

/** Return what a curse has cost the players with a rose on the map, except those who are still to pay. */
export function paymentsOf(
  { sharing, maps, players }: Pick<TobagoView, 'sharing' | 'maps' | 'players'>,
  after: Pick<TobagoView, 'players'>,
): Payment[] {
  const clues = mapOf({ maps }, sharing?.map)?.clues ?? [];
  return players.flatMap(({ amulets, treasures }, seat): Payment[] => {
    const struck =
      clues.some(({ owner, roses }) => owner === seat && roses > 0) ||
      (sharing?.raiser === seat && sharing.raiser_rose);
    if (!struck) return [];
    const left = after.players[seat];
    if (left && left.amulets < amulets) return [{ seat, pays: 'amulet' }];
    if (left && left.treasures < treasures) return [{ seat, pays: 'card' }];
    return amulets + treasures > 0 ? [] : [{ seat, pays: 'nothing' }];
  });
}
