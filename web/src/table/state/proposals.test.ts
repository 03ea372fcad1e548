import { describe, expect, it } from 'vitest';

import type { DeclinedProposal, ProposalInfo } from '../../generated/protocol';
import { testTable } from '../../protocol/testTable';
import { newlyDeclined, withoutUndoProposal } from './proposals';

const UNDO: ProposalInfo = { what: 'undo', by: [0], plies: 4, waiting: [1] };
const ABANDON: ProposalInfo = { what: 'abandon', by: [0], plies: null, waiting: [1] };

describe('a proposal', () => {
  it('to undo lapses with the next ply, one to end the game does not', () => {
    expect(withoutUndoProposal(testTable({ proposal: UNDO })).proposal).toBeNull();
    expect(withoutUndoProposal(testTable({ proposal: ABANDON })).proposal).toEqual(ABANDON);
  });

  it('that is declined is shown to all but the player who declined', () => {
    const declined: DeclinedProposal = { what: 'undo', by: [0], seats: [1] };
    const before = testTable({ proposal: UNDO });
    expect(newlyDeclined(before, testTable({ yours: [0], declined }))).toEqual(declined);
    expect(newlyDeclined(before, testTable({ yours: [], declined }))).toEqual(declined);
    expect(newlyDeclined(before, testTable({ yours: [1], declined }))).toBeNull();
  });

  it('that is withdrawn, or was declined earlier, is not shown', () => {
    const declined: DeclinedProposal = { what: 'undo', by: [0], seats: [1] };
    expect(newlyDeclined(testTable({ proposal: UNDO }), testTable({ yours: [0] }))).toBeNull();
    expect(newlyDeclined(testTable({ declined }), testTable({ yours: [0], declined }))).toBeNull();
  });
});
