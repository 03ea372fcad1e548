/** Plies and reasons of a hint as phrases: what a game's words and numbers are called. */
import type { Any } from '../games/gamePage';
import { gameEntry } from '../games/registry';
import type { Argument, Arguments, Phrase } from '../messages/phrase';
import type { Ply } from '../protocol/messages';
import type { Play } from '../table/state/play.svelte';

/** What an argument is called; undefined: it is said as it is. */
export type Speaker = (key: string, value: unknown, play: Play<Any, Any, Any>) => Argument | undefined;

/** What a ply says of itself only to those who look at the board. */
export type Besides = (ply: Ply, play: Play<Any, Any, Any>) => Arguments;

/** How the words of one game's hints are said. */
export interface Voice {
  speak: Speaker;
  besides?: Besides;
  /** Whether the board can show what a ply would do. */
  shows?: (ply: Ply, play: Play<Any, Any, Any>) => boolean;
  /** The colours of the seats, by name. */
  colours?: readonly string[];
}

export const DUMB: Voice = { speak: () => undefined };

export async function voiceOf(game: string): Promise<Voice> {
  return (await gameEntry(game)?.hints()) ?? DUMB;
}

export function sayReason(reason: { id: string; args: Record<string, unknown> }, voice: Voice, play: Play<Any, Any, Any>): Phrase {
  return { id: reason.id, args: say(reason.args, voice.speak, play) };
}

export function sayPly(ply: Ply, voice: Voice, play: Play<Any, Any, Any>): Phrase {
  return { id: `${play.table.game}-hint-ply-${ply.do}`, args: { ...say(ply, voice.speak, play), ...voice.besides?.(ply, play) } };
}

function say(args: Record<string, unknown>, speak: Speaker, play: Play<Any, Any, Any>): Arguments {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, speak(key, value, play) ?? plain(value)]));
}

function plain(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value);
}
