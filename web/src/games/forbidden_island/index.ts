/** Forbidden Island for the page. */
import type { GamePage } from '../gamePage';
import Belongings from './cards/Belongings.svelte';
import Board from './board/Board.svelte';
import { Chronicle } from './log/gameLog.svelte';
import Decision from './decision/Decision.svelte';
import Emblem from './emblem/Emblem.svelte';
import { verdict } from './log/result';
import Log from './log/Log.svelte';
import { namedSeat } from './names';
import { scenes } from './scenes/scenes';
import { sentence } from './log/sentence';
import { Stage } from './scenes/stage.svelte';
import type { IslandView } from './view';

const page: GamePage<IslandView, Chronicle, Stage> = {
  name: 'forbidden_island',
  together: true,
  Board,
  Decision,
  Log,
  ending: () => import('./lazy').then(({ EndOfGame }) => EndOfGame),
  Belongings,
  Emblem,
  remember: (setup, table) => new Chronicle(setup, table),
  stage: () => new Stage(),
  scenes,
  sentence,
  verdict,
  named: namedSeat,
  shortcuts: [
    { key: 'E', message: 'forbidden_island-key-end' },
    { key: 'C', message: 'forbidden_island-key-capture' },
    { key: 'G', message: 'forbidden_island-key-give' },
    { key: 'H', message: 'forbidden_island-key-lift' },
    { key: 'B', message: 'forbidden_island-key-sandbags' },
  ],
};

export default page;
