/** Where everything is on the board, in pixels. */
import { BEACH, MOST_TURTLES, SPACES } from '../../../generated/la_tortuga';
import type { Point } from '../../shared/point';

export interface Box extends Point {
  width: number;
  height: number;
}

/** A place where a turtle can be drawn: between two spaces too, while it moves. */
export type Spot = { space: number; level: number; height: number } | { raft: number };

const SAMPLES = 720;
const BEACH_ANGLE = (295 * Math.PI) / 180;
/** A stone's height as a share of its width. */
export const FLAT = 0.62;

export class Layout {
  readonly compact: boolean;
  readonly centre: Point;
  readonly radius: Point;
  /** The width of a turtle's shell with its flippers. */
  readonly turtle: number;
  /** Half the width of a stone. */
  readonly space: number;
  readonly raft: Box;
  /** The middle of the island's sand, which is `island.width` wide. */
  readonly island: Box;
  /** The middle of the middle die, of the nest at the beach, and of the buttons' upper edge. */
  readonly dice: Point;
  readonly nest: Point;
  readonly buttons: Point;
  /** 2 would be an ellipse: more leaves more room for the same width. */
  readonly #roundness: number;
  readonly #points: Point[] = [];
  readonly #lengths: number[] = [0];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.compact = width < 620;
    this.turtle = this.compact
      ? clamp(Math.min(width * 0.145, height * 0.125), 44, 62)
      : clamp(Math.min(width * 0.09, height * 0.118), 52, 98);
    this.#roundness = this.compact ? 2.9 : 2.5;
    this.raft = this.#raft();
    const { top, bottom, left, right } = this.#margins();
    this.centre = { x: (left + width - right) / 2, y: (top + height - bottom) / 2 };
    this.radius = { x: (width - left - right) / 2, y: (height - top - bottom) / 2 };
    this.#measure();
    this.space = Math.min(this.turtle * 0.43, ((this.#lengths[SAMPLES] ?? 0) / SPACES) * 0.47);
    this.island = this.#islandBox();
    this.dice = { x: this.island.x, y: this.island.y + this.island.width * 0.028 };
    this.nest = this.compact ? this.beside(BEACH, -this.space * 2.25) : this.#below(BEACH);
    this.buttons = { x: this.centre.x, y: this.island.y + this.island.width * 0.15 + (this.#low ? 32 : 44) };
  }

  /** Return the middle of a space; 21 and 0 are the beach, fractions are between spaces. */
  at(space: number): Point {
    const whole = this.#lengths[SAMPLES] ?? 1;
    const wanted = ((((space % SPACES) + SPACES) % SPACES) / SPACES) * whole;
    let sample = 1;
    while ((this.#lengths[sample] ?? whole) < wanted) sample += 1;
    const before = this.#lengths[sample - 1] ?? 0;
    const step = (this.#lengths[sample] ?? whole) - before;
    const [from, to] = [this.#points[sample - 1], this.#points[sample]];
    if (!from || !to) return this.centre;
    const share = step > 0 ? (wanted - before) / step : 0;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }

  /** Return a point inside or outside of a space, at a distance in pixels from its middle. */
  beside(space: number, out: number): Point {
    const { x, y } = this.at(space);
    const away = Math.hypot(x - this.centre.x, y - this.centre.y) || 1;
    return { x: x + ((x - this.centre.x) / away) * out, y: y + ((y - this.centre.y) / away) * out };
  }

  /** Return a closed path around the island, in pixels from the ring, with a few gentle bays. */
  contour(out: number, seed: number, depth = 0.012): string {
    const points = Array.from({ length: 72 }, (_, index) => {
      const angle = (index / 72) * 2 * Math.PI;
      const bays = depth * (Math.sin(5 * angle + seed) + 0.6 * Math.sin(8 * angle + 2 * seed));
      return this.#onCurve(angle, this.radius.x * (1 + bays) + out, this.radius.y * (1 + bays) + out);
    });
    return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  }

  /** Return where the belly of a turtle is. */
  place(spot: Spot): Point {
    if ('raft' in spot) return this.#onRaft(spot.raft);
    const { x, y } = this.at(spot.space);
    const belly = y - this.space * 0.2;
    return { x, y: belly - spot.level * this.#lift(spot.height, belly - this.turtle * 0.55 - this.#ceiling({ x, y })) };
  }

  /** Return what a stack should stay below: the buttons, where they are above it. */
  #ceiling({ x, y }: Point): number {
    const beside = Math.abs(x - this.centre.x) > this.buttonsWidth / 2 + this.turtle * 0.6;
    if (this.compact || beside || y < this.buttons.y) return 0;
    return this.buttons.y + (this.#low ? 112 : 150);
  }

  get buttonsWidth(): number {
    return Math.min(this.radius.x * 1.24, 520);
  }

  /** Return how large a turtle is drawn there: the raft has room for seven. */
  size(spot: Spot): number {
    return (this.turtle / 100) * ('raft' in spot ? 0.74 : 1);
  }

  /** Return how far each turtle is above the one below it; high stacks are pressed together. */
  #lift(height: number, room: number): number {
    const most = Math.min(room, this.turtle * 1.9);
    return clamp(most / Math.max(1, height - 1), this.turtle * 0.171, this.turtle * 0.43);
  }

  #onRaft(slot: number): Point {
    const { x, y, width, height } = this.raft;
    if (this.compact) {
      return { x: x + (width * (slot + 0.5)) / MOST_TURTLES, y: y + height * (slot % 2 === 0 ? 0.5 : 0.86) };
    }
    const upper = slot < 3;
    const column = upper ? slot + 1 : slot - 3 + 0.5;
    return { x: x + (width * column) / 4, y: y + height * (upper ? 0.4 : 0.86) };
  }

  #raft(): Box {
    const { width, height, turtle } = this;
    if (this.compact) {
      const raft = { width: Math.min(width - 26, turtle * 6.4), height: turtle * 0.78 };
      return { ...raft, x: width - raft.width - 13, y: height - raft.height - 14 };
    }
    const raft = { width: turtle * 2.45, height: turtle * 1.3 };
    return { ...raft, x: width - raft.width - 24, y: height - raft.height - 24 };
  }

  /** Leave space for high stacks above, for the raft below or in the corner. */
  #margins(): { top: number; bottom: number; left: number; right: number } {
    const { turtle, compact } = this;
    if (compact) {
      const side = turtle * 0.43 + 16;
      return { top: turtle * 1.66, bottom: this.raft.height + turtle * 0.42 + 22, left: side, right: side };
    }
    return { top: turtle * 1.66, bottom: turtle * 1.16, left: turtle * 1.02, right: turtle * 1.28 };
  }

  #islandBox(): Box {
    const { x, y } = this.radius;
    const inside = { x: x - this.space * 1.5, y: y - this.space * (this.compact ? 1 : 1.2) };
    const [wide, high, up] = this.compact ? [1.72, 2.6, 0.06] : this.#low ? [1.3, 1.5, 0.53] : [1.3, 2, 0.42];
    const width = Math.min(inside.x * wide, inside.y * high, 460);
    return { x: this.centre.x, y: this.centre.y - inside.y * up, width, height: width * 0.42 };
  }

  /** On a phone on its side the island makes room for the buttons. */
  get #low(): boolean {
    return this.radius.y < 200;
  }

  #below(space: number): Point {
    const { x, y } = this.at(space);
    return { x: x - this.turtle * 0.1, y: y + this.turtle * 0.62 };
  }

  #onCurve(angle: number, x: number, y: number): Point {
    const bend = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / this.#roundness);
    return { x: this.centre.x + x * bend(Math.cos(angle)), y: this.centre.y - y * bend(Math.sin(angle)) };
  }

  /** Spaces are equally far apart along the ring, which its angles are not. */
  #measure(): void {
    for (let sample = 0; sample <= SAMPLES; sample += 1) {
      const angle = BEACH_ANGLE + (sample / SAMPLES) * 2 * Math.PI;
      const here = this.#onCurve(angle, this.radius.x, this.radius.y);
      const before = this.#points.at(-1);
      if (before) this.#lengths.push((this.#lengths.at(-1) ?? 0) + Math.hypot(here.x - before.x, here.y - before.y));
      this.#points.push(here);
    }
  }
}

/** All spaces, from 1 to the beach. */
export const ALL_SPACES = Array.from({ length: BEACH }, (_, index) => index + 1);

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
