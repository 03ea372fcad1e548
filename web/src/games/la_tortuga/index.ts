/** La Tortuga for the page. */
import './colours.css';

import { definePage } from '../gamePage';
import Board from './board/Board.svelte';
import Belongings from './cards/Belongings.svelte';
import Hand from './cards/Hand.svelte';
import Decision from './decision/Decision.svelte';
import Emblem from './emblem/Emblem.svelte';
import { TortugaLog } from './log/gameLog.svelte';
import Log from './log/Log.svelte';
import { recap } from './log/recap';
import { sentence } from './log/sentence';
import { namedSeat } from './names';
import type { TortugaTypes } from './play';
import { scenes } from './scenes/scenes';
import { TortugaStage } from './scenes/stage.svelte';

export default definePage<TortugaTypes>({
  name: 'la_tortuga',
  Board,
  Decision,
  Log,
  loadEnding: () => import('./lazy').then(({ EndOfGame }) => EndOfGame),
  Hand,
  Belongings,
  Emblem,
  createLog: (_, table) => new TortugaLog(table),
  createStage: () => new TortugaStage(),
  scenes,
  recap: (_, effects, log) => recap(effects, log),
  sentence,
  named: namedSeat,
  shortcuts: [
    { key: 'S', message: 'la_tortuga-key-stop' },
    { key: 'R', message: 'la_tortuga-key-roll' },
    { key: '1', message: 'la_tortuga-key-first' },
    { key: '2', message: 'la_tortuga-key-second' },
    { key: 'Shift 1–6', message: 'la_tortuga-key-spend' },
  ],
});
