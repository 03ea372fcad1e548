/** A visit to a table: loading it, its socket, the seats of this browser. */
import { Chat } from '../../chat/chat.svelte';
import type { GamePage } from '../../games/gamePage';
import { loadGame } from '../../games/registry';
import type { ClockInfo, DeclinedProposal, ErrorInfo, HeldSeat, Ply, TableInfo } from '../../generated/protocol';
import type { Answer, AnswerTo, NewCommand, NewRequest } from '../../protocol/commands';
import { getTable, Refusal, Unreachable } from '../../protocol/http';
import type { TableMessage } from '../../protocol/parts';
import { type SocketState, TableSocket } from '../../protocol/tableSocket';
import { Play } from './play.svelte';
import { newlyDeclined, withoutUndoProposal } from './proposals';
import { dropSeat, heldSeats, takeSeatFromAddress } from './seatTokens';

/** `refused`: the table exists, but cannot be played now; `refusal` says why. */
export type Arrival = 'looking' | 'missing' | 'refused' | 'unreachable' | 'here';

/** Refusals that a proposal to the others can solve. */
const OBSTACLES = ['undo-decision', 'undo-chance', 'undo-revealed'];
const NO_SUCH_TABLE = 'table-unknown';
/** Milliseconds between two attempts to load the table. */
const RETRY_MS = 3000;
/** Milliseconds after the first message until the seats are bound: the board comes first. */
const BIND_MS = 1500;

export class Session {
  arrival = $state<Arrival>('looking');
  connection = $state<SocketState>('connecting');
  /** A command waits for the connection. */
  unsent = $state(false);
  /** The progress of compiling, which experts, hints and reviews need; null once it is done. */
  compiling = $state.raw<{ compiled: number; rules: number } | null>(null);
  /** Why it has failed. */
  compileError = $state.raw<ErrorInfo | null>(null);
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GamePage | null>(null);
  play = $state.raw<Play | null>(null);
  refusal = $state.raw<ErrorInfo | null>(null);
  /** The clocks as last received, and when that was. */
  clock = $state.raw<{ clock: ClockInfo; receivedAt: number } | null>(null);
  readonly chat: Chat;
  /** The seat of the opened link does not exist here. */
  wrongSeatLink = $state(false);
  /** A seat of this page was given back by another player. */
  seatReturned = $state(false);
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
  /** Done when the seats of this page are bound to the player key, or that has failed. */
  bound = $state.raw<Promise<unknown>>(Promise.resolve());
  /** The seats that this page held when they were last bound or restored. */
  #kept: string | null = null;
  /** Called when the next description of the table comes. */
  #described: (() => void)[] = [];

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
    document.removeEventListener('visibilitychange', this.#retryWhenVisible);
  }

  /** Whether this browser holds other seats than it had when the page connected. */
  get outdated(): boolean {
    return this.#socket?.outdated ?? false;
  }

  /** Connect again with the seats that this browser holds now. */
  rejoin(): void {
    this.#socket?.reconnect();
  }

  /** Announce the keys to which the seats are about to be bound, so that this page keeps them meanwhile. */
  announceKeys(keys: string[]): Promise<void> {
    return new Promise((resolve) => {
      this.#described.push(resolve);
      this.#socket?.announceKeys(keys);
    });
  }

  /** Show the view of a seat; null: the spectators' view. */
  viewAs(seat: number | null): void {
    this.#perspective = seat;
    this.#socket?.resubscribe();
  }

  /** Tell the server whether the page is looked at: if not, a notification calls its player. */
  readonly tellVisibility = () => this.#socket?.greet();

  /** Undo the own last decision; `propose`: ask the others to agree. */
  undo(propose = false): void {
    this.obstacle = null;
    this.#socket?.undo(propose);
    this.unsent = this.connection !== 'open';
  }

  /** Send a command; a refusal is shown, changes come as updates. */
  send(command: NewCommand): void {
    this.#socket?.send(command);
    this.unsent = this.connection !== 'open';
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
      hidden: () => document.hidden,
      receive: (message) => this.#receive(message),
      onStateChange: (state) => this.#setConnection(state),
      onCaughtUp: (resent) => {
        if (this.play) this.play.pending = resent;
      },
    });
    window.addEventListener('online', this.#retryNow);
    document.addEventListener('visibilitychange', this.#retryWhenVisible);
  }

  readonly #retryNow = () => this.#socket?.retryNow();
  readonly #retryWhenVisible = () => {
    if (!document.hidden) this.#retryNow();
  };

  #setConnection(state: SocketState): void {
    this.connection = state;
    if (state === 'open') this.unsent = false;
    else {
      // The server sends it again.
      this.compiling = null;
      this.compileError = null;
    }
    if (state === 'gone') {
      this.arrival = 'missing';
      this.play = null;
    }
    if (state !== 'open') this.#requests.forEach(({ fail }) => fail(new Unreachable('no connection')));
    if (!this.play) return;
    this.play.online = state === 'open';
  }

  #receive(message: TableMessage): void {
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
        this.#renewTokens(message.table);
        this.#keepSeats(message.table);
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
        this.#keepSeats(message.table);
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
        if (message.error.id === 'game-uncompiled') {
          this.compiling = null;
          this.compileError = message.error;
        } else if (OBSTACLES.includes(message.error.id)) this.obstacle = message.error;
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

  /** Say hello with the new token of a seat that another tab has bound. */
  #renewTokens({ yours }: TableInfo): void {
    const missing = heldSeats(this.id).some(({ seat }) => !yours.includes(seat));
    if (missing && this.#socket?.outdated) this.#socket.resubscribe();
  }

  /** Bind the seats of this page to the player key, or restore those of the key, whenever they change. */
  #keepSeats({ yours, status }: TableInfo): void {
    this.#described.splice(0).forEach((resolve) => resolve());
    const seats = yours.join();
    if (this.#kept === seats) return;
    this.#kept = seats;
    this.bound = new Promise((drawn) => setTimeout(drawn, status === 'open' ? 0 : BIND_MS))
      .then(() => import('../../key/keepSeats'))
      .then(({ keepSeats }) => (this.#left ? undefined : keepSeats(this)))
      .catch(() => null);
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
}
