import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

import { completeSource } from './completeSource';
import { LOCALES } from './locales';
import { partsOf, readFile } from './testFiles';

const FILES: Record<string, string> = {
  'pt/game':
    '# A comment.\n\nshuffle = Baralhar\ncards = { $count ->\n    [one] uma carta\n   *[other] { $count } cartas\n  }\n',
  'pt/page': 'home = Início\n',
  'pt-BR/game': 'shuffle = Embaralhar\n',
  'xx-YY/game': 'other = Other\n',
  'xx/game': 'shuffle = Shuffle\n',
};
const read = (file: string) => FILES[file] ?? null;

describe('a regional language', () => {
  test('replaces the messages that it has, and keeps the others', () => {
    expect(completeSource('pt-BR', 'game', read)).toBe(
      FILES['pt/game']?.replace('shuffle = Baralhar\n', 'shuffle = Embaralhar\n'),
    );
  });

  test('replaces messages of several lines as a whole', () => {
    const own = { ...FILES, 'pt-BR/game': 'cards = cartas\n' };
    expect(completeSource('pt-BR', 'game', (file) => own[file as keyof typeof own] ?? null)).toBe(
      '# A comment.\n\nshuffle = Baralhar\ncards = cartas\n',
    );
  });

  test('has the files of its language where it lacks one', () => {
    expect(completeSource('pt-BR', 'page', read)).toBe('home = Início\n');
  });

  test('has no part that its language lacks', () => {
    expect(completeSource('pt-BR', 'nowhere', read)).toBeNull();
  });

  test('may not have messages that its language lacks', () => {
    expect(() => completeSource('xx-YY', 'game', read)).toThrow('other');
  });

  const regional = LOCALES.flatMap(({ code }) => (code.includes('-') ? [code] : []));
  test.each(regional)('has every message of its language: %s', async (locale) => {
    const ids = async (code: string, part: string) =>
      new FluentResource((await readFile(code, part)) ?? '').body.map(({ id }) => id);
    const base = locale.slice(0, locale.lastIndexOf('-'));
    for (const part of partsOf(base)) expect(await ids(locale, part)).toEqual(await ids(base, part));
  });
});
