/** How the rules are divided: `la_tortuga-rules-CHAPTER` is a title, `la_tortuga-rules-PARAGRAPH` a text. */
import type { Chapter } from '../../../rules/chapter';

export const CHAPTERS: Chapter[] = [
  { name: 'aim', blocks: ['aim-eggs', 'aim-ring'] },
  { name: 'setup', blocks: ['setup-turtles', { picture: 'start' }, 'setup-cards'] },
  {
    name: 'move',
    blocks: [
      'move-first',
      'move-far',
      { picture: 'distances' },
      { example: 'two-dice' },
      'move-example',
      { example: 'lap' },
      { example: 'lap-raft' },
      'move-bust',
      { example: 'bust' },
      'move-seven',
    ],
  },
  {
    name: 'ride',
    blocks: ['ride-stack', { picture: 'stack' }, 'ride-decider', { example: 'ride' }, { example: 'ride-bust' }],
  },
  { name: 'eggs', blocks: ['eggs-take', 'eggs-pass', 'eggs-deck', { picture: 'eggs' }] },
  { name: 'pairs', blocks: ['pairs-order', 'pairs-bust', { example: 'pairs' }] },
  { name: 'end', blocks: ['end-beach', 'end-tie', { example: 'scoring' }] },
  { name: 'spend', blocks: ['spend-how', 'spend-limits', { example: 'spend' }] },
  { name: 'tips', blocks: ['tips-1', 'tips-2', 'tips-3', 'tips-4'] },
  { name: 'rulings', blocks: ['rulings-why', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10'] },
];
