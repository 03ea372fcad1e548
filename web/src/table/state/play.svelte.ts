/** A game in progress as the page shows it: one ply after another, a little behind the truth. */
import type { GamePage, Memory, Sentence, StageLike } from '../../games/gamePage';
import { messages, t } from '../../messages/messages.svelte';
import type { Named, Phrase } from '../../messages/phrase';
import type {
  ErrorWords,
  Outcome,
  Ply,
  PlyMessage,
  TableMessage,
  TableWords,
  TakeBack,
} from '../../protocol/messages';
import { PACE, settings } from '../../settings/settings.svelte';
import { PlyQueue } from './queue';

export class Play<View, Memories extends Memory, Stage extends StageLike> {
  table: TableWords = $state.raw() as TableWords;
  view: View = $state.raw() as View;
  memory: Memories = $state.raw() as Memories;
  /** With whose eyes the view is seen; null: what all may see. */
  seat = $state<number | null>(null);
  /** The seat to decide; null while chance is to act, and after the end. */
  decides = $state<number | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** What the seats of this page may do, once the board shows where they may do it. */
  legal = $state.raw<Ply[]>([]);
  /** Plies are still being shown. */
  busy = $state(false);
  /** A ply was asked for and not answered yet. */
  asked = $state(false);
  online = $state(true);
  refusal = $state.raw<ErrorWords | null>(null);
  /** The ply that is being looked at: pointed at, or in focus. */
  lookedAt = $state.raw<Ply | null>(null);
  /** The ply that was tapped once, by those who want to look first. */
  armed = $state.raw<Ply | null>(null);
  /** Each ply in words, in the order they were played. */
  tales: Phrase[][] = $state.raw([]);
  plies: Ply[] = $state.raw([]);
  takenBack: TakeBack[] = $state.raw([]);
  /** What happened, in words, for whoever listens instead of looking. */
  told = $state.raw<Phrase[]>([]);
  /** The newest ply in words, also if nobody saw it happen. */
  newest = $state.raw<Phrase[]>([]);
  /** How many plies have been shown. */
  moment = $state(0);
  /** How often the whole game has been told: each time it may have taken another way. */
  tellings = 0;
  readonly stage: Stage;
  readonly #queue: PlyQueue<PlyMessage>;

  constructor(
    readonly game: GamePage<View, Memories, Stage>,
    message: TableMessage,
    private readonly send: (ply: Ply) => void,
  ) {
    this.stage = game.stage();
    this.#queue = new PlyQueue<PlyMessage>({
      scenes: (item) => this.#scenes(item),
      settle: (item) => this.#settle(item),
      pace: () => (document.hidden ? 0 : PACE[settings.speed]),
      busy: (busy) => (this.busy = busy),
    });
    this.take(message);
  }

  /** The whole table is told: show it as it is. */
  take(message: TableMessage): void {
    this.#queue.clear();
    this.refusal = null;
    this.tellings += 1;
    this.moment = message.plies.length;
    this.table = message.table;
    this.memory = this.game.remember(message.setup, message.table, message.view as View);
    this.tales = message.plies.map((ply, index) => this.memory.add(ply, message.facts[index] ?? {}));
    const last = message.taken_back.at(-1);
    if (last && message.plies.length < this.plies.length) this.#tellTakenBack(last);
    this.plies = message.plies;
    this.takenBack = message.taken_back;
    this.newest = this.tales.at(-1) ?? [];
    this.#stand(message);
  }

  /** Those who listen instead of looking hear of it, too. */
  #tellTakenBack({ seat, plies }: TakeBack): void {
    const phrase = { id: 'undo-done', args: { name: this.named(seat), plies } };
    void messages.need('undo').then(() => (this.told = [phrase]));
  }

  /** One more ply: show it after those that wait. */
  follow(message: PlyMessage): void {
    this.refusal = null;
    this.#queue.push(message);
  }

  skip(): void {
    this.#queue.skip();
  }

  /** Neither do nor show what was chosen to be looked at first. */
  disarm(): void {
    this.armed = null;
  }

  /** Do it; or, for those who want to look first, show what it would do. */
  choose(ply: Ply): void {
    if (settings.previewFirst && this.armed !== ply) this.armed = ply;
    else this.do(ply);
  }

  /** The ply whose result the board shows before it is done. */
  get preview(): Ply | null {
    return this.armed ?? this.lookedAt;
  }

  /** Everything has been shown, and nothing asked for that is not answered. */
  get ready(): boolean {
    return !this.busy && !this.asked && this.online;
  }

  /** Somebody here is to decide, and not only free to act out of turn. */
  get awaited(): boolean {
    return this.ready && this.legal.length > 0 && this.isYours(this.decides ?? -1);
  }

  do(ply: Ply): void {
    if (!this.ready) return;
    this.asked = true;
    this.refusal = null;
    this.send(ply);
  }

  answered(refusal: ErrorWords | null): void {
    this.asked = false;
    this.refusal = refusal;
  }

  /** Nothing more will be played, and everything has been shown. */
  get over(): boolean {
    return (this.outcome !== null || this.table.status === 'abandoned') && !this.busy;
  }

  get sentence(): Sentence {
    if (this.table.status === 'abandoned') return { id: 'play-abandoned' };
    return this.game.sentence(this);
  }

  /** Whether a seat is the one and only seat of whoever looks at this page. */
  isYou(seat: number): boolean {
    return this.table.yours.length === 1 && this.table.yours[0] === seat;
  }

  isYours(seat: number): boolean {
    return this.table.yours.includes(seat);
  }

  /** Whether somebody here has decided something that could be taken back. */
  get decided(): boolean {
    return this.table.status === 'playing' && this.plies.some(({ by }) => by !== 'chance' && this.isYours(by));
  }

  /** A seat to be named in a text. */
  named(seat: number): Named {
    return this.game.named(this.table, seat, this.memory);
  }

  get title(): string {
    return t(`${this.game.name}-title`);
  }

  #scenes(item: PlyMessage) {
    return this.game.scenes({
      ply: item.ply,
      before: this.view,
      after: item.view as View,
      memory: this.memory,
      stage: this.stage,
      calm: settings.calm,
    });
  }

  #settle(item: PlyMessage): void {
    this.told = this.newest = this.memory.add(item.ply, item.facts);
    this.moment += 1;
    this.tales = [...this.tales, this.told];
    this.plies = [...this.plies, item.ply];
    this.#stand(item);
  }

  #stand(message: TableMessage | PlyMessage): void {
    this.view = message.view as View;
    this.decides = message.decides;
    this.seat = message.seat;
    this.legal = message.legal;
    this.outcome = message.outcome;
    this.lookedAt = null;
    this.armed = null;
    this.asked = false;
    this.stage.clear();
  }
}
