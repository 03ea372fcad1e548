/** The history of a game: an earlier moment is shown while the table goes on. */
import type { GamePage } from '../games/gamePage';
import type { ErrorInfo, Moment, Story, TableInfo, TableUpdate } from '../generated/protocol';
import type { SendRequest } from '../protocol/commands';
import { Refusal } from '../protocol/http';
import type { Perspective } from '../protocol/parts';
import { Play } from '../table/state/play.svelte';
import type { MomentRef } from './momentPath';

/** What the history needs to know of the live game. */
export interface LiveGame {
  readonly moment: number;
  /** Grows when the game is received again: plies may have been undone. */
  readonly resets: number;
  readonly table: TableInfo;
}

/** The game so far. */
export type GameRecord = Pick<Story, 'setup' | 'plies' | 'effects'>;

/** How many moments are requested together. */
const BATCH = 16;

/** Milliseconds between two plies when they are played one after another. */
export const PAUSES = { slow: 1600, normal: 700, fast: 150 } as const;
export type Tempo = keyof typeof PAUSES;

export class GameHistory {
  moment = $state(0);
  /** The last moment that is known here. */
  last = $state(0);
  perspective = $state.raw<Perspective | undefined>(undefined);
  play = $state.raw<Play | null>(null);
  playing = $state(false);
  tempo = $state<Tempo>('normal');
  refusal = $state.raw<ErrorInfo | null>(null);
  #record: GameRecord | null = null;
  #moments = new Map<number, Moment>();
  #resets = 0;
  /** The newest request; answers to earlier ones are dropped. */
  #request = 0;

  constructor(
    private readonly game: GamePage,
    private readonly live: LiveGame,
    private readonly request: SendRequest,
    momentRef: MomentRef,
  ) {
    this.perspective = momentRef.perspective;
    this.#resets = live.resets;
    void this.go(momentRef.moment);
  }

  /** Go to a moment; the next one is animated. */
  async go(moment: number): Promise<void> {
    this.#request += 1;
    const request = this.#request;
    this.refusal = null;
    try {
      const record = await this.#loadRecord(moment);
      const target = Math.max(0, Math.min(moment, record.plies.length));
      const found = await this.#loadMoment(target);
      if (request === this.#request) this.#show(target, record, found);
    } catch (error) {
      if (request === this.#request) this.#fail(error);
    }
  }

  step(by: number): void {
    this.playing = false;
    void this.go(this.moment + by);
  }

  /** Show the ply that leads to a moment. */
  async replay(moment: number): Promise<void> {
    await this.go(moment - 1);
    await this.go(moment);
  }

  /** Show the same moment from another perspective. */
  viewAs(perspective: Perspective | undefined): void {
    this.perspective = perspective;
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
      await this.#waitUntilShown();
      await wait(PAUSES[this.tempo]);
    }
    this.playing = false;
  }

  async #waitUntilShown(): Promise<void> {
    while (this.play?.busy) await wait(30);
  }

  close(): void {
    this.playing = false;
    this.#request += 1;
  }

  #show(moment: number, record: GameRecord, { view, decides, outcome, perspective }: Moment): void {
    const seat = perspective === 'all' ? null : perspective;
    const next = this.play !== null && moment === this.moment + 1;
    this.moment = moment;
    const ply = record.plies[moment - 1];
    if (next && this.play && ply) {
      const effects = record.effects[moment - 1] ?? {};
      this.play.enqueue({ type: 'ply', seq: moment, ply, effects, view, decides, legal: [], outcome, seat });
      return;
    }
    const [plies, effects] = [record.plies.slice(0, moment), record.effects.slice(0, moment)];
    const message: TableUpdate = {
      type: 'table',
      seq: moment,
      table: this.live.table,
      setup: record.setup,
      plies,
      effects,
      view,
      decides,
      legal: [],
      outcome,
      seat,
      undone: [],
      talk: [],
    };
    if (this.play) this.play.reset(message);
    else this.play = new Play(this.game, message, () => undefined);
  }

  /** Return the record at least up to this moment, if the game has come so far. */
  async #loadRecord(moment: number): Promise<GameRecord> {
    if (this.#resets !== this.live.resets) this.#forget();
    const known = this.#record;
    if (known && (moment <= known.plies.length || known.plies.length >= this.live.moment)) return known;
    const record = await this.request({ type: 'story', ...this.#perspectiveField });
    this.#record = record;
    this.last = record.plies.length;
    return record;
  }

  async #loadMoment(moment: number): Promise<Moment> {
    const known = this.#moments.get(moment);
    if (known) return known;
    const first = moment - (moment % BATCH);
    const last = Math.min(first + BATCH - 1, this.#record?.plies.length ?? moment);
    const { moments } = await this.request({
      type: 'moments',
      first,
      last,
      ...this.#perspectiveField,
    });
    moments.forEach((each, index) => this.#moments.set(first + index, each));
    const found = this.#moments.get(moment);
    if (!found) throw new Error(`moment ${moment} is missing`);
    return found;
  }

  get #perspectiveField(): { perspective?: Perspective } {
    return this.perspective === undefined ? {} : { perspective: this.perspective };
  }

  #forget(): void {
    this.#resets = this.live.resets;
    this.#record = null;
    this.#moments.clear();
  }

  #fail(error: unknown): void {
    this.playing = false;
    this.refusal =
      error instanceof Refusal ? error.details : { id: 'error-unreachable', args: {}, message: String(error) };
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
