/** How the rules are divided: `tobago-rules-CHAPTER` is a title, `tobago-rules-PARAGRAPH` a text. */
import type { Chapter } from '../../rules/chapter';

export const CHAPTERS: Chapter[] = [
  { name: 'aim', paragraphs: ['aim-hunt', 'aim-island'] },
  { name: 'setup', paragraphs: ['setup-things', 'setup-vehicles', 'setup-clues'] },
  { name: 'turn', paragraphs: ['turn-action', 'turn-exchange'] },
  { name: 'clue', paragraphs: ['clue-play', 'clue-draw', 'clue-markers', 'clue-words', 'clue-far'] },
  { name: 'drive', paragraphs: ['drive-steps', 'drive-amulets'] },
  { name: 'amulet', paragraphs: ['amulet-play', 'amulet-expert'] },
  {
    name: 'share',
    paragraphs: ['share-raise', 'share-look', 'share-offer', 'share-curse', 'share-new', 'share-statues'],
  },
  { name: 'end', paragraphs: ['end-deck', 'end-stuck'] },
  { name: 'options', paragraphs: ['options-curse', 'options-rest'] },
  { name: 'own', paragraphs: ['own-printed', 'own-attested', 'own-made', 'own-clues'] },
];
