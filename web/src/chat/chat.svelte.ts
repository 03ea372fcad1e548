/** The chat of a table: its messages, which are unread, and who is muted. */
import type { Remark } from '../generated/protocol';
import { readStored, store } from '../settings/storage';

const KEY = 'atoll-talk';
const EVERYONE = '*';

/** Return the key of a message's author, by which they are muted. */
export function speakerKey({ seat, name }: Remark): string {
  return seat === null ? `name:${name}` : `seat:${seat}`;
}

export class Chat {
  messages = $state.raw<Remark[]>([]);
  muted = $state.raw<readonly string[]>([]);
  #read = $state(0);

  constructor(private readonly table: string) {
    const stored = readStored(KEY, { table: '', muted: [] as string[], read: 0 });
    if (stored.table !== table) return;
    this.muted = stored.muted;
    this.#read = stored.read;
  }

  /** Replace all messages: the table was received again. */
  reset(messages: Remark[]): void {
    this.messages = messages;
  }

  add(message: Remark): void {
    if (this.messages.every((earlier) => earlier.seq !== message.seq)) this.messages = [...this.messages, message];
  }

  /** Return the messages that are not muted; the own ones always. */
  visible(yours: readonly number[]): Remark[] {
    return this.messages.filter((message) => this.#isOwn(message, yours) || !this.mutes(speakerKey(message)));
  }

  /** Return how many messages are unread. */
  unread(yours: readonly number[]): number {
    return this.visible(yours).filter((message) => message.seq > this.#read && !this.#isOwn(message, yours)).length;
  }

  read(): void {
    const newest = this.messages.at(-1)?.seq ?? 0;
    if (newest <= this.#read) return;
    this.#read = newest;
    this.#store();
  }

  mutes(who: string): boolean {
    return this.muted.includes(who) || this.muted.includes(EVERYONE);
  }

  /** Mute or unmute a person; without `who`, all of them. */
  mute(on: boolean, who: string = EVERYONE): void {
    const others = this.muted.filter((one) => one !== who);
    this.muted = on ? [...others, who] : others;
    this.#store();
  }

  get allMuted(): boolean {
    return this.muted.includes(EVERYONE);
  }

  #isOwn({ seat }: Remark, yours: readonly number[]): boolean {
    return seat !== null && yours.includes(seat);
  }

  #store(): void {
    store(KEY, { table: this.table, muted: this.muted, read: this.#read });
  }
}
