/** Looking back: the game at an earlier moment, while the table goes on behind it. */
import type { Any, GamePage } from '../games/gamePage';
import { Refusal } from '../protocol/http';
import type { ErrorWords, Eyes, Facts, Moment, Ply, TableMessage, TableWords } from '../protocol/messages';
import { Play } from '../table/state/play.svelte';
import type { Glance } from './momentPath';

/** What the past needs of the table: whom to ask, and how far the game is now. */
export interface Present {
  readonly moment: number;
  /** Grows when the game is told anew: plies may have been taken back. */
  readonly tellings: number;
  readonly table: TableWords;
}

export interface Story {
  setup: unknown;
  plies: Ply[];
  facts: Facts[];
}

export type Ask = <Answer>(question: { type: string; [detail: string]: unknown }) => Promise<Answer>;

/** Moments asked for together. */
const STRETCH = 16;

/** Milliseconds between two plies when they are played one after another. */
export const PAUSES = { slow: 1600, normal: 700, fast: 150 } as const;
export type Tempo = keyof typeof PAUSES;

export class Past {
  moment = $state(0);
  /** How many moments of the story are known here. */
  last = $state(0);
  eyes = $state.raw<Eyes | undefined>(undefined);
  play = $state.raw<Play<Any, Any, Any> | null>(null);
  playing = $state(false);
  tempo = $state<Tempo>('normal');
  refusal = $state.raw<ErrorWords | null>(null);
  #story: Story | null = null;
  #moments = new Map<number, Moment>();
  #telling = 0;
  /** The newest wish; whatever was wished before no longer matters. */
  #wish = 0;

  constructor(
    private readonly game: GamePage,
    private readonly present: Present,
    private readonly ask: Ask,
    glance: Glance,
  ) {
    this.eyes = glance.eyes;
    this.#telling = present.tellings;
    void this.go(glance.moment);
  }

  /** Go to a moment; the one after this is shown as it happened. */
  async go(moment: number): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    this.refusal = null;
    try {
      const story = await this.#know(moment);
      const wanted = Math.max(0, Math.min(moment, story.plies.length));
      const shown = await this.#find(wanted);
      if (wish === this.#wish) this.#show(wanted, story, shown);
    } catch (error) {
      if (wish === this.#wish) this.#fail(error);
    }
  }

  step(by: number): void {
    this.playing = false;
    void this.go(this.moment + by);
  }

  /** Look at the same moment with other eyes. */
  look(eyes: Eyes | undefined): void {
    this.eyes = eyes;
    this.#forget();
    this.play = null;
    void this.go(this.moment);
  }

  /** Play on from here, or pause. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) void this.#run();
  }

  async #run(): Promise<void> {
    if (this.moment >= this.last) await this.go(0);
    while (this.playing && this.moment < this.last) {
      await this.go(this.moment + 1);
      await this.#shown();
      await wait(PAUSES[this.tempo]);
    }
    this.playing = false;
  }

  async #shown(): Promise<void> {
    while (this.play?.busy) await wait(30);
  }

  close(): void {
    this.playing = false;
    this.#wish += 1;
  }

  #show(moment: number, story: Story, { view, decides, outcome, eyes }: Moment): void {
    const seat = eyes === 'all' ? null : eyes;
    const next = this.play !== null && moment === this.moment + 1;
    this.moment = moment;
    const ply = story.plies[moment - 1];
    if (next && this.play && ply) {
      const facts = story.facts[moment - 1] ?? {};
      this.play.follow({ type: 'ply', seq: moment, ply, facts, view, decides, legal: [], outcome, seat });
      return;
    }
    const [plies, facts] = [story.plies.slice(0, moment), story.facts.slice(0, moment)];
    const message: TableMessage = {
      type: 'table',
      seq: moment,
      table: this.present.table,
      setup: story.setup,
      plies,
      facts,
      view,
      decides,
      legal: [],
      outcome,
      seat,
      taken_back: [],
      talk: [],
    };
    if (this.play) this.play.take(message);
    else this.play = new Play(this.game, message, () => undefined);
  }

  /** The story at least up to this moment, if the game has come so far. */
  async #know(moment: number): Promise<Story> {
    if (this.#telling !== this.present.tellings) this.#forget();
    const known = this.#story;
    if (known && (moment <= known.plies.length || known.plies.length >= this.present.moment)) return known;
    const story = await this.ask<Story>({ type: 'story', ...this.#through });
    this.#story = story;
    this.last = story.plies.length;
    return story;
  }

  async #find(moment: number): Promise<Moment> {
    const known = this.#moments.get(moment);
    if (known) return known;
    const first = moment - (moment % STRETCH);
    const last = Math.min(first + STRETCH - 1, this.#story?.plies.length ?? moment);
    const { moments } = await this.ask<{ moments: Moment[] }>({ type: 'moments', first, last, ...this.#through });
    moments.forEach((each, index) => this.#moments.set(first + index, each));
    const found = this.#moments.get(moment);
    if (!found) throw new Error(`moment ${moment} was not told`);
    return found;
  }

  get #through(): { eyes?: Eyes } {
    return this.eyes === undefined ? {} : { eyes: this.eyes };
  }

  #forget(): void {
    this.#telling = this.present.tellings;
    this.#story = null;
    this.#moments.clear();
  }

  #fail(error: unknown): void {
    this.playing = false;
    this.refusal = error instanceof Refusal ? error.words : { id: 'error-unreachable', args: {}, message: String(error) };
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
