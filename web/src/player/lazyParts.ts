import { readStored } from '../settings/storage';

/** Without stored tables there is most likely nothing to show, so the first board comes first. */
const pause = 'tables' in readStored('atoll-tables', {}) ? 0 : 1500;

export const playerParts = new Promise((painted) => setTimeout(painted, pause)).then(() =>
  import('./parts').catch(() => null),
);
