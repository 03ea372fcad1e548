/** Forbidden Island for the page. */
import './colours.css';

import { definePage } from '../gamePage';
import Board from './board/Board.svelte';
import Belongings from './cards/Belongings.svelte';
import Hand from './cards/Hand.svelte';
import Decision from './decision/Decision.svelte';
import Emblem from './emblem/Emblem.svelte';
import { IslandLog } from './log/gameLog.svelte';
import Log from './log/Log.svelte';
import { recap } from './log/recap';
import { resultTitle } from './log/result';
import { sentence } from './log/sentence';
import { namedSeat } from './names';
import type { IslandTypes } from './play';
import { scenes } from './scenes/scenes';
import { IslandStage } from './scenes/stage.svelte';

export default definePage<IslandTypes>({
  name: 'forbidden_island',
  cooperative: true,
  Board,
  Decision,
  Log,
  Hand,
  loadEnding: () => import('./lazy').then(({ EndOfGame }) => EndOfGame),
  Belongings,
  Emblem,
  createLog: (setup, table) => new IslandLog(setup, table),
  createStage: () => new IslandStage(),
  scenes,
  recap,
  sentence,
  resultTitle,
  named: namedSeat,
  shortcuts: [
    { key: 'E', message: 'forbidden_island-key-end' },
    { key: 'N', message: 'forbidden_island-key-go-on' },
    { key: 'C', message: 'forbidden_island-key-capture' },
    { key: 'G', message: 'forbidden_island-key-give' },
    { key: 'H', message: 'forbidden_island-key-lift' },
    { key: 'B', message: 'forbidden_island-key-sandbags' },
  ],
});
