/**
 * The islands of the home page, and the parts of the small pictures of tables, are drawn by the boards' components
 * and kept as files.
 *
 * After a change of a board: `npm test -- src/home/vignettes -u`.
 */
import { readFileSync } from 'node:fs';

import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';

import type { TableUpdate } from '../../generated/protocol';
import { GAMES, loadGame } from '../../games/registry';
import { Play } from '../../table/state/play.svelte';
import { drawVignette } from './drawVignette';

const DRAWN = import.meta.glob<{ default: Component<{ play: Play }> }>(
  '../../games/*/vignette/{Vignette,Parts}.svelte',
);
const POSITIONS = import.meta.glob<{ POSITION: TableUpdate['view'] }>('../../games/*/vignette/position.ts');
const STYLES = Object.keys(import.meta.glob(['../../style/theme.css', '../../games/*/**/colours.css']));
const OPENING = { setup: { first: 0, roles: [] }, plies: [], effects: [], undone: [] };
const TABLE = { seats: [], yours: [], players: 4, options: {} };
const PICTURES = '../../../../src/atoll/pictures/small/parts';

async function draw(game: string, name: 'Vignette' | 'Parts'): Promise<string> {
  const folder = `../../games/${game}/vignette`;
  const [drawn, position, page] = await Promise.all([
    DRAWN[`${folder}/${name}.svelte`]?.(),
    POSITIONS[`${folder}/position.ts`]?.(),
    loadGame(game),
  ]);
  if (!drawn || !position) throw new Error(`${game} has no vignette`);
  const now = { view: position.POSITION, table: { ...TABLE, game }, legal: [], decides: null, outcome: null };
  const play = new Play(page, { ...OPENING, ...now } as unknown as TableUpdate, () => undefined);
  const css = STYLES.filter((file) => !file.includes('/games/') || file.includes(`/${game}/`))
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf-8'))
    .join('');
  return drawVignette(drawn.default, { play }, css);
}

describe.each(GAMES)('%s is drawn as its board draws it:', (game) => {
  test('the island of the home page', async () => {
    await expect(draw(game, 'Vignette')).resolves.toMatchFileSnapshot(`../../games/${game}/vignette/island.svg`);
  });
  test('the parts of the pictures of tables', async () => {
    await expect(draw(game, 'Parts')).resolves.toMatchFileSnapshot(`${PICTURES}/${game}.svg`);
  });
});
