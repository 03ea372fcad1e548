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
  const { ply, before } = shown;
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
        motion(shown, CURSE, (progress) => ({ curse: { payments: paymentsOf(before), progress } })),
      ];
    case 'take':
      return [motion(shown, TAKEN, (progress) => ({ taken: { progress } }), 'coin')];
    default:
      return [motion(shown, LEFT, (progress) => ({ left: { progress } }))];
  }
}

function turn(shown: Shown, card: string, secret: boolean): Scene {
  return motion(shown, TURN, (progress) => ({ card: { card, secret, progress } }), card === 'curse' ? 'curse' : 'card');
}

/** Return what a curse costs the players who still have a rose on the map. */
export function paymentsOf({ sharing, maps, players }: Pick<TobagoView, 'sharing' | 'maps' | 'players'>): Payment[] {
  const clues = mapOf({ maps }, sharing?.map)?.clues ?? [];
  return players.flatMap(({ amulets, treasures }, seat) => {
    const struck =
      clues.some(({ owner, roses }) => owner === seat && roses > 0) ||
      (sharing?.raiser === seat && sharing.raiser_rose);
    return struck ? [{ seat, pays: amulets > 0 ? 'amulet' : treasures > 0 ? 'card' : 'nothing' }] : [];
  });
}
