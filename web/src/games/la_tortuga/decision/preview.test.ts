import { describe, expect, test } from 'vitest';

import type { LaTortugaView } from '../../../generated/protocol';
import { turtles } from '../testViews';
import { journeyIfAdded, journeyIfStopped, previewOf } from './preview';

function view(some: Partial<LaTortugaView>): LaTortugaView {
  return {
    phase: 'decide',
    turn: 0,
    decides: 0,
    moving: 0,
    waiting: null,
    thrown: 1,
    total: 4,
    spent: false,
    egg: 3,
    deck: 10,
    unseen: { '1': 3, '2': 3, '3': 5, '4': 5, '5': 5, '6': 3 },
    turtles: turtles('18: b r y'),
    players: [],
    ...some,
  };
}

describe('before deciding', () => {
  test('stopping shows where it lands, and whether there are eggs', () => {
    expect(journeyIfStopped(view({}))).toMatchObject({ to: 1, egg: true, group: [0, 1], spaces: 4 });
    expect(journeyIfStopped(view({ thrown: 2, total: 1 }))).toMatchObject({ to: 20, egg: false });
  });

  test('a card that fits shows the longer way, one too many none', () => {
    expect(journeyIfAdded(view({ total: 5 }), 2)).toMatchObject({ spaces: 14 });
    expect(journeyIfAdded(view({ total: 5 }), 3)).toBeNull();
  });

  test('throwing shows every space that may come of it', () => {
    const { possible, journey } = previewOf(view({ total: 5 }), { by: 0, do: 'roll' });
    expect(journey).toBeNull();
    expect(possible).toEqual([18 + 12 - 21, 18 + 14 - 21]);
  });

  test('a turtle to go first shows its riders', () => {
    const drawn = view({ phase: 'choose', moving: null, turtles: turtles('7: r g') });
    expect(previewOf(drawn, { by: 0, do: 'turtle', turtle: 0 }).group).toEqual([0, 3]);
  });

  test('without a ply nothing is previewed', () => {
    expect(previewOf(view({}), null)).toEqual({ journey: null, possible: [], group: [] });
  });
});
