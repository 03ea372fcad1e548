/** The player key: a random secret of this browser, and what follows from it. */
import { hmac, sha256, toHex } from '../fairness/hmac';
import { readStored, store } from '../settings/storage';
import { fromBase64, toBase64 } from './base64';

const STORED = 'atoll-key';
const BYTES = 32;

export class PlayerKey {
  private constructor(readonly bytes: Uint8Array) {}

  /** Return a key that cannot be guessed. */
  static random(): PlayerKey {
    return new PlayerKey(crypto.getRandomValues(new Uint8Array(BYTES)));
  }

  /** Return the key of these bytes, or null if there are too few or too many. */
  static of(bytes: Uint8Array | null): PlayerKey | null {
    return bytes?.length === BYTES ? new PlayerKey(bytes) : null;
  }

  /** What shows the server that one has the key, without showing the key. */
  get proof(): string {
    return this.#derive('player');
  }

  /** Return the token of a seat that is bound to this key. */
  token(nonce: string): string {
    return this.#derive(`seat:${nonce}`);
  }

  is(other: PlayerKey | null): boolean {
    return other !== null && this.bytes.every((byte, index) => byte === other.bytes[index]);
  }

  #derive(label: string): string {
    return toBase64(hmac(this.bytes, new TextEncoder().encode(label)));
  }
}

/** Return this browser's key; null if it has none, or what is stored was edited. */
export function storedKey(): PlayerKey | null {
  const { key } = readStored<{ key: unknown }>(STORED, { key: null });
  return typeof key === 'string' ? PlayerKey.of(fromBase64(key)) : null;
}

export function storeKey(key: PlayerKey): void {
  store(STORED, { key: toBase64(key.bytes) });
}

/** Return this browser's key, which is made when the first seat is taken. */
export function ownKey(): PlayerKey {
  const stored = storedKey();
  if (stored) return stored;
  const made = PlayerKey.random();
  storeKey(made);
  return made;
}

/** Return a new nonce, from which the token of one seat is derived. */
export function newNonce(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(18)));
}

/** Return what the server keeps of a token. */
export function digest(token: string): string {
  return toHex(sha256(new TextEncoder().encode(token)));
}
