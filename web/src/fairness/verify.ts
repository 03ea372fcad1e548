/**
 * Checks that chance was fair without trusting the server: everything is computed from the
 * seed as `atoll/table/fairness.py` describes it. Only the possible outcomes of each ply come from
 * the server; `atoll verify` computes those as well.
 */
import type { ChancePly, Ply } from '../generated/protocol';
import { fromHex, hmac, sha256, toHex } from './hmac';

const SPAN = 1n << 64n;

export function commitmentOf(seed: string): string {
  return toHex(sha256(fromHex(seed)));
}

/** Return what chance's n-th ply had to be. */
export function expectedPly(seed: string, table: string, n: number, outcomes: ChancePly['outcomes']): Ply {
  const ranked = outcomes.map(({ weight, ...ply }) => ({
    text: canonical(ply),
    ply: ply as Ply,
    weight: BigInt(weight),
  }));
  ranked.sort((one, other) => (one.text < other.text ? -1 : 1));
  const total = ranked.reduce((sum, { weight }) => sum + weight, 0n);
  let left = below(total, seed, table, `chance:${n}`);
  for (const { ply, weight } of ranked) {
    if (left < weight) return ply;
    left -= weight;
  }
  throw new Error('no outcome has any weight');
}

function below(bound: bigint, seed: string, table: string, label: string): bigint {
  const limit = SPAN - (SPAN % bound);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(fromHex(seed), new TextEncoder().encode(`${table}:${label}:${attempt}`));
    const number = BigInt(`0x${toHex(digest.slice(0, 8))}`);
    if (number < limit) return number % bound;
  }
}

/** Return JSON with its keys in alphabetical order and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}

export type FairnessResult =
  | { fair: true; chances: number }
  | { fair: false; what: 'commitment' | 'changed' }
  /** The ply, counted from 1, that differs. */
  | { fair: false; what: 'ply'; ply: number };

export interface Evidence {
  table: string;
  seed: string;
  /** As the server sends it now, and as this browser saved it when it first saw the table. */
  commitment: string;
  savedCommitment: string | null;
}

/** Check every ply of chance; `onProgress` is called with the progress. */
export async function verify(
  evidence: Evidence,
  chances: (first: number) => Promise<{ chances: ChancePly[]; total: number }>,
  onProgress: (done: number, total: number) => void,
): Promise<FairnessResult> {
  const { table, seed, commitment, savedCommitment } = evidence;
  if (savedCommitment !== null && savedCommitment !== commitment) return { fair: false, what: 'changed' };
  if (commitmentOf(seed) !== commitment) return { fair: false, what: 'commitment' };
  let [done, all] = [0, 1];
  while (done < all) {
    const received = await chances(done);
    all = received.total;
    if (received.chances.length === 0) break;
    for (const { ply, drawn, outcomes } of received.chances) {
      if (canonical(expectedPly(seed, table, done, outcomes)) !== canonical(drawn))
        return { fair: false, what: 'ply', ply: ply + 1 };
      done += 1;
    }
    onProgress(done, all);
  }
  return { fair: true, chances: done };
}
