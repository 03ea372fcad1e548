/** La Tortuga for the page. */
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
import type { TortugaView } from './view';

const page: GamePage<TortugaView, Chronicle, Stage> = {
  name: 'la_tortuga',
  Board,
  Decision,
  Log,
  Ending,
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
