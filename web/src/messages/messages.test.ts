import { beforeEach, describe, expect, test } from 'vitest';

import { LOCALES, negotiate } from './locales';
import { Messages } from './messages.svelte';
import { partsOf, readFile } from './testFiles';

const FILES: Record<string, string> = {
  'en/page': 'hello = Hello, { $who }!\neggs = { $eggs ->\n    [one] one egg\n   *[other] { $eggs } eggs\n  }',
  'en/game': 'rides = { $top } rides on { $below }',
  'ru/page':
    'hello = Привет, { $who }!\neggs = { $eggs ->\n    [one] { $eggs } яйцо\n    [few] { $eggs } яйца\n   *[many] { $eggs } яиц\n  }',
  'ru/game': 'rides = { $top } едет на { FORM($below, "on") }\nblue = Синяя\n    .on = Синей',
  'fr/page': 'hello = Bonjour, { $who } !\neggs = les œufs de { $who }',
  'en/late': 'late = { $eggs ->\n    [one] one late egg\n   *[other] { $eggs } late eggs\n  }',
};

let messages: Messages;

beforeEach(async () => {
  messages = new Messages(async (locale, part) => FILES[`${locale}/${part}`] ?? null);
  await messages.load('page');
});

describe('texts', () => {
  test('take their arguments, without invisible marks around them', () => {
    expect(messages.text('hello', { who: 'Ada' })).toBe('Hello, Ada!');
  });

  test('follow the number', () => {
    expect(messages.text('eggs', { eggs: 1 })).toBe('one egg');
    expect(messages.text('eggs', { eggs: 5 })).toBe('5 eggs');
  });

  test('that are missing show their id', () => {
    expect(messages.text('nowhere')).toBe('nowhere');
    expect(messages.has('nowhere')).toBe(false);
  });

  test('of another part are there once it is needed', async () => {
    expect(messages.has('rides')).toBe(false);
    await messages.load('game');
    expect(messages.text('rides', { top: 'Red', below: 'Blue' })).toBe('Red rides on Blue');
    expect(messages.text('hello', { who: 'you' })).toBe('Hello, you!');
  });
});

test('parts needed at the same time are both there, whichever comes first', async () => {
  const waiting: (() => void)[] = [];
  const slow = new Messages(async (locale, part) => {
    await new Promise<void>((go) => waiting.push(go));
    return FILES[`${locale}/${part}`] ?? null;
  });
  const both = Promise.all([slow.load('page'), slow.load('game'), slow.setLocale('ru')]);
  const letGo = setInterval(() => waiting.pop()?.());
  await both;
  clearInterval(letGo);
  expect(slow.text('hello', { who: 'Ada' })).toBe('Привет, Ada!');
  expect(slow.has('rides')).toBe(true);
});

test('French elides before a vowel, whether the name carries an emblem or not', async () => {
  await messages.setLocale('fr');
  const emblem = { kind: 'role' };
  const available = (name: string) =>
    messages
      .pieces('eggs', { who: { name, emblem } })
      .map(({ text }) => text)
      .join('');
  expect([available('Ada'), available('éloïse'), available('Ben')]).toEqual([
    'les œufs d’Ada',
    'les œufs d’éloïse',
    'les œufs de Ben',
  ]);
  expect(messages.text('eggs', { who: 'Ada' })).toBe('les œufs d’Ada');
  expect(messages.text('hello', { who: 'Ada' })).toBe('Bonjour, Ada\u00a0!');
});

describe('another language', () => {
  test('applies to every part loaded so far, with its own plurals', async () => {
    await messages.load('game');
    await messages.setLocale('ru');
    expect(messages.text('eggs', { eggs: 3 })).toBe('3 яйца');
    expect(messages.text('rides', { top: 'Red', below: 'Blue' })).toBe('Red едет на Blue');
    expect(messages.locale).toBe('ru');
  });

  test('has the plural of zero of Portugal, also in Brazil, and of France', async () => {
    const page = new Messages(async () => FILES['en/page'] ?? null);
    await page.load('page');
    await page.setLocale('pt');
    expect(page.text('eggs', { eggs: 0 })).toBe('0 eggs');
    await page.setLocale('pt-BR');
    expect(page.text('eggs', { eggs: 0 })).toBe('0 eggs');
    await page.setLocale('fr');
    expect(page.text('eggs', { eggs: 0 })).toBe('one egg');
  });

  test('never begins a line with a punctuation mark, in French', async () => {
    const page = new Messages(async () => 'ask = « { $what } » : vous ?');
    await page.load('page');
    await page.setLocale('fr');
    expect(page.text('ask', { what: 'Oui' })).toBe('«\u00a0Oui\u00a0»\u00a0: vous\u00a0?');
  });

  test('falls back to English, and to its plurals, where it lacks a file', async () => {
    await messages.load('late');
    await messages.setLocale('ru');
    expect(messages.text('late', { eggs: 21 })).toBe('21 late eggs');
    expect(messages.text('hello', { who: 'Ada' })).toBe('Привет, Ada!');
  });

  test('that cannot be fetched leaves the old one, and may be tried again', async () => {
    let offline = true;
    const page = new Messages(async (locale, part) => {
      if (locale === 'ru' && offline) throw new Error('offline');
      return FILES[`${locale}/${part}`] ?? null;
    });
    await page.load('page');
    await expect(page.setLocale('ru')).rejects.toThrow('offline');
    expect([page.locale, page.text('hello', { who: 'Ada' })]).toEqual(['en', 'Hello, Ada!']);
    offline = false;
    await page.load('game');
    expect(page.text('hello', { who: 'Ada' })).toBe('Привет, Ada!');
  });

  test('fetches its own files only, each once', async () => {
    const asked: string[] = [];
    const page = new Messages(async (locale, part) => {
      asked.push(`${locale}/${part}`);
      return FILES[`${locale}/${part}`] ?? null;
    });
    await page.setLocale('ru');
    await page.load('page');
    await page.load('game');
    expect(asked).toEqual(['ru/page', 'ru/game']);
  });

  test('is the first of the wanted ones that the page has', () => {
    const available = [
      { code: 'en', name: 'English' },
      { code: 'pt', name: 'Português (Portugal)' },
      { code: 'pt-BR', name: 'Português (Brasil)' },
    ];
    expect(negotiate(['de-AT', 'pt-BR', 'en'], available)).toBe('pt-BR');
    expect(negotiate(['pt-PT', 'pt-BR'], available)).toBe('pt');
    expect(negotiate(['pt'], available)).toBe('pt');
    expect(negotiate(['de'], available)).toBe('en');
    expect(negotiate([], available)).toBe('en');
  });
});

test('a phrase within a text is in the same language', async () => {
  await messages.load('game');
  await messages.setLocale('ru');
  const who = { id: 'eggs', args: { eggs: 5 } };
  expect(messages.text('hello', { who })).toBe('Привет, 5 яиц!');
  expect(messages.pieces('hello', { who })).toEqual([{ text: 'Привет, 5 яиц!' }]);
});

describe('names in a text', () => {
  const top = { name: 'Red', emblem: { kind: 'turtle', turtle: 0 } };

  test('are plain text in a plain text', async () => {
    await messages.load('game');
    expect(messages.text('rides', { top, below: 'Blue' })).toBe('Red rides on Blue');
  });

  test('have their emblems in pieces', async () => {
    await messages.load('game');
    expect(messages.pieces('rides', { top, below: 'Blue' })).toEqual([
      { text: 'Red', emblem: { kind: 'turtle', turtle: 0 } },
      { text: ' rides on Blue' },
    ]);
  });

  test('take the form the sentence asks for, as far as they have one', async () => {
    await messages.load('game');
    await messages.setLocale('ru');
    const below = messages.named('blue', { kind: 'turtle', turtle: 1 });
    expect(messages.text('rides', { top, below })).toBe('Red едет на Синей');
    expect(messages.pieces('rides', { top: below, below })).toEqual([
      { text: 'Синяя', emblem: below.emblem },
      { text: ' едет на ' },
      { text: 'Синей', emblem: below.emblem },
    ]);
    expect(messages.text('rides', { top: below, below: top })).toBe('Синяя едет на Red');
  });
});

describe('the messages of the page', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  /** Every id that is written out in the sources. */
  function idsInSources(): string[] {
    const resolvePhrases = /(?:\bt\(\s*|\bid: |\bmessage: )'([a-z][\w-]*)'/g;
    return Object.values(sources).flatMap((source) =>
      [...source.matchAll(resolvePhrases)].map((match) => match[1] ?? ''),
    );
  }

  test.each(LOCALES.map((locale) => locale.code))('are all there in %s', async (locale) => {
    const page = new Messages(readFile);
    await page.load(...partsOf('en'));
    await page.setLocale(locale);
    expect(idsInSources().length).toBeGreaterThan(100);
    expect(idsInSources().filter((id) => !page.has(id))).toEqual([]);
  });
});
