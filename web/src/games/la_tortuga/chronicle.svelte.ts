/** The course of the game as the plies tell it: one entry for each turtle's move. */
import type { Memory } from '../game';
import type { Phrase } from '../../messages/phrase';
import type { Ply, TableWords } from '../../protocol/words';
import { groupOf, journey, moved, topOf, washedUp, type Journey } from './journey';
import { tell } from './tell';
import {
  BEACH_EGGS,
  LIMIT,
  MOST_DICE,
  numberOf,
  RAFT,
  type Die,
  type TortugaSetup,
  type Turtle,
} from './view';

export interface Entry {
  number: number;
  turtle: number;
  seat: number;
  decider: number;
  dice: Die[];
  /** Where it went; null while it is under way, `bust` if it fell into the water. */
  end: Journey | 'bust' | null;
  /** Those who went to the raft, or along on the back. */
  group: number[];
  /** The card taken: its eggs; the beach's 7. */
  egg: number | null;
}

const CARDS = 20;

export class Chronicle implements Memory {
  entries = $state.raw<Entry[]>([]);
  #turtles: Turtle[];
  #turn: number;
  #waiting: number | null = null;
  #egg: number | null;
  #cardsLeft = CARDS - 1;
  readonly #players: number;

  constructor(
    setup: TortugaSetup,
    private readonly table: TableWords,
  ) {
    this.#players = table.players;
    this.#turn = setup.first;
    this.#egg = setup.egg;
    this.#turtles = Array.from({ length: this.#pairs ? 2 * this.#players : this.#players }, (_, turtle) => ({
      owner: this.#pairs ? turtle >> 1 : turtle,
      at: RAFT,
      on: null,
    }));
    if (!this.#pairs) this.#begin(setup.first);
  }

  /** The dice of the move under way. */
  get dice(): Die[] {
    const entry = this.entries.at(-1);
    return entry?.end === null ? entry.dice : [];
  }

  add(ply: Ply): Phrase[] {
    const before = this.entries.at(-1);
    switch (ply.do) {
      case 'turtle':
        this.#waiting = numberOf(ply, 'turtle') ^ 1;
        this.#begin(numberOf(ply, 'turtle'));
        break;
      case 'die':
      case 'spend':
        this.#count({ value: numberOf(ply, 'value'), spent: ply.do === 'spend' });
        break;
      case 'stop':
        this.#advance();
        break;
      case 'egg':
        this.#egg = numberOf(ply, 'value');
        this.#cardsLeft -= 1;
        break;
    }
    const entry = ply.do === 'turtle' ? this.entries.at(-1) : this.#concerned(before);
    return tell(ply, entry, this.table);
  }

  /** Two or three players have two turtles each. */
  get #pairs(): boolean {
    return this.#players <= 3;
  }

  #concerned(before: Entry | undefined): Entry | undefined {
    return this.entries.find((entry) => entry.number === before?.number);
  }

  #begin(turtle: number): void {
    const entry: Entry = {
      number: this.entries.length,
      turtle,
      seat: this.#owner(turtle),
      decider: this.#owner(topOf(this.#turtles, turtle)),
      dice: [],
      end: null,
      group: groupOf(this.#turtles, turtle),
      egg: null,
    };
    this.entries = [...this.entries, entry];
  }

  #count(die: Die): void {
    const dice = [...this.dice, die];
    this.#change({ dice });
    if (sum(dice) > LIMIT) this.#bust();
    else if (dice.length === MOST_DICE) this.#advance();
  }

  #bust(): void {
    const entry = this.entries.at(-1);
    if (!entry) return;
    this.#turtles = washedUp(this.#turtles, entry.turtle);
    this.#change({ end: 'bust' });
    this.#next();
  }

  #advance(): void {
    const entry = this.entries.at(-1);
    if (!entry) return;
    const end = journey(this.#turtles, entry.turtle, sum(entry.dice) * entry.dice.length);
    this.#turtles = moved(this.#turtles, end);
    this.#change({ end, egg: end.egg ? (this.#egg ?? BEACH_EGGS) : null });
    if (end.egg && this.#egg === null) return; // the beach is taken: the game is over
    if (end.egg && this.#cardsLeft === 0) this.#egg = null;
    this.#next();
  }

  #next(): void {
    if (this.#waiting !== null) {
      const turtle = this.#waiting;
      this.#waiting = null;
      this.#begin(turtle);
    } else {
      this.#turn = (this.#turn + 1) % this.#players;
      if (!this.#pairs) this.#begin(this.#turn);
    }
  }

  #owner(turtle: number): number {
    return this.#turtles[turtle]?.owner ?? 0;
  }

  #change(some: Partial<Entry>): void {
    this.entries = this.entries.with(-1, { ...(this.entries.at(-1) as Entry), ...some });
  }
}

export function sum(dice: Die[]): number {
  return dice.reduce((total, die) => total + die.value, 0);
}
