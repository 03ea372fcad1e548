/** Plies are shown one after another; each is one or more short scenes. */
import type { Scene } from '../../games/shared/scene';
import { playSound } from '../../sound/playSound';

export interface QueueHandlers<Item> {
  scenes(item: Item): Scene[];
  /** Called when an item has been shown: from now on its position is on the board. */
  settle(item: Item): void;
  /** Return a multiple of the scenes' normal time; 0 skips all scenes. */
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

/** How many items may wait before scenes get faster, and how many more double the speed. */
const PATIENCE = 10;
const DOUBLING = 6;

export function backlogFactor(waiting: number): number {
  return 1 / (1 + Math.max(0, waiting - PATIENCE) / DOUBLING);
}

export class PlyQueue<Item> {
  #items: Item[] = [];
  #scenes: Scene[] = [];
  #started = 0;
  #running = false;
  #run = 0;

  constructor(
    private readonly handlers: QueueHandlers<Item>,
    private readonly clock: Clock = BROWSER_CLOCK,
  ) {}

  push(item: Item): void {
    this.#items.push(item);
    if (!this.#running) this.#begin();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.#run += 1;
    this.#scenes = [];
    while (this.#items.length > 0) this.handlers.settle(this.#items.shift() as Item);
    this.#finish();
  }

  /** Drop everything that waits: the table was received again. */
  clear(): void {
    this.#run += 1;
    this.#items = [];
    this.#scenes = [];
    this.#finish();
  }

  #begin(): void {
    let item = this.#items[0];
    while (item !== undefined && this.handlers.pace() === 0) {
      this.handlers.settle(item);
      this.#items.shift();
      item = this.#items[0];
    }
    if (item === undefined) return this.#finish();
    if (!this.#running) this.handlers.busy(true);
    this.#running = true;
    this.#scenes = this.handlers.scenes(item);
    this.#nextScene(this.#run);
  }

  #nextScene(run: number): void {
    if (this.#scenes.length === 0) {
      this.handlers.settle(this.#items.shift() as Item);
      // Settling a ply may have skipped or cleared the queue.
      if (run === this.#run) this.#begin();
      return;
    }
    this.#started = this.clock.now();
    if (this.#scenes[0]?.sound) playSound(this.#scenes[0].sound);
    this.#draw(run);
  }

  #draw(run: number): void {
    const scene = this.#scenes[0];
    if (run !== this.#run || scene === undefined) return;
    const lasts = scene.milliseconds * this.handlers.pace() * backlogFactor(this.#items.length);
    const progress = lasts > 0 ? Math.min(1, (this.clock.now() - this.#started) / lasts) : 1;
    scene.draw(progress);
    if (progress < 1) {
      this.clock.frame(() => this.#draw(run));
    } else {
      this.#scenes.shift();
      this.#nextScene(run);
    }
  }

  #finish(): void {
    if (!this.#running) return;
    this.#running = false;
    this.handlers.busy(false);
  }
}
