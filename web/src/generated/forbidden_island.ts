/** Made by `python web/generate`: do not edit. */

/** All tiles. */
export const TILES = [
  'fools_landing',
  'bronze_gate',
  'copper_gate',
  'gold_gate',
  'iron_gate',
  'silver_gate',
  'temple_of_the_moon',
  'temple_of_the_sun',
  'howling_garden',
  'whispering_garden',
  'cave_of_embers',
  'cave_of_shadows',
  'coral_palace',
  'tidal_palace',
  'breakers_bridge',
  'cliffs_of_abandon',
  'crimson_forest',
  'dunes_of_deception',
  'lost_lagoon',
  'misty_marsh',
  'observatory',
  'phantom_rock',
  'twilight_hollow',
  'watchtower',
] as const;

/** The tile from which the team lifts off. */
export const LANDING = 'fools_landing';

/** All treasures. */
export const TREASURES = ['earth_stone', 'statue_of_the_wind', 'crystal_of_fire', 'oceans_chalice'] as const;

/** All treasure cards; the treasures' come first. */
export const CARDS = [
  'earth_stone',
  'statue_of_the_wind',
  'crystal_of_fire',
  'oceans_chalice',
  'helicopter_lift',
  'sandbags',
  'waters_rise',
] as const;

/** Of each card. */
export const COPIES = {
  earth_stone: 5,
  statue_of_the_wind: 5,
  crystal_of_fire: 5,
  oceans_chalice: 5,
  helicopter_lift: 3,
  sandbags: 2,
  waters_rise: 3,
} as const;

/** The tiles where each treasure is captured. */
export const SITES = {
  earth_stone: ['temple_of_the_moon', 'temple_of_the_sun'],
  statue_of_the_wind: ['howling_garden', 'whispering_garden'],
  crystal_of_fire: ['cave_of_embers', 'cave_of_shadows'],
  oceans_chalice: ['coral_palace', 'tidal_palace'],
} as const;

/** All roles. */
export const ROLES = ['diver', 'engineer', 'explorer', 'messenger', 'navigator', 'pilot'] as const;

/** The tile where each role starts. */
export const STARTS = {
  diver: 'iron_gate',
  engineer: 'bronze_gate',
  explorer: 'copper_gate',
  messenger: 'silver_gate',
  navigator: 'gold_gate',
  pilot: 'fools_landing',
} as const;

/** Cards of a treasure to capture it. */
export const CAPTURE_COST = 4;

/** Cards in a hand. */
export const HAND_LIMIT = 5;

/** Actions of a turn. */
export const ACTIONS_A_TURN = 3;

/** The first tick of each. */
export const LEVELS = { novice: 1, normal: 2, elite: 3, legendary: 4 } as const;

/** Flood cards a turn by tick, from tick 1. */
export const RATES = [2, 2, 3, 3, 3, 4, 4, 5, 5] as const;

/** The tick at which the game is lost. */
export const SKULL = 10;
