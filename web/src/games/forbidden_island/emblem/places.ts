/** The 24 places, each a little scene in a square of 100; what matters is above 78. */

/** A ground and shapes, each a letter of the palette and a path. */
export interface PlaceDrawing {
  ground: string;
  shapes: string[];
}

export const PALETTE: Record<string, string> = {
  i: 'none',
  w: '#fff6df',
  s: '#e2c583',
  g: '#6fae6a',
  G: '#2f6f4f',
  r: '#b3a69c',
  R: '#7f746d',
  b: '#79bfdc',
  B: '#2a7ea0',
  o: '#e08a3c',
  c: '#b5382f',
  y: '#f6cf5b',
  k: '#2b3138',
  p: '#8a78ad',
  n: '#9c6b3f',
  m: '#e79c88',
};

const EYES = 'M40 66a3 4 0 1 0 6 0a3 4 0 1 0-6 0M54 66a3 4 0 1 0 6 0a3 4 0 1 0-6 0';
const STEPS = 'M12 78V68H21V58H30V48H70V58H79V68H88V78Z';
const DOOR = 'kM44 78V64H56V78Z';

/** A gate in its metal; the emblem of the role stands under its arch. */
function gate(metal: string): PlaceDrawing {
  return {
    ground: '#e3dcc0',
    shapes: [
      `${metal}M20 80V38H80V80H70V60a20 20 0 0 0-40 0V80Z`,
      `${metal}M12 38V28H88V38Z`,
      `${metal}M24 28L50 12L76 28Z`,
    ],
  };
}

export const PLACES: Record<string, PlaceDrawing> = {
  fools_landing: {
    ground: '#d3c79a',
    shapes: ['wM12 52a38 22 0 1 0 76 0a38 22 0 1 0-76 0', 'iM37 40V64M63 40V64M37 52H63', 'oM86 40V12L64 16V25L86 28'],
  },
  bronze_gate: gate('#b4763a'),
  copper_gate: gate('#d9774f'),
  gold_gate: gate('#eabf45'),
  iron_gate: gate('#767e86'),
  silver_gate: gate('#cdd4da'),
  temple_of_the_moon: {
    ground: '#8e9dc6',
    shapes: [`r${STEPS}`, DOOR, 'yM55 9a16 16 0 1 0 9 27a18 18 0 0 1-9-27Z'],
  },
  temple_of_the_sun: {
    ground: '#f3d690',
    shapes: [
      `s${STEPS}`,
      DOOR,
      'oM38 30a12 12 0 1 0 24 0a12 12 0 1 0-24 0',
      'iM50 7v6M30 13l5 5M70 13l-5 5M24 30h8M76 30h-8',
    ],
  },
  howling_garden: {
    ground: '#cbdcc0',
    shapes: [
      'nM42 80C46 64 42 54 52 42L60 46C52 56 54 66 54 80Z',
      'gM40 46C28 32 50 16 66 24C84 18 96 34 82 40C72 52 52 54 40 46Z',
      'iM6 24H26M4 36H24M8 50H30',
    ],
  },
  whispering_garden: {
    ground: '#dcebc9',
    shapes: [
      'GM16 80V46a34 32 0 0 1 68 0V80H68V50a18 18 0 0 0-36 0V80Z',
      'mM45 80V66M45 66a6 6 0 1 0-.1 0M58 80V70M58 70a5 5 0 1 0-.1 0',
      'mM24 40a4 4 0 1 0 .1 0M48 22a4 4 0 1 0 .1 0M74 38a4 4 0 1 0 .1 0',
    ],
  },
  cave_of_embers: {
    ground: '#efc39d',
    shapes: [
      'RM4 80L28 30L42 42L58 16L96 80Z',
      'kM32 80a18 26 0 0 1 36 0Z',
      'oM50 56C54 62 61 64 60 72A10 9 0 0 1 40 72C40 66 46 66 47 60Z',
    ],
  },
  cave_of_shadows: {
    ground: '#a8a4bd',
    shapes: ['RM6 80C8 42 32 18 54 20C78 22 94 50 94 80Z', 'kM26 80a24 34 0 0 1 48 0Z', `y${EYES}`],
  },
  coral_palace: {
    ground: '#f8dccb',
    shapes: [
      'mM24 80V50H76V80Z',
      'mM22 50a11 14 0 0 1 22 0ZM56 50a11 14 0 0 1 22 0Z',
      'wM38 50V40a12 20 0 0 1 24 0V50Z',
      DOOR,
      'iM10 80V58M10 70L4 62M10 66L17 58M90 80V58M90 70L96 62M90 66L83 58',
    ],
  },
  tidal_palace: {
    ground: '#c4e3e8',
    shapes: [
      'wM26 80V38H38V52H62V38H74V80Z',
      'BM21 38L32 16L43 38ZM57 38L68 16L79 38Z',
      'bM-12 70q8-9 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0V120H-12Z',
    ],
  },
  breakers_bridge: {
    ground: '#a5d2dd',
    shapes: [
      'BM-12 66q8-7 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0V120H-12Z',
      'rM-12 42C30 22 70 22 112 42V56C90 52 82 60 80 76H68C66 50 34 50 32 76H20C18 60 10 52-12 56Z',
      'iM22 32V44M50 28V42M78 32V44',
    ],
  },
  cliffs_of_abandon: {
    ground: '#d4e6e8',
    shapes: [
      'bM-12 74q8-7 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0V120H-12Z',
      'rM-12 76V22H46L51 38L62 44V60L70 66V76Z',
      'iM-12 40H40M10 58H56M66 26q5-6 10 0q5-6 10 0',
    ],
  },
  crimson_forest: {
    ground: '#f0d3bd',
    shapes: [
      'nM24 80V64H30V80ZM70 80V64H76V80Z',
      'cM10 66L27 26L44 66ZM56 66L73 26L90 66Z',
      'nM46 80V72H54V80Z',
      'cM28 74L50 14L72 74Z',
    ],
  },
  dunes_of_deception: {
    ground: '#fbeec6',
    shapes: [
      'yM66 26a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
      'sM-12 70C20 34 40 36 58 62C70 44 92 44 112 66V120H-12Z',
      'iM16 60C24 50 32 48 40 54M70 62C78 54 84 56 90 60M26 74C36 66 50 68 60 76',
    ],
  },
  lost_lagoon: {
    ground: '#f0dfae',
    shapes: [
      'bM8 60a40 20 0 1 0 80 0a40 20 0 1 0-80 0',
      'iM22 58q5-4 10 0t10 0M40 68q5-4 10 0t10 0',
      'nM76 60C72 46 72 36 76 24L80 26C77 38 78 48 82 58Z',
      'GM77 24C66 10 52 16 48 30C58 22 68 22 77 24C84 10 96 14 98 28C92 22 84 22 77 24Z',
    ],
  },
  misty_marsh: {
    ground: '#b7c8a6',
    shapes: [
      'bM14 72a36 12 0 1 0 72 0a36 12 0 1 0-72 0',
      'iM26 74V34M36 74V44M66 74V40M76 74V30',
      'nM23 36a3 9 0 1 1 6 0a3 9 0 1 1-6 0M63 42a3 9 0 1 1 6 0a3 9 0 1 1-6 0M73 32a3 9 0 1 1 6 0a3 9 0 1 1-6 0',
      'wM6 50a4 4 0 0 1 4-4H56a4 4 0 0 1 0 8H10a4 4 0 0 1-4-4M44 62a4 4 0 0 1 4-4H90a4 4 0 0 1 0 8H48a4 4 0 0 1-4-4',
    ],
  },
  observatory: {
    ground: '#9fb0d3',
    shapes: [
      'kM52 40L82 12L90 22L60 48Z',
      'wM28 80V52H72V80Z',
      'rM24 54a26 28 0 0 1 52 0Z',
      DOOR,
      'yM20 14l2.5 6l6 2.5l-6 2.5l-2.5 6l-2.5-6l-6-2.5l6-2.5Z',
    ],
  },
  phantom_rock: {
    ground: '#cfc6e0',
    shapes: [
      'pM24 82C16 50 30 12 52 12C76 12 82 46 76 82L66 74L56 82L44 74L34 82Z',
      'kM38 38a5 7 0 1 0 10 0a5 7 0 1 0-10 0M56 38a5 7 0 1 0 10 0a5 7 0 1 0-10 0',
      'iM44 58q8 7 16 0',
    ],
  },
  twilight_hollow: {
    ground: '#eebfa4',
    shapes: [
      'yM30 54a20 20 0 0 1 40 0Z',
      'pM-12 120V36C24 36 34 58 50 62C66 58 76 36 112 36V120Z',
      'iM50 18V28M24 26L31 33M76 26L69 33',
    ],
  },
  watchtower: {
    ground: '#dbe2c6',
    shapes: [
      'rM36 80L41 36H59L64 80Z',
      'nM32 38V22H40V28H46V22H54V28H60V22H68V38Z',
      'cM50 24V8L70 13L50 18',
      'kM46 56a4 5 0 0 1 8 0V64H46Z',
    ],
  },
};
