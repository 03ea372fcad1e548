/** Plies are shown one after another; each is one or more short scenes. */
export interface Scene {
  milliseconds: number;
  /** Draw the scene at a moment of its course, 0 to 1. */
  draw(progress: number): void;
}

export interface Director<Item> {
  scenes(item: Item): Scene[];
  /** The item has been shown: from now on its position is the one on the board. */
  settle(item: Item): void;
  /** A multiple of the scenes' normal time; 0 shows no scene at all. */
  pace(): number;
  busy(busy: boolean): void;
}

export interface Clock {
  now(): number;
  frame(call: () => void): void;
}

const BROWSER_CLOCK: Clock = {
  now: () => performance.now(),
  frame: (call) => void requestAnimationFrame(call),
};

/** So many may wait before the show hurries, and so many more double its speed. */
const PATIENCE = 10;
const DOUBLING = 6;

export function hurry(waiting: number): number {
  return 1 / (1 + Math.max(0, waiting - PATIENCE) / DOUBLING);
}

export class PlyQueue<Item> {
  #items: Item[] = [];
  #scenes: Scene[] = [];
  #started = 0;
  #showing = false;
  #show = 0;

  constructor(
    private readonly director: Director<Item>,
    private readonly clock: Clock = BROWSER_CLOCK,
  ) {}

  push(item: Item): void {
    this.#items.push(item);
    if (!this.#showing) this.#begin();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.#show += 1;
    this.#scenes = [];
    while (this.#items.length > 0) this.director.settle(this.#items.shift() as Item);
    this.#rest();
  }

  /** Forget everything that waits: the table has been told anew. */
  clear(): void {
    this.#show += 1;
    this.#items = [];
    this.#scenes = [];
    this.#rest();
  }

  #begin(): void {
    let item = this.#items[0];
    while (item !== undefined && this.director.pace() === 0) {
      this.director.settle(item);
      this.#items.shift();
      item = this.#items[0];
    }
    if (item === undefined) return this.#rest();
    if (!this.#showing) this.director.busy(true);
    this.#showing = true;
    this.#scenes = this.director.scenes(item);
    this.#nextScene(this.#show);
  }

  #nextScene(show: number): void {
    if (this.#scenes.length === 0) {
      this.director.settle(this.#items.shift() as Item);
      // A settled ply may have made the director skip or clear.
      if (show === this.#show) this.#begin();
      return;
    }
    this.#started = this.clock.now();
    this.#draw(show);
  }

  #draw(show: number): void {
    const scene = this.#scenes[0];
    if (show !== this.#show || scene === undefined) return;
    const lasts = scene.milliseconds * this.director.pace() * hurry(this.#items.length);
    const progress = lasts > 0 ? Math.min(1, (this.clock.now() - this.#started) / lasts) : 1;
    scene.draw(progress);
    if (progress < 1) {
      this.clock.frame(() => this.#draw(show));
    } else {
      this.#scenes.shift();
      this.#nextScene(show);
    }
  }

  #rest(): void {
    if (!this.#showing) return;
    this.#showing = false;
    this.director.busy(false);
  }
}
