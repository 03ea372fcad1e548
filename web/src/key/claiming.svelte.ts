/** Claiming a seat of which this browser has lost the token. */
import type { ClaimRequest, TableInfo } from '../generated/protocol';
import type { Phrase } from '../messages/phrase';
import { call, Refusal } from '../protocol/http';
import { dropSeat, heldSeats, holdSeats, type StoredSeat } from '../table/state/seatTokens';
import type { Session } from '../table/state/session.svelte';
import { digest, newNonce, ownKey } from './playerKey';

/** Return the seats of people who are away: those that can be claimed. */
export function claimable({ seats, status }: TableInfo): number[] {
  return status === 'playing'
    ? seats.flatMap((seat, index) => (seat.kind === 'human' && !seat.online ? [index] : []))
    : [];
}

export class Claiming {
  state = $state<'none' | 'waiting'>('none');
  seat = $state<number | null>(null);
  refusal = $state.raw<Phrase | null>(null);
  busy = $state(false);
  /** The seat as it will be held once it is returned. */
  #claimed: StoredSeat | null = null;
  /** The others have been asked. */
  #asked = false;
  /** The page has said hello with the new token. */
  #rejoined = false;

  constructor(private readonly session: Session) {}

  /** Ask the players of the table to return a seat. */
  async claim(seat: number): Promise<void> {
    const key = ownKey();
    const nonce = newNonce();
    const claimed: StoredSeat = { seat, token: key.token(nonce), nonce, unconfirmed: true };
    this.refusal = null;
    this.state = 'none';
    this.busy = true;
    // A reload while the others are asked must not lose it.
    holdSeats(this.session.id, [claimed]);
    try {
      const { returned } = await request(this.session.id, { seat, key: digest(claimed.token), player: key.proof });
      this.#wait(claimed);
      if (returned) this.#rejoin();
      else if (this.session.table) this.follow(this.session.table);
    } catch (error) {
      dropSeat(this.session.id, claimed);
      this.refusal = error instanceof Refusal ? error.details : { id: 'error-unreachable' };
    }
    this.busy = false;
  }

  /** Follow the claim while the table changes. */
  follow(table: TableInfo): void {
    const pending = table.proposal?.what === 'claim' ? (table.proposal.seat ?? null) : null;
    if (this.state === 'none' && !this.busy && pending !== null) this.#resume(pending);
    if (this.state !== 'waiting') return;
    if (table.yours.includes(this.seat ?? -1)) this.#end(true);
    else if (pending === this.seat) this.#asked = true;
    else if (table.declined?.what === 'claim' && this.#asked) this.#end();
    else if (this.#rejoined) this.#end();
    else if (this.#asked) this.#rejoin();
  }

  /** Go on waiting after a reload. */
  #resume(seat: number): void {
    const claimed = heldSeats(this.session.id).findLast((held) => held.seat === seat && held.unconfirmed);
    if (claimed) this.#wait(claimed);
  }

  #wait(claimed: StoredSeat): void {
    this.#claimed = claimed;
    this.seat = claimed.seat;
    this.#asked = this.#rejoined = false;
    this.state = 'waiting';
  }

  /** Come back with the new token: if the seat was returned, it holds the seat. */
  #rejoin(): void {
    this.#rejoined = true;
    this.session.rejoin();
  }

  #end(returned = false): void {
    if (this.#claimed && !returned) dropSeat(this.session.id, this.#claimed);
    this.session.seatReturned = returned;
    this.state = 'none';
  }
}

function request(table: string, body: ClaimRequest) {
  return call<'POST /api/tables/{table}/claims'>('POST', `/api/tables/${encodeURIComponent(table)}/claims`, body);
}
