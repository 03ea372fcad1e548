/**
 * The player key as a text that people copy, with a checksum: a key that lost a letter on the way is
 * recognized, instead of standing for another player without tables.
 */
import { sha256 } from '../fairness/hmac';
import { fromBase64, toBase64 } from './base64';
import { PlayerKey } from './playerKey';

const MARK = 'atoll-key-';
const CHECKSUM_BYTES = 4;

/** `none`: there is no key in the text; `damaged`: there is one, but it was changed or is not whole. */
export type KeyProblem = 'none' | 'damaged';

export function keyToText({ bytes }: PlayerKey): string {
  return MARK + toBase64(Uint8Array.from([...bytes, ...checksum(bytes)]));
}

/** Find the key in what was pasted: the key itself, its link, or a file with either. */
export function keyFromText(text: string): PlayerKey | KeyProblem {
  const written = new RegExp(`${MARK}([\\w-]*)`).exec(text.replaceAll(/\s+/g, ''))?.[1];
  if (written === undefined) return 'none';
  const bytes = fromBase64(written);
  const key = PlayerKey.of(bytes?.slice(0, -CHECKSUM_BYTES) ?? null);
  const isWhole = key && checksum(key.bytes).every((byte, index) => byte === bytes?.[key.bytes.length + index]);
  return isWhole ? key : 'damaged';
}

/** Return the link that opens one's tables elsewhere. Browsers send nothing that follows the #. */
export function keyLink(key: PlayerKey, origin: string): string {
  return `${origin}/key#${keyToText(key)}`;
}

function checksum(bytes: Uint8Array): Uint8Array {
  return sha256(bytes).slice(0, CHECKSUM_BYTES);
}
