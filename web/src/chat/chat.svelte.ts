/** What is said at a table, what of it is new, and whom one does not want to hear. */
import type { Said } from '../protocol/messages';
import { store, readStored } from '../settings/storage';

const KEY = 'atoll-talk';
const EVERYONE = '*';

/** Who said it, as one may mute them. */
export function speakerKey({ seat, name }: Said): string {
  return seat === null ? `name:${name}` : `seat:${seat}`;
}

export class Chat {
  said = $state.raw<Said[]>([]);
  muted = $state.raw<readonly string[]>([]);
  #read = $state(0);

  constructor(private readonly table: string) {
    const kept = readStored(KEY, { table: '', muted: [] as string[], read: 0 });
    if (kept.table !== table) return;
    this.muted = kept.muted;
    this.#read = kept.read;
  }

  /** The table is told anew: this was said so far. */
  reset(said: Said[]): void {
    this.said = said;
  }

  add(said: Said): void {
    if (this.said.every((earlier) => earlier.seq !== said.seq)) this.said = [...this.said, said];
  }

  /** What one wants to hear; one's own words always. */
  visible(yours: readonly number[]): Said[] {
    return this.said.filter((said) => this.#isOwn(said, yours) || !this.mutes(speakerKey(said)));
  }

  /** How much of it is new. */
  unread(yours: readonly number[]): number {
    return this.visible(yours).filter((said) => said.seq > this.#read && !this.#isOwn(said, yours)).length;
  }

  read(): void {
    const newest = this.said.at(-1)?.seq ?? 0;
    if (newest <= this.#read) return;
    this.#read = newest;
    this.#store();
  }

  mutes(who: string): boolean {
    return this.muted.includes(who) || this.muted.includes(EVERYONE);
  }

  /** Hear somebody no longer, or again; nobody named: all of them. */
  mute(on: boolean, who: string = EVERYONE): void {
    const others = this.muted.filter((one) => one !== who);
    this.muted = on ? [...others, who] : others;
    this.#store();
  }

  get allMuted(): boolean {
    return this.muted.includes(EVERYONE);
  }

  #isOwn({ seat }: Said, yours: readonly number[]): boolean {
    return seat !== null && yours.includes(seat);
  }

  #store(): void {
    store(KEY, { table: this.table, muted: this.muted, read: this.#read });
  }
}
