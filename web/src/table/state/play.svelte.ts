/** A game in progress as the page shows it: one ply after another, a little behind the server. */
import type { GamePage, GameTypes, Recap, Sentence } from '../../games/gamePage';
import type {
  Effects,
  ErrorInfo,
  Outcome,
  Ply,
  PlayedPly,
  TableInfo,
  TableUpdate,
  UndoneDecision,
} from '../../generated/protocol';
import { messages, t } from '../../messages/messages.svelte';
import type { Named, Phrase } from '../../messages/phrase';
import { isMotionReduced, PACE, settings } from '../../settings/settings.svelte';
import { PlyQueue } from './queue';

export class Play<Game extends GameTypes = GameTypes> {
  table: TableInfo = $state.raw() as TableInfo;
  view: Game['view'] = $state.raw();
  log: Game['log'] = $state.raw() as Game['log'];
  /** The seat whose view this is; null: a spectator's. */
  seat = $state<number | null>(null);
  /** The seat to decide; null while chance is to act, and after the end. */
  decides = $state<number | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** What the seats of this page may do, once the board shows where they may do it. */
  legal = $state.raw<Game['ply'][]>([]);
  /** Plies are still being animated. */
  busy = $state(false);
  /** A ply was sent and not answered yet. */
  pending = $state(false);
  online = $state(true);
  refusal = $state.raw<ErrorInfo | null>(null);
  /** The ply that is pointed at or in focus. */
  hovered = $state.raw<Game['ply'] | null>(null);
  /** The ply that was pressed once, by players who confirm their moves. */
  armed = $state.raw<Game['ply'] | null>(null);
  /** The phrases that describe each ply, in the order they were played. */
  plyPhrases: Phrase[][] = $state.raw([]);
  /** What the strip of plies since a player's last turn shows of each ply, if anything. */
  recaps: (Recap | null)[] = $state.raw([]);
  plies: Game['ply'][] = $state.raw([]);
  undone: UndoneDecision[] = $state.raw([]);
  /** What a screen reader announces. */
  announced = $state.raw<Phrase[]>([]);
  /** The phrases of the newest ply, also if it was not animated. */
  newest = $state.raw<Phrase[]>([]);
  /** How many plies have been shown. */
  moment = $state(0);
  /** How often the whole game was received: each time plies may have been undone. */
  resets = 0;
  readonly stage: Game['stage'];
  readonly #queue: PlyQueue<PlayedPly>;
  readonly #send: (ply: Ply) => void;

  constructor(
    /** Its own types are forgotten, so that a game's play can stand for any play. */
    readonly game: GamePage,
    message: TableUpdate,
    send: (ply: Ply) => void,
  ) {
    this.#send = send;
    this.stage = game.createStage();
    this.#queue = new PlyQueue<PlayedPly>({
      scenes: (item) => this.#scenes(item),
      settle: (item) => this.#settle(item),
      pace: () => (document.hidden ? 0 : PACE[settings.speed]),
      busy: (busy) => (this.busy = busy),
    });
    this.reset(message);
  }

  /** Show the table as the message has it. */
  reset(message: TableUpdate): void {
    this.#queue.clear();
    this.refusal = null;
    this.resets += 1;
    this.moment = message.plies.length;
    this.table = message.table;
    this.log = this.game.createLog(message.setup, message.table, message.view);
    this.recaps = [];
    this.plyPhrases = message.plies.map((ply, index) => this.#log(ply, message.effects[index] ?? {}));
    const last = message.undone.at(-1);
    if (last && message.plies.length < this.plies.length) this.#announceUndo(last);
    this.plies = message.plies;
    this.undone = message.undone;
    this.newest = this.plyPhrases.at(-1) ?? [];
    this.#show(message);
  }

  #announceUndo({ seat, plies }: UndoneDecision): void {
    const phrase = { id: 'undo-done', args: { name: this.named(seat), plies } };
    void messages.load('undo').then(() => (this.announced = [phrase]));
  }

  /** Show one more ply after those that wait. */
  enqueue(message: PlayedPly): void {
    this.refusal = null;
    this.#queue.push(message);
  }

  skip(): void {
    this.#queue.skip();
  }

  disarm(): void {
    this.armed = null;
  }

  /** Play it; or, for players who confirm their moves, first show what it would do. */
  choose(ply: Game['ply']): void {
    if (settings.previewFirst && this.armed !== ply) this.armed = ply;
    else this.do(ply);
  }

  /** The ply whose result the board shows before it is played. */
  get preview(): Game['ply'] | null {
    return this.armed ?? this.hovered;
  }

  /** Everything has been shown, and everything sent has been answered. */
  get ready(): boolean {
    return !this.busy && !this.pending && this.online;
  }

  /** A seat of this page is to decide, and not only free to act out of turn. */
  get yourTurn(): boolean {
    return this.ready && this.legal.length > 0 && this.isYours(this.decides ?? -1);
  }

  do(ply: Game['ply']): void {
    if (!this.ready) return;
    this.pending = true;
    this.refusal = null;
    this.#send(ply);
  }

  answered(refusal: ErrorInfo | null): void {
    this.pending = false;
    this.refusal = refusal;
  }

  /** The game has ended, and everything has been shown. */
  get over(): boolean {
    return (this.outcome !== null || this.table.status === 'abandoned') && !this.busy;
  }

  get sentence(): Sentence {
    if (this.table.status === 'abandoned') return { id: 'play-abandoned' };
    return this.game.sentence(this);
  }

  /** Whether a seat is the only seat of this page. */
  isYou(seat: number): boolean {
    return this.table.yours.length === 1 && this.table.yours[0] === seat;
  }

  isYours(seat: number): boolean {
    return this.table.yours.includes(seat);
  }

  /** Whether a seat of this page has made a decision that could be undone. */
  get canUndo(): boolean {
    const { status, origin } = this.table;
    // What was played before a game went on at this table stays.
    const plies = this.plies.slice(origin?.moment ?? 0);
    return status === 'playing' && plies.some(({ by }) => by !== 'chance' && this.isYours(by));
  }

  /** Return a seat's name for a text. */
  named(seat: number): Named {
    return this.game.named(this.table, seat, this.log);
  }

  get title(): string {
    return t(`${this.game.name}-title`);
  }

  #log(ply: Game['ply'], effects: Effects): Phrase[] {
    const phrases = this.log.add(ply, effects);
    this.recaps.push(this.game.recap?.(ply, effects, this.log) ?? null);
    return phrases;
  }

  #scenes(item: PlayedPly) {
    return this.game.scenes({
      ply: item.ply,
      before: this.view,
      after: item.view,
      log: this.log,
      stage: this.stage,
      outcome: item.outcome,
      reducedMotion: isMotionReduced(),
    });
  }

  #settle(item: PlayedPly): void {
    this.announced = this.newest = this.#log(item.ply, item.effects);
    this.moment += 1;
    this.plyPhrases = [...this.plyPhrases, this.announced];
    this.recaps = [...this.recaps];
    this.plies = [...this.plies, item.ply];
    this.#show(item);
  }

  #show(message: TableUpdate | PlayedPly): void {
    this.view = message.view;
    this.decides = message.decides;
    this.seat = message.seat;
    this.legal = message.legal;
    this.outcome = message.outcome;
    this.hovered = null;
    this.armed = null;
    this.pending = false;
    this.stage.clear();
  }
}
