/** How the rules are divided: `la_tortuga-rules-CHAPTER` is a title, `la_tortuga-rules-PARAGRAPH` a text. */
import type { Chapter } from '../../rules/chapter';

export const CHAPTERS: Chapter[] = [
  { name: 'aim', paragraphs: ['aim-eggs', 'aim-ring'] },
  { name: 'setup', paragraphs: ['setup-turtles', 'setup-cards'] },
  { name: 'move', paragraphs: ['move-first', 'move-far', 'move-example', 'move-bust', 'move-seven'] },
  { name: 'ride', paragraphs: ['ride-stack', 'ride-decider'] },
  { name: 'eggs', paragraphs: ['eggs-take', 'eggs-pass', 'eggs-deck'] },
  { name: 'pairs', paragraphs: ['pairs-order', 'pairs-bust'] },
  { name: 'end', paragraphs: ['end-beach', 'end-tie'] },
  { name: 'spend', paragraphs: ['spend-how', 'spend-limits'] },
];
