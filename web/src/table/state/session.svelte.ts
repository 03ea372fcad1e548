/** A visit to a table: loading it, its socket, the seats of this browser. */
import { Chat } from '../../chat/chat.svelte';
import type { GamePage } from '../../games/gamePage';
import { loadGame } from '../../games/registry';
import type {
  ClockInfo,
  DeclinedProposal,
  ErrorInfo,
  HeldSeat,
  Ply,
  ServerMessage,
  TableInfo,
} from '../../generated/protocol';
import type { Answer, AnswerTo, NewCommand, NewRequest } from '../../protocol/commands';
import { getTable, Refusal, requestRematch, seatBot, sitDown, Unreachable } from '../../protocol/http';
import { type SocketState, TableSocket } from '../../protocol/tableSocket';
import { Play } from './play.svelte';
import { newlyDeclined, withoutUndoProposal } from './proposals';
import { dropSeat, heldSeats, holdSeats, takeSeatFromAddress } from './seatTokens';

/** `refused`: the table exists, but cannot be played now; `refusal` says why. */
export type Arrival = 'looking' | 'missing' | 'refused' | 'unreachable' | 'here';

/** Refusals that a proposal to the others can solve. */
const OBSTACLES = ['undo-decision', 'undo-chance', 'undo-revealed'];
const NO_SUCH_TABLE = 'table-unknown';
/** Milliseconds between two attempts to load the table. */
const RETRY_MS = 3000;

export class Session {
  arrival = $state<Arrival>('looking');
  connection = $state<SocketState>('connecting');
  /** The progress of compiling, which experts, hints and reviews need; null once it is done. */
  compiling = $state.raw<{ compiled: number; rules: number } | null>(null);
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GamePage | null>(null);
  play = $state.raw<Play | null>(null);
  refusal = $state.raw<ErrorInfo | null>(null);
  /** The clocks as last received, and when that was. */
  clock = $state.raw<{ clock: ClockInfo; receivedAt: number } | null>(null);
  readonly chat: Chat;
  /** The seat of the opened link does not exist here. */
  wrongSeatLink = $state(false);
  /** The seat of a secret link, until the server has confirmed it. */
  #claimed: HeldSeat | null = null;
  /** The chosen perspective, for spectators and for people who share this page. */
  #perspective: number | null = null;
  /** What prevents the undo that a player here asked for. */
  obstacle = $state.raw<ErrorInfo | null>(null);
  /** A proposal that was declined by another player, until it is dismissed here. */
  declined = $state.raw<DeclinedProposal | null>(null);
  #socket: TableSocket | null = null;
  /** Requests that wait for their answers, by their ids. */
  #requests = new Map<number, { resolve: (answer: Answer) => void; fail: (error: Error) => void }>();
  #left = false;
  #retry = 0;

  constructor(readonly id: string) {
    this.chat = new Chat(id);
    this.#claimed = takeSeatFromAddress(id);
    void this.load();
  }

  /** Load the table, and connect if it exists. */
  async load(): Promise<void> {
    clearTimeout(this.#retry);
    this.#socket?.close();
    try {
      const table = await getTable(this.id);
      const game = await loadGame(table.game);
      // Two attempts may have met: one was asked for, the other was due.
      if (this.#left || this.arrival === 'here') return;
      this.table = table;
      this.game = game;
      this.arrival = 'here';
      this.#connect();
    } catch (error) {
      this.#failToLoad(error);
    }
  }

  #failToLoad(error: unknown): void {
    if (!(error instanceof Refusal)) this.#waitForServer();
    else if (error.details.id === NO_SUCH_TABLE) this.arrival = 'missing';
    else this.#refused(error.details);
  }

  #refused(refusal: ErrorInfo): void {
    this.refusal = refusal;
    this.arrival = 'refused';
  }

  #waitForServer(): void {
    this.arrival = 'unreachable';
    if (!this.#left) this.#retry = window.setTimeout(() => this.load(), RETRY_MS);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
    window.removeEventListener('online', this.#retryNow);
  }

  /** Take an open seat. */
  async sit(name: string): Promise<void> {
    await this.#attempt(async () => {
      holdSeats(this.id, [await sitDown(this.id, name)]);
      this.#socket?.reconnect();
    });
  }

  /** Leave a seat. */
  async leaveSeat(seat: number): Promise<void> {
    await this.#attempt(async () => {
      await this.request({ type: 'get_up', seat });
      for (const held of heldSeats(this.id)) if (held.seat === seat) dropSeat(this.id, held);
    });
  }

  async giveToBot(seat: number, bot: string): Promise<void> {
    const token = heldSeats(this.id)[0]?.token ?? '';
    await this.#attempt(() => seatBot(this.id, seat, token, bot));
  }

  /** Show the view of a seat; null: the spectators' view. */
  viewAs(seat: number | null): void {
    this.#perspective = seat;
    this.#socket?.resubscribe();
  }

  /** Undo the own last decision; `propose`: ask the others to agree. */
  undo(propose = false): void {
    this.obstacle = null;
    this.#socket?.undo(propose);
  }

  /** Send a command; a refusal is shown, changes come as updates. */
  send(command: NewCommand): void {
    this.#socket?.send(command);
  }

  /** Send a request and return its answer; fails with a `Refusal`, or if there is no connection. */
  request<Request extends NewRequest>(request: Request): Promise<AnswerTo<Request>> {
    return new Promise((resolve, fail) => {
      if (!this.#socket || this.connection !== 'open') return fail(new Unreachable('no connection'));
      this.#requests.set(this.#socket.send(request), {
        resolve: (answer) => resolve(answer as AnswerTo<Request>),
        fail,
      });
    });
  }

  /** Return the id of the next table with the same people, or null if that failed. */
  async rematch(rotate: boolean): Promise<string | null> {
    let next: string | null = null;
    await this.#attempt(async () => {
      const made = await requestRematch(
        this.id,
        heldSeats(this.id).map((held) => held.token),
        rotate,
      );
      holdSeats(made.table, made.seats);
      next = made.table;
    });
    return next;
  }

  /** The number of the last event that was received. */
  get seen(): number {
    return this.#socket?.seen ?? 0;
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#socket = new TableSocket({
      url: `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`,
      tokens: () => heldSeats(this.id).map((held) => held.token),
      perspective: () => this.#perspective,
      receive: (message) => this.#receive(message),
      onStateChange: (state) => this.#setConnection(state),
    });
    window.addEventListener('online', this.#retryNow);
  }

  readonly #retryNow = () => this.#socket?.retryNow();

  #setConnection(state: SocketState): void {
    this.connection = state;
    // The server sends it again if it still compiles.
    this.compiling = null;
    if (state === 'gone') {
      this.arrival = 'missing';
      this.play = null;
    }
    if (state !== 'open') this.#requests.forEach(({ fail }) => fail(new Unreachable('no connection')));
    if (!this.play) return;
    this.play.online = state === 'open';
    // Whether the last ply was accepted will be seen after the next hello.
    if (state !== 'open') this.play.pending = false;
  }

  #receive(message: ServerMessage): void {
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
        this.chat.reset(message.talk);
        this.#setClock(message.table.clock);
        this.#checkClaim(message.table);
        if (message.view === null || !this.game) return;
        if (this.play) this.play.reset(message);
        else this.play = new Play(this.game, message, (ply) => this.#send(ply));
        return;
      case 'ply':
        this.obstacle = null;
        this.#setClock(message.clock ?? null);
        // A spectator has nothing to dismiss.
        if (this.table?.yours.length === 0) this.declined = null;
        if (this.table) this.#setTable(withoutUndoProposal(this.table));
        this.play?.enqueue(message);
        return;
      case 'seats':
        this.#setSeats(message.table);
        return;
      case 'said':
        this.chat.add(message.said);
        return;
      case 'accepted':
      case 'story':
      case 'moments':
        this.#resolve(message.id)?.resolve(message);
        return;
      case 'refused':
        if (this.#requests.has(message.id ?? -1)) {
          this.#resolve(message.id ?? -1)?.fail(new Refusal(0, message.error));
          return;
        }
        if (OBSTACLES.includes(message.error.id)) this.obstacle = message.error;
        else if (this.play) this.play.answered(message.error);
        else this.#refused(message.error);
    }
  }

  #send(ply: Ply): void {
    this.declined = null;
    this.#socket?.play(ply);
  }

  #setClock(clock: ClockInfo | null): void {
    this.clock = clock && { clock, receivedAt: performance.now() };
  }

  /** Remove a request from the list: it has been answered. */
  #resolve(id: number) {
    const command = this.#requests.get(id);
    this.#requests.delete(id);
    return command;
  }

  #checkClaim(table: TableInfo): void {
    if (this.#claimed && !table.yours.includes(this.#claimed.seat)) {
      dropSeat(this.id, this.#claimed);
      this.wrongSeatLink = true;
    }
    this.#claimed = null;
  }

  #setSeats(table: TableInfo): void {
    this.#setClock(table.clock);
    this.declined = table.proposal ? null : (newlyDeclined(this.table, table) ?? this.declined);
    this.#setTable(table);
  }

  #setTable(table: TableInfo): void {
    this.table = table;
    if (this.play) this.play.table = table;
  }

  async #attempt(action: () => Promise<unknown>): Promise<void> {
    this.refusal = null;
    try {
      await action();
    } catch (error) {
      this.refusal =
        error instanceof Refusal ? error.details : { id: 'error-unreachable', args: {}, message: String(error) };
    }
  }
}
