import { render } from 'svelte/server';
import { beforeEach, describe, expect, test } from 'vitest';

import { gameEntry, GAMES } from '../games/registry';
import { LOCALES } from '../messages/locales';
import { messages, t } from '../messages/messages.svelte';
import { type Block, isParagraph } from './chapter';
import OwnDesign from './OwnDesign.svelte';

async function chaptersOf(game: string) {
  return (await gameEntry(game)?.chapters())?.CHAPTERS ?? [];
}

/** The messages of a paragraph, a picture or an example. */
function messagesOf(game: string, block: Block): string[] {
  if (isParagraph(block)) return [`${game}-rules-${block}`];
  if ('example' in block) return [`${game}-example-${block.example}`];
  return [`${game}-picture-${block.picture}`, `${game}-picture-${block.picture}-alt`];
}

describe.each(LOCALES.map((locale) => locale.code))('the rules in %s', (locale) => {
  beforeEach(async () => {
    await messages.load(...GAMES.map((game) => `${game}_rules`));
    await messages.setLocale(locale);
  });

  test.each(GAMES)('have every title and every paragraph: %s', async (game) => {
    const chapters = await chaptersOf(game);
    const ids = chapters.flatMap(({ name, blocks }) => [
      `${game}-rules-${name}`,
      ...blocks.flatMap((block) => messagesOf(game, block)),
    ]);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !messages.has(id))).toEqual([]);
  });

  test('say what is our own design, with a link to the chapter that lists it', async () => {
    const { body } = render(OwnDesign, { props: { game: 'tobago' } });
    expect(body).toContain(t('tobago-rules-own-design'));
    expect(body).toMatch(/<a href="\/rules\/tobago#chapter-own">/);
    expect(body).toContain(t('tobago-rules-own-list'));
    expect((await chaptersOf('tobago')).map((chapter) => chapter.name)).toContain('own');
  });
});

test('a screen that must not be left opens the list in a new tab', () => {
  expect(render(OwnDesign, { props: { game: 'tobago', newTab: true } }).body).toContain('target="_blank"');
});

test('a game that is as printed has nothing to say', () => {
  expect(render(OwnDesign, { props: { game: 'la_tortuga' } }).body).not.toContain('<p');
});
