/** Tobago for the page. */
import type { GamePage } from '../gamePage';
import Belongings from './cards/Belongings.svelte';
import Board from './board/Board.svelte';
import { Chronicle } from './log/gameLog.svelte';
import Decision from './decision/Decision.svelte';
import Emblem from './emblem/Emblem.svelte';
import Log from './log/Log.svelte';
import { namedSeat } from './names';
import { scenes } from './scenes/scenes';
import { sentence } from './log/sentence';
import { Stage } from './scenes/stage.svelte';
import type { TobagoView } from './view';

const page: GamePage<TobagoView, Chronicle, Stage> = {
  name: 'tobago',
  company: 3,
  Board,
  Decision,
  Log,
  ending: () => import('./lazy').then(({ EndOfGame }) => EndOfGame),
  Belongings,
  Emblem,
  remember: (_, table, view) => new Chronicle(table, view),
  stage: () => new Stage(),
  scenes,
  sentence,
  named: namedSeat,
  shortcuts: [
    { key: '1–6', message: 'tobago-key-card' },
    { key: '1–4', message: 'tobago-key-map' },
    { key: 'A', message: 'tobago-key-amulet' },
    { key: 'R', message: 'tobago-key-raise' },
    { key: 'T', message: 'tobago-key-take' },
    { key: 'L', message: 'tobago-key-leave' },
    { key: 'X', message: 'tobago-key-exchange' },
    { key: 'E', message: 'tobago-key-end' },
  ],
};

export default page;
