import { describe, expect, it } from 'vitest';

import { tableOf } from '../../protocol/testTable';
import type { Proposal } from '../../protocol/messages';
import { playedOn, turnedDown } from './proposals';

const UNDO: Proposal = { what: 'undo', by: [0], plies: 4, waiting: [1] };
const ABANDON: Proposal = { what: 'abandon', by: [0], plies: null, waiting: [1] };

describe('a proposal', () => {
  it('to take back lapses when somebody plays on, one to end the game does not', () => {
    expect(playedOn(tableOf({ proposal: UNDO })).proposal).toBeNull();
    expect(playedOn(tableOf({ proposal: ABANDON })).proposal).toEqual(ABANDON);
  });

  it('that is declined is told to everybody but whoever declined', () => {
    const declined = { what: 'undo', by: [0], seats: [1] };
    const before = tableOf({ proposal: UNDO });
    expect(turnedDown(before, tableOf({ yours: [0], declined }))).toEqual(declined);
    expect(turnedDown(before, tableOf({ yours: [], declined }))).toEqual(declined);
    expect(turnedDown(before, tableOf({ yours: [1], declined }))).toBeNull();
  });

  it('that is withdrawn, or was declined earlier, is not told of', () => {
    const declined = { what: 'undo', by: [0], seats: [1] };
    expect(turnedDown(tableOf({ proposal: UNDO }), tableOf({ yours: [0] }))).toBeNull();
    expect(turnedDown(tableOf({ declined }), tableOf({ yours: [0], declined }))).toBeNull();
  });
});
