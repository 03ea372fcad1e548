/** Being at a table: finding it, holding its line, sitting down. */
import type { Any, GamePage } from '../../games/gamePage';
import { loadGame } from '../../games/registry';
import { getTable, layAgain, Refusal, seatBot, sitDown, Unreachable } from '../../protocol/http';
import { Line, type LineState } from '../../protocol/tableSocket';
import type { ClockWords, Declined, ErrorWords, HeldSeat, Ply, ServerMessage, TableWords } from '../../protocol/messages';
import { Talk } from '../../chat/chat.svelte';
import { playedOn, turnedDown } from './proposals';
import { Play } from './play.svelte';
import { dropSeat, heldSeats, holdSeats, takeSeatFromAddress } from './seatTokens';

/** `refused`: the table is there, but cannot be played just now; `refusal` says why. */
export type Arrival = 'looking' | 'missing' | 'refused' | 'unreachable' | 'here';

/** Refusals that the others may lift. */
const OBSTACLES = ['undo-decision', 'undo-chance', 'undo-revealed'];
const NO_SUCH_TABLE = 'table-unknown';

export class Session {
  arrival = $state<Arrival>('looking');
  line = $state<LineState>('connecting');
  /** The progress of compiling, which experts, hints and reviews need; null once it is done. */
  compiling = $state.raw<{ compiled: number; rules: number } | null>(null);
  table = $state.raw<TableWords | null>(null);
  game = $state.raw<GamePage | null>(null);
  play = $state.raw<Play<Any, Any, Any> | null>(null);
  refusal = $state.raw<ErrorWords | null>(null);
  /** The clocks as last told, and when that was. */
  clock = $state.raw<{ words: ClockWords; heard: number } | null>(null);
  readonly talk: Talk;
  /** One came by the link of a seat, but it fits none here. */
  wrongLink = $state(false);
  /** The seat of a secret link, until the table has said whether it is ours. */
  #claimed: HeldSeat | null = null;
  /** With whose eyes one looks, where one may choose: spectators, and people who share this page. */
  #eyes: number | null = null;
  /** What lies between now and the decision somebody here wants to take back. */
  obstacle = $state.raw<ErrorWords | null>(null);
  /** Somebody else said no to what was proposed, and whoever looks has not taken note of it yet. */
  declined = $state.raw<Declined | null>(null);
  #line: Line | null = null;
  /** Questions that wait for their answers, by their ids. */
  #questions = new Map<number, { answer: (words: unknown) => void; fail: (error: Error) => void }>();
  #left = false;

  constructor(readonly id: string) {
    this.talk = new Talk(id);
    this.#claimed = takeSeatFromAddress(id);
    void this.look();
  }

  /** Look for the table, and stay on the line if it is there. */
  async look(): Promise<void> {
    this.#line?.close();
    this.arrival = 'looking';
    try {
      const table = await getTable(this.id);
      const game = await loadGame(table.game);
      if (this.#left) return;
      this.table = table;
      this.game = game;
      this.arrival = 'here';
      this.#connect();
    } catch (error) {
      this.#notHere(error);
    }
  }

  #notHere(error: unknown): void {
    if (!(error instanceof Refusal)) this.arrival = 'unreachable';
    else if (error.words.id === NO_SUCH_TABLE) this.arrival = 'missing';
    else this.#refused(error.words);
  }

  #refused(refusal: ErrorWords): void {
    this.refusal = refusal;
    this.arrival = 'refused';
  }

  leave(): void {
    this.#left = true;
    this.#line?.close();
    window.removeEventListener('online', this.#hurry);
  }

  /** Take an open seat. */
  async sit(name: string): Promise<void> {
    await this.#trying(async () => {
      holdSeats(this.id, [await sitDown(this.id, name)]);
      this.#line?.renew();
    });
  }

  /** Leave one's seat to others. */
  async getUp(seat: number): Promise<void> {
    const wish = { type: 'get_up', seat };
    await this.#trying(async () => {
      await this.ask(wish);
      for (const held of heldSeats(this.id)) if (held.seat === seat) dropSeat(this.id, held);
    });
  }

  async giveToBot(seat: number, bot: string): Promise<void> {
    const token = heldSeats(this.id)[0]?.token ?? '';
    await this.#trying(() => seatBot(this.id, seat, token, bot));
  }

  /** Look with the eyes of this seat; null: see what all may see. */
  lookAs(seat: number | null): void {
    this.#eyes = seat;
    this.#line?.greet();
  }

  /** Take back one's last decision; `propose`: ask the others whether one may. */
  undo(propose = false): void {
    this.obstacle = null;
    this.#line?.undo(propose);
  }

  /** Wish for something at the table; a refusal is shown, what is granted comes as news. */
  wish(type: string, details: object = {}): void {
    this.#line?.wish({ type, ...details });
  }

  /** Ask the server something about this table, or for something that must not get lost; fails with its `Refusal`, or if there is no line. */
  ask<Answer>(question: { type: string }): Promise<Answer> {
    return new Promise((answer, fail) => {
      if (!this.#line || this.line !== 'open') return fail(new Unreachable('no line'));
      this.#questions.set(this.#line.wish(question), { answer: (words) => answer(words as Answer), fail });
    });
  }

  /** Go on to the next table with the same people; its id, or null if that cannot be. */
  async again(rotate: boolean): Promise<string | null> {
    let next: string | null = null;
    await this.#trying(async () => {
      const made = await layAgain(this.id, heldSeats(this.id).map((held) => held.token), rotate);
      holdSeats(made.table, made.seats);
      next = made.table;
    });
    return next;
  }

  /** The last event that was heard of. */
  get seen(): number | null {
    return this.#line?.seen ?? null;
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#line = new Line({
      url: `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`,
      tokens: () => heldSeats(this.id).map((held) => held.token),
      eyes: () => this.#eyes,
      hear: (message) => this.#hear(message),
      change: (state) => this.#lineIs(state),
    });
    window.addEventListener('online', this.#hurry);
  }

  readonly #hurry = () => this.#line?.hurry();

  #lineIs(state: LineState): void {
    this.line = state;
    // The server says so again if it still compiles.
    this.compiling = null;
    if (state === 'gone') {
      this.arrival = 'missing';
      this.play = null;
    }
    if (state !== 'open') this.#questions.forEach(({ fail }) => fail(new Unreachable('the line broke')));
    if (!this.play) return;
    this.play.online = state === 'open';
    // Whether the last ply got through, the plies that come after the next hello will show.
    if (state !== 'open') this.play.asked = false;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'compiling':
        this.compiling = message;
        return;
      case 'compiled':
        this.compiling = null;
        return;
      case 'table':
        this.arrival = 'here';
        this.table = message.table;
        this.talk.take(message.talk);
        this.#clocksAre(message.table.clock);
        this.#checkClaim(message.table);
        if (message.view === null || !this.game) return;
        if (this.play) this.play.take(message);
        else this.play = new Play(this.game, message, (ply) => this.#send(ply));
        return;
      case 'ply':
        this.obstacle = null;
        this.#clocksAre(message.clock ?? null);
        // Whoever only watches is told, and has nothing to take note of.
        if (this.table?.yours.length === 0) this.declined = null;
        if (this.table) this.#stands(playedOn(this.table));
        this.play?.follow(message);
        return;
      case 'seats':
        this.#seatsAre(message.table);
        return;
      case 'said':
        this.talk.hear(message.said);
        return;
      case 'accepted':
      case 'story':
      case 'moments':
        this.#answer(message.id)?.answer(message);
        return;
      case 'refused':
        if (this.#questions.has(message.id ?? -1)) {
          this.#answer(message.id ?? -1)?.fail(new Refusal(0, message.error));
          return;
        }
        if (OBSTACLES.includes(message.error.id)) this.obstacle = message.error;
        else if (this.play) this.play.answered(message.error);
        else this.#refused(message.error);
    }
  }

  #send(ply: Ply): void {
    this.declined = null;
    this.#line?.play(ply);
  }

  #clocksAre(words: ClockWords | null): void {
    this.clock = words && { words, heard: performance.now() };
  }

  /** Take a question off the list: it has been answered. */
  #answer(id: number) {
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    return question;
  }

  #checkClaim(table: TableWords): void {
    if (this.#claimed && !table.yours.includes(this.#claimed.seat)) {
      dropSeat(this.id, this.#claimed);
      this.wrongLink = true;
    }
    this.#claimed = null;
  }

  #seatsAre(table: TableWords): void {
    this.#clocksAre(table.clock);
    this.declined = table.proposal ? null : (turnedDown(this.table, table) ?? this.declined);
    this.#stands(table);
  }

  #stands(table: TableWords): void {
    this.table = table;
    if (this.play) this.play.table = table;
  }

  async #trying(deed: () => Promise<unknown>): Promise<void> {
    this.refusal = null;
    try {
      await deed();
    } catch (error) {
      this.refusal =
        error instanceof Refusal
          ? error.words
          : { id: 'error-unreachable', args: {}, message: String(error) };
    }
  }
}
