/**
 * The islands of the home page are drawn by the parts of the boards, and kept as files.
 *
 * After a change of a board: `npm test -- src/home/vignettes -u`.
 */
import { readFileSync } from 'node:fs';

import type { Component } from 'svelte';
import { expect, test } from 'vitest';

import type { TableUpdate } from '../../generated/protocol';
import { GAMES, loadGame } from '../../games/registry';
import { Play } from '../../table/state/play.svelte';
import { drawVignette } from './drawVignette';

const VIGNETTES = import.meta.glob<{ default: Component<{ play: Play }> }>('../../games/*/vignette/Vignette.svelte');
const POSITIONS = import.meta.glob<{ POSITION: TableUpdate['view'] }>('../../games/*/vignette/position.ts');
const STYLES = Object.keys(import.meta.glob(['../../style/theme.css', '../../games/*/**/colours.css']));
const OPENING = { setup: { first: 0, roles: [] }, plies: [], effects: [], undone: [] };
const TABLE = { seats: [], yours: [], players: 4, options: {} };

test.each(GAMES)('the island of %s is drawn as its board draws it', async (game) => {
  const folder = `../../games/${game}/vignette`;
  const [vignette, position, page] = await Promise.all([
    VIGNETTES[`${folder}/Vignette.svelte`]?.(),
    POSITIONS[`${folder}/position.ts`]?.(),
    loadGame(game),
  ]);
  if (!vignette || !position) throw new Error(`${game} has no vignette`);
  const now = { view: position.POSITION, table: { ...TABLE, game }, legal: [], decides: null, outcome: null };
  const play = new Play(page, { ...OPENING, ...now } as unknown as TableUpdate, () => undefined);
  const css = STYLES.filter((file) => !file.includes('/games/') || file.includes(`/${game}/`))
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf-8'))
    .join('');
  await expect(drawVignette(vignette.default, { play }, css)).toMatchFileSnapshot(`${folder}/island.svg`);
});
