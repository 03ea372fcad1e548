/** What a ply would do, as far as it is known before. */
import { LIMIT, SIDES } from '../../../generated/la_tortuga';
import type { LaTortugaView } from '../../../generated/protocol';
import { groupOf, journeyOf, type Journey } from '../geometry/journey';
import { numberOf } from '../lookup';
import type { LaTortugaPly } from '../play';

/** Return where stopping now would take the group. */
export function journeyIfStopped(view: LaTortugaView): Journey | null {
  if (view.moving === null || view.thrown === 0) return null;
  return journeyOf(view.turtles, view.moving, view.total * view.thrown);
}

/** Return where the group would go with one more die, or card, of this value. */
export function journeyIfAdded(view: LaTortugaView, value: number): Journey | null {
  const total = view.total + value;
  if (view.moving === null || total > LIMIT) return null;
  return journeyOf(view.turtles, view.moving, total * (view.thrown + 1));
}

export interface Preview {
  /** The journey of the group, if the ply leaves nothing to chance. */
  journey: Journey | null;
  /** Every space that one more die may lead to. */
  possible: number[];
  /** The turtles that would move, if that is what is being chosen. */
  group: number[];
}

const NOTHING: Preview = { journey: null, possible: [], group: [] };

export function previewOf(view: LaTortugaView, ply: LaTortugaPly | null): Preview {
  switch (ply?.do) {
    case 'stop':
      return { ...NOTHING, journey: journeyIfStopped(view) };
    case 'spend':
      return { ...NOTHING, journey: journeyIfAdded(view, numberOf(ply, 'value')) };
    case 'roll':
      return { ...NOTHING, possible: reachable(view) };
    case 'turtle':
      return { ...NOTHING, group: groupOf(view.turtles, numberOf(ply, 'turtle')) };
    default:
      return NOTHING;
  }
}

function reachable(view: LaTortugaView): number[] {
  const values = Array.from({ length: SIDES }, (_, index) => index + 1);
  return values.map((value) => journeyIfAdded(view, value)?.to).filter((to) => to !== undefined);
}
