/** Tobago for the page. */
import './colours.css';

import { definePage } from '../gamePage';
import Board from './board/Board.svelte';
import Belongings from './cards/Belongings.svelte';
import Hand from './cards/Hand.svelte';
import Decision from './decision/Decision.svelte';
import Emblem from './emblem/Emblem.svelte';
import { TobagoLog } from './log/gameLog.svelte';
import Log from './log/Log.svelte';
import { recap } from './log/recap';
import { resultTitle } from './log/result';
import { sentence } from './log/sentence';
import { namedSeat } from './names';
import type { TobagoTypes } from './play';
import { scenes } from './scenes/scenes';
import { TobagoStage } from './scenes/stage.svelte';

export default definePage<TobagoTypes>({
  name: 'tobago',
  quickPlayers: 3,
  Board,
  Decision,
  Log,
  Hand,
  loadEnding: () => import('./lazy').then(({ EndOfGame }) => EndOfGame),
  Belongings,
  Emblem,
  createLog: (_, table, view) => new TobagoLog(table, view),
  createStage: () => new TobagoStage(),
  scenes,
  recap,
  sentence,
  resultTitle,
  named: namedSeat,
  shortcuts: [
    { key: '1–6', message: 'tobago-key-card' },
    { key: '1–4', message: 'tobago-key-map' },
    { key: 'A', message: 'tobago-key-amulet' },
    { key: 'R', message: 'tobago-key-raise' },
    { key: 'T', message: 'tobago-key-take' },
    { key: 'L', message: 'tobago-key-leave' },
    { key: 'A', message: 'tobago-key-pay-amulet' },
    { key: 'C', message: 'tobago-key-pay-card' },
    { key: 'X', message: 'tobago-key-exchange' },
    { key: 'E', message: 'tobago-key-end' },
  ],
});
