/**
 * SHA-256 and HMAC in plain script: browsers offer theirs only to pages served over HTTPS, and many
 * tables run on a friend's machine without it. Published test values check it (hmac.test.ts).
 */
const ROUNDS = 64;
const BLOCK = 64;

const [START, CONSTANTS] = constants();

/** The first fractional bits of square roots and cube roots of primes, as in the standard. */
function constants(): [number[], number[]] {
  const start: number[] = [];
  const rounds: number[] = [];
  for (let candidate = 2; rounds.length < ROUNDS; candidate += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor += 1) prime &&= candidate % factor !== 0;
    if (!prime) continue;
    if (start.length < 8) start.push(fraction(candidate ** (1 / 2)));
    rounds.push(fraction(candidate ** (1 / 3)));
  }
  return [start, rounds];
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(ROUNDS);
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(offset + 4 * index);
  for (let index = 16; index < ROUNDS; index += 1) {
    const [w2, w7, w15, w16] = [2, 7, 15, 16].map((back) => words[index - back] ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    const low = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const high = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[index] = w16 + low + w7 + high;
  }
  return words;
}

function compress(state: number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < ROUNDS; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const one =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + (CONSTANTS[index] ?? 0) + (words[index] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0);
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = pad(message);
  let state = START;
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) state = compress(state, schedule(view, offset));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    concat(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    concat(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
