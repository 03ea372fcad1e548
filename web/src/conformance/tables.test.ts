import { test } from 'vitest';

import { timeLeft } from '../clock/clock';
import { commitmentOf, expectedPly } from '../fairness/verify';
import type { GamePage } from '../games/gamePage';
import type { ChancePly, ClockInfo, GameInfo, Ply, ProposalInfo, TableInfo, TableUpdate } from '../generated/protocol';
import { availableChoices } from '../setup/plan';
import { Play } from '../table/state/play.svelte';
import { withoutUndoProposal } from '../table/state/proposals';
import { type Answer, type Case, compare, describeConformance, readCases } from './cases';

interface FairnessCase extends Case {
  table: string;
  seed: string;
  commitment: string;
  chances: { n: number; outcomes: ChancePly['outcomes']; drawn: Ply }[];
}

interface ClockCase extends Case {
  clock: ClockInfo;
  later: number;
  left: number[];
}

interface UndoCase extends Case {
  table: TableInfo;
  plies: Ply[];
  can_undo: boolean;
}

interface ProposalCase extends Case {
  table: TableInfo;
  proposal: ProposalInfo | null;
}

interface ChoiceCase extends Case {
  choice: GameInfo['choices'][number];
  chosen: Record<string, (string | null)[]>;
  free: string[][];
}

describeConformance('Tables, compared with the server', () => {
  test('chance follows from the seed', () => {
    compare(readCases<FairnessCase>('fairness'), function* ({ table, seed, commitment, chances }): Generator<Answer> {
      yield ['commitment', commitmentOf(seed), commitment];
      for (const { n, outcomes, drawn } of chances) yield [`ply ${n}`, expectedPly(seed, table, n, outcomes), drawn];
    });
  });

  test('what is left on the clocks', () => {
    compare(readCases<ClockCase>('clocks'), ({ clock, later, left }) =>
      left.map((rest, seat): Answer => [`seat ${seat}`, timeLeft({ clock, receivedAt: 100 }, seat, 100 + later), rest]),
    );
  });

  test('whether there is anything to take back', () => {
    const game = {
      createStage: () => ({ clear: () => undefined }),
      createLog: () => ({ add: () => [] }),
    } as unknown as GamePage;
    compare(readCases<UndoCase>('undo'), ({ table, plies, can_undo: expected }) => {
      const message = { table, plies, effects: [], undone: [] } as unknown as TableUpdate;
      return [['undo', new Play(game, message, () => undefined).canUndo, expected]];
    });
  });

  test('what becomes of a proposal when a ply is played', () => {
    compare(readCases<ProposalCase>('proposals'), ({ table, proposal }) => [
      ['proposal', withoutUndoProposal(table).proposal, proposal],
    ]);
  });

  test('what a seat may choose of the set-up', () => {
    compare(readCases<ChoiceCase>('choices'), ({ choice, chosen, free }) =>
      free.map((values, seat): Answer => [`seat ${seat}`, availableChoices(choice, chosen, seat), values]),
    );
  });
});
