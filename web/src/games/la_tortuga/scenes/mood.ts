/** The faces of the turtles. */
import { RAFT } from '../../../generated/la_tortuga';
import { groupOf, levelOf, stackAt } from '../geometry/journey';
import type { TortugaPlay } from '../play';
import type { Mood } from '../vignette/looks';

/** Return a turtle's face; `awaits` is the turtle that a previewed move would land on. */
export function moodOf({ view, log, stage, outcome }: TortugaPlay, turtle: number, awaits: number | null): Mood {
  const { turtles, moving } = view;
  const { owner, at } = turtles[turtle] ?? { owner: 0, at: RAFT };
  if (stage.busting?.includes(turtle)) return 'sulk';
  if (outcome) return outcome.winners.includes(owner) ? 'happy' : at === RAFT ? 'sulk' : 'calm';
  const group = moving === null ? [] : groupOf(turtles, moving);
  if (turtle === group.at(-1)) return 'glee';
  if (stage.wobble?.stack.at(-1) === turtle) return 'glee';
  if (turtle === awaits) return 'awe';
  if (at === RAFT) {
    const last = log.entries.findLast((entry) => entry.group.includes(turtle));
    return turtle === moving ? 'calm' : last?.end === 'bust' ? 'sulk' : 'sleepy';
  }
  const level = levelOf(turtles, turtle);
  const above = stackAt(turtles, at).length - 1 - level;
  if (above === 0) return 'calm';
  return level > 0 ? 'sly' : above > 1 ? 'strain' : 'calm';
}
