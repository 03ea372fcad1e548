/** The position on the home page: a small part of the island, in the middle of a game. */
import { drawnView } from '../testViews';

export const POSITION = drawnView(
  `
  -  .=tidal_palace        ~=lost_lagoon          -
  .=whispering_garden  .X=gold_gate  .=temple_of_the_sun  .=crimson_forest
  ~=dunes_of_deception  .E=cave_of_embers  .P=fools_landing  ~=watchtower
  -  .=coral_palace  x=misty_marsh  -
  `,
  { meter: 3 },
);
