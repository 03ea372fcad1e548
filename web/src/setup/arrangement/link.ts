/** Links to an arrangement: the part of a transcript's header that says how a game is set up. */
import type { GameInfo } from '../../generated/protocol';
import type { Chosen, Value } from '../../protocol/parts';
import { choicesInPlay, firstSeat, type Plan } from '../plan';

/** How a game is set up; parts left out are dealt. */
export interface SharedSetup {
  game: string;
  players: number;
  options: Record<string, Value>;
  setup: Chosen;
}

const MARK = '#setup=';

/** Return the hash of a link that sets up a game like this plan. */
export function setupHash(offer: GameInfo, plan: Plan): string {
  const first = firstSeat(plan);
  const choices = Object.entries(choicesInPlay(plan)).filter(([, values]) => values.some((value) => value !== null));
  const shared: SharedSetup = {
    game: offer.name,
    players: plan.players,
    options: Object.fromEntries(
      offer.options.flatMap(({ name, default: usual }) => {
        const value = plan.options[name];
        return value === undefined || value === usual ? [] : [[name, value]];
      }),
    ),
    setup: { ...Object.fromEntries(choices), ...plan.arrangement, ...(first !== null && { first }) },
  };
  return MARK + encode(JSON.stringify(shared));
}

/** Return what a link shares: null if it shares nothing, 'broken' if it cannot be read. */
export function readSetup(hash: string): SharedSetup | 'broken' | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    const shared: unknown = JSON.parse(decode(hash.slice(MARK.length)));
    return isShared(shared) ? shared : 'broken';
  } catch {
    return 'broken';
  }
}

/** Take over what a link shares. The server has accepted it. */
export function takeOver(offer: GameInfo, plan: Plan, { players, options, setup }: SharedSetup): void {
  plan.players = players;
  Object.assign(plan.options, options);
  plan.first = typeof setup['first'] === 'number' ? setup['first'] : 'lot';
  for (const { name } of offer.choices) {
    const values = (setup[name] ?? []) as (string | null)[];
    plan.chosen[name] = plan.seats.map((_, seat) => values[seat] ?? null);
  }
  const bySeat = [...offer.choices.map(({ name }) => name), 'first'];
  plan.arrangement = Object.fromEntries(Object.entries(setup).filter(([name]) => !bySeat.includes(name)));
}

function isShared(value: unknown): value is SharedSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { game, players, options, setup } = value as Record<string, unknown>;
  return typeof game === 'string' && typeof players === 'number' && isRecord(options) && isRecord(setup);
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Write a text in base64url: only letters, digits, `-` and `_`. */
function encode(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}
