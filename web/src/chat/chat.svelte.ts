/** What is said at a table, what of it is new, and whom one does not want to hear. */
import type { Said } from '../protocol/messages';
import { keep, recall } from '../settings/storage';

const KEY = 'atoll-talk';
const EVERYBODY = '*';

/** Who said it, as one may mute them. */
export function voice({ seat, name }: Said): string {
  return seat === null ? `name:${name}` : `seat:${seat}`;
}

export class Talk {
  said = $state.raw<Said[]>([]);
  muted = $state.raw<readonly string[]>([]);
  #read = $state(0);

  constructor(private readonly table: string) {
    const kept = recall(KEY, { table: '', muted: [] as string[], read: 0 });
    if (kept.table !== table) return;
    this.muted = kept.muted;
    this.#read = kept.read;
  }

  /** The table is told anew: this was said so far. */
  take(said: Said[]): void {
    this.said = said;
  }

  hear(said: Said): void {
    if (this.said.every((earlier) => earlier.seq !== said.seq)) this.said = [...this.said, said];
  }

  /** What one wants to hear; one's own words always. */
  audible(yours: readonly number[]): Said[] {
    return this.said.filter((said) => this.#isOwn(said, yours) || !this.mutes(voice(said)));
  }

  /** How much of it is new. */
  unread(yours: readonly number[]): number {
    return this.audible(yours).filter((said) => said.seq > this.#read && !this.#isOwn(said, yours)).length;
  }

  read(): void {
    const newest = this.said.at(-1)?.seq ?? 0;
    if (newest <= this.#read) return;
    this.#read = newest;
    this.#keep();
  }

  mutes(who: string): boolean {
    return this.muted.includes(who) || this.muted.includes(EVERYBODY);
  }

  /** Hear somebody no longer, or again; nobody named: all of them. */
  mute(on: boolean, who: string = EVERYBODY): void {
    const others = this.muted.filter((one) => one !== who);
    this.muted = on ? [...others, who] : others;
    this.#keep();
  }

  get allMuted(): boolean {
    return this.muted.includes(EVERYBODY);
  }

  #isOwn({ seat }: Said, yours: readonly number[]): boolean {
    return seat !== null && yours.includes(seat);
  }

  #keep(): void {
    keep(KEY, { table: this.table, muted: this.muted, read: this.#read });
  }
}
