/** Forbidden Island for the page. */
import type { GamePage } from '../game';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { Chronicle } from './chronicle.svelte';
import Decision from './Decision.svelte';
import Emblem from './Emblem.svelte';
import { verdict } from './ending';
import Ending from './Ending.svelte';
import Log from './Log.svelte';
import { namedSeat } from './names';
import { scenes } from './scenes';
import { sentence } from './sentence';
import { Stage } from './stage.svelte';
import type { IslandView } from './view';

const page: GamePage<IslandView, Chronicle, Stage> = {
  name: 'forbidden_island',
  together: true,
  Board,
  Decision,
  Log,
  Ending,
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
