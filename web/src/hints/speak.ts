/** Plies and reasons of a hint as phrases: what a game's words and numbers are called. */
import type { Any } from '../games/game';
import type { Argument, Arguments, Phrase } from '../messages/phrase';
import type { Ply } from '../protocol/words';
import type { Play } from '../table/play.svelte';

/** What an argument is called; undefined: it is said as it is. */
export type Speaker = (key: string, value: unknown, play: Play<Any, Any, Any>) => Argument | undefined;

const SPEAKERS: Record<string, () => Promise<{ speak: Speaker }>> = {
  la_tortuga: () => import('./la_tortuga'),
  forbidden_island: () => import('./forbidden_island'),
  tobago: () => import('./tobago'),
};

export async function speakerOf(game: string): Promise<Speaker> {
  return (await SPEAKERS[game]?.())?.speak ?? (() => undefined);
}

export function sayReason(reason: { id: string; args: Record<string, unknown> }, speak: Speaker, play: Play<Any, Any, Any>): Phrase {
  return { id: reason.id, args: say(reason.args, speak, play) };
}

export function sayPly(ply: Ply, speak: Speaker, play: Play<Any, Any, Any>): Phrase {
  return { id: `${play.table.game}-hint-ply-${ply.do}`, args: say(ply, speak, play) };
}

function say(args: Record<string, unknown>, speak: Speaker, play: Play<Any, Any, Any>): Arguments {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, speak(key, value, play) ?? plain(value)]));
}

function plain(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value);
}
