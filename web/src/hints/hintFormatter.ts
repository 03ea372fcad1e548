/** Turns the plies and reasons of hints into phrases. */
import { gameEntry } from '../games/registry';
import type { Ply, Reason } from '../generated/protocol';
import type { Argument, Arguments, Phrase } from '../messages/phrase';
import type { Play } from '../table/state/play.svelte';

/** How one game's hints are worded. These are methods, so that a game may declare them for its own plays. */
export interface HintFormatter {
  /** Return the name of an argument; undefined: it is shown as it is. */
  formatArgument(key: string, value: unknown, play: Play): Argument | undefined;
  /** Return further arguments of a ply's message. */
  extraArguments?(ply: Ply, play: Play): Arguments;
  /** Return whether the board can show what a ply would do. */
  canShow?(ply: Ply, play: Play): boolean;
  /** The colours of the seats, by name. */
  readonly colours?: readonly string[];
}

/** For games without names of their own. */
export const NO_NAMES: HintFormatter = { formatArgument: () => undefined };

export async function loadHintFormatter(game: string): Promise<HintFormatter> {
  return (await gameEntry(game)?.hints()) ?? NO_NAMES;
}

export function formatReason(reason: Reason, formatter: HintFormatter, play: Play): Phrase {
  return { id: reason.id, args: formatArguments(reason.args, formatter, play) };
}

export function formatPly(ply: Ply, formatter: HintFormatter, play: Play): Phrase {
  return {
    id: `${play.table.game}-hint-ply-${ply.do}`,
    args: { ...formatArguments(ply, formatter, play), ...formatter.extraArguments?.(ply, play) },
  };
}

function formatArguments(args: Record<string, unknown>, formatter: HintFormatter, play: Play): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, formatter.formatArgument(key, value, play) ?? plain(value)]),
  );
}

function plain(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value);
}
