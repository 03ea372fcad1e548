/**
 * How the rules of each game are divided: `GAME-rules-CHAPTER` is a title, `GAME-rules-PARAGRAPH` a text.
 * The chapter `own` lists what of a game is our own design; `OwnDesign.svelte` says so in one sentence.
 */
export interface Chapter {
  name: string;
  paragraphs: string[];
}

export const CHAPTERS: Record<string, Chapter[]> = {
  la_tortuga: [
    { name: 'aim', paragraphs: ['aim-eggs', 'aim-ring'] },
    { name: 'setup', paragraphs: ['setup-turtles', 'setup-cards'] },
    { name: 'move', paragraphs: ['move-first', 'move-far', 'move-example', 'move-bust', 'move-seven'] },
    { name: 'ride', paragraphs: ['ride-stack', 'ride-decider'] },
    { name: 'eggs', paragraphs: ['eggs-take', 'eggs-pass', 'eggs-deck'] },
    { name: 'pairs', paragraphs: ['pairs-order', 'pairs-bust'] },
    { name: 'end', paragraphs: ['end-beach', 'end-tie'] },
    { name: 'spend', paragraphs: ['spend-how', 'spend-limits'] },
  ],
  forbidden_island: [
    { name: 'aim', paragraphs: ['aim-team', 'aim-island', 'aim-sites'] },
    { name: 'setup', paragraphs: ['setup-begin', 'setup-starts'] },
    { name: 'turn', paragraphs: ['turn-actions', 'turn-draw', 'turn-limit', 'turn-flood', 'turn-swim'] },
    {
      name: 'roles',
      paragraphs: ['roles-diver', 'roles-engineer', 'roles-explorer', 'roles-messenger', 'roles-navigator', 'roles-pilot'],
    },
    { name: 'specials', paragraphs: ['specials-when', 'specials-lift', 'specials-sandbags', 'specials-rescue'] },
    { name: 'decks', paragraphs: ['decks-treasure', 'decks-flood'] },
    { name: 'end', paragraphs: ['end-won', 'end-lost'] },
    { name: 'options', paragraphs: ['options-level', 'options-shape', 'options-rest'] },
  ],
  tobago: [
    { name: 'aim', paragraphs: ['aim-hunt', 'aim-island'] },
    { name: 'setup', paragraphs: ['setup-things', 'setup-vehicles', 'setup-clues'] },
    { name: 'turn', paragraphs: ['turn-action', 'turn-exchange'] },
    { name: 'clue', paragraphs: ['clue-play', 'clue-draw', 'clue-markers', 'clue-words', 'clue-far'] },
    { name: 'drive', paragraphs: ['drive-steps', 'drive-amulets'] },
    { name: 'amulet', paragraphs: ['amulet-play', 'amulet-expert'] },
    { name: 'share', paragraphs: ['share-raise', 'share-look', 'share-offer', 'share-curse', 'share-new', 'share-statues'] },
    { name: 'end', paragraphs: ['end-deck', 'end-stuck'] },
    { name: 'options', paragraphs: ['options-curse', 'options-rest'] },
    { name: 'own', paragraphs: ['own-printed', 'own-attested', 'own-made', 'own-clues'] },
  ],
};
