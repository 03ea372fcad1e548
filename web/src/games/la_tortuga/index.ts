/** La Tortuga for the page. */
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
import type { TortugaView } from './view';

const page: GamePage<TortugaView, Chronicle, Stage> = {
  name: 'la_tortuga',
  Board,
  Decision,
  Log,
  ending: () => import('./lazy').then(({ EndOfGame }) => EndOfGame),
  Belongings,
  Emblem,
  remember: (_, table) => new Chronicle(table),
  stage: () => new Stage(),
  scenes,
  sentence,
  named: namedSeat,
  shortcuts: [
    { key: 'S', message: 'la_tortuga-key-stop' },
    { key: 'R', message: 'la_tortuga-key-roll' },
    { key: '1', message: 'la_tortuga-key-first' },
    { key: '2', message: 'la_tortuga-key-second' },
    { key: 'Shift 1–6', message: 'la_tortuga-key-spend' },
  ],
};

export default page;
