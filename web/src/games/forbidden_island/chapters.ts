/** How the rules are divided: `forbidden_island-rules-CHAPTER` is a title, `forbidden_island-rules-PARAGRAPH` a text. */
import type { Chapter } from '../../rules/chapter';

export const CHAPTERS: Chapter[] = [
  { name: 'aim', paragraphs: ['aim-team', 'aim-island', 'aim-sites'] },
  { name: 'setup', paragraphs: ['setup-begin', 'setup-starts'] },
  { name: 'turn', paragraphs: ['turn-actions', 'turn-draw', 'turn-limit', 'turn-flood', 'turn-swim'] },
  {
    name: 'roles',
    paragraphs: [
      'roles-diver',
      'roles-engineer',
      'roles-explorer',
      'roles-messenger',
      'roles-navigator',
      'roles-pilot',
    ],
  },
  { name: 'specials', paragraphs: ['specials-when', 'specials-lift', 'specials-sandbags', 'specials-rescue'] },
  { name: 'decks', paragraphs: ['decks-treasure', 'decks-flood'] },
  { name: 'end', paragraphs: ['end-won', 'end-lost'] },
  { name: 'options', paragraphs: ['options-level', 'options-shape', 'options-rest'] },
];
