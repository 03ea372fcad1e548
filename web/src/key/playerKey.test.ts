import { expect, test } from 'vitest';

import { fromBase64, toBase64 } from './base64';
import { keyFromText, keyLink, keyToText } from './keyText';
import { digest, newNonce, PlayerKey } from './playerKey';

const KEY = PlayerKey.of(Uint8Array.from({ length: 32 }, (_, index) => index)) as PlayerKey;

test('what follows from a key is what the protocol says', () => {
  // The same by Python: hmac.digest(bytes(range(32)), b"player", "sha256") and b"seat:0123456789abcdef".
  expect(KEY.proof).toBe('1zsarLvicW9dF_IxMWQ7gcLo2W2EsxS0gEgcUjAqezA');
  expect(KEY.token('0123456789abcdef')).toBe('t3jwMrsRvPRXU5roGn-T_qTI2IhFKZb_jMJKIVSp938');
  expect(digest('token')).toBe('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0');
});

test('keys and nonces differ, and a nonce is one that the server takes', () => {
  expect(PlayerKey.random().is(PlayerKey.random())).toBe(false);
  expect(newNonce()).not.toBe(newNonce());
  expect(newNonce()).toMatch(/^[\w-]{16,64}$/);
});

test('a key comes back from its text, its link, and a text that was broken into lines', () => {
  const text = keyToText(KEY);
  const broken = `${text.slice(0, 30)}\n  ${text.slice(30)}\n`;
  for (const written of [text, keyLink(KEY, 'https://atoll.example'), broken]) {
    const found = keyFromText(written);
    expect(found instanceof PlayerKey && found.is(KEY)).toBe(true);
  }
});

test.each([
  ['', 'none'],
  ['https://atoll.example/table/abc#seat=0.token', 'none'],
  ['atoll-key-', 'damaged'],
  [keyToText(KEY).slice(0, -1), 'damaged'],
  [`${keyToText(KEY)}A`, 'damaged'],
  [keyToText(KEY).replace('AwQF', 'AwQG'), 'damaged'],
  [`atoll-key-${toBase64(new Uint8Array(40))}`, 'damaged'],
])('%s has no key: %s', (written, problem) => {
  expect(keyFromText(written)).toBe(problem);
});

test('what is not base64 is null', () => {
  expect(fromBase64('a b')).toBeNull();
  expect(fromBase64('a')).toBeNull();
});
