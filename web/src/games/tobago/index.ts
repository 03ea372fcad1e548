/** Tobago for the page. */
import type { GamePage } from '../game';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { Chronicle } from './chronicle.svelte';
import Decision from './Decision.svelte';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Log from './Log.svelte';
import { namedSeat } from './names';
import { scenes } from './scenes';
import { sentence } from './sentence';
import { Stage } from './stage.svelte';
import type { TobagoView } from './view';

const page: GamePage<TobagoView, Chronicle, Stage> = {
  name: 'tobago',
  company: 3,
  Board,
  Decision,
  Log,
  Ending,
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
