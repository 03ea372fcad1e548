/** Notices that a server has fallen silent, which a lost network may not tell for a minute. */

/** After this silence the server is asked whether it is there. */
export const QUIET_MS = 5000;
/** How long it may take to answer that. */
export const ANSWER_MS = 4000;
/** How long a connection may take until its first message. */
export const ARRIVAL_MS = 8000;

export interface Timers {
  start: (call: () => void, milliseconds: number) => number;
  cancel: (timer: number) => void;
}

export const windowTimers: Timers = {
  start: (call, milliseconds) => window.setTimeout(call, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
};

interface Calls {
  /** Ask the server for any answer. */
  ping: () => void;
  /** The server has not answered in time. */
  onSilence: () => void;
}

export class Heartbeat {
  #timer: number | null = null;

  constructor(
    private readonly calls: Calls,
    private readonly timers: Timers = windowTimers,
  ) {}

  /** A connection is being opened. */
  begin(): void {
    this.#wait(this.calls.onSilence, ARRIVAL_MS);
  }

  /** A message has come. */
  heard(): void {
    this.#wait(() => this.check(), QUIET_MS);
  }

  /** Ask now: the network may have changed, or the computer has slept. */
  check(): void {
    this.calls.ping();
    this.#wait(this.calls.onSilence, ANSWER_MS);
  }

  stop(): void {
    if (this.#timer !== null) this.timers.cancel(this.#timer);
    this.#timer = null;
  }

  #wait(call: () => void, milliseconds: number): void {
    this.stop();
    this.#timer = this.timers.start(() => {
      this.#timer = null;
      call();
    }, milliseconds);
  }
}
