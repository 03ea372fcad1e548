/** Where everything is on the board, in pixels. */
import { BEACH, SPACES } from '../../../generated/la_tortuga';
import type { Point } from '../../shared/point';

export interface Box extends Point {
  width: number;
  height: number;
}

/** A place where a turtle can be drawn: between two spaces too, while it moves. */
export type Spot = { space: number; level: number; height: number } | { raft: number };

const SAMPLES = 720;
const BEACH_ANGLE = (298 * Math.PI) / 180;
const MOST_TURTLES = 7;

export class Layout {
  readonly compact: boolean;
  readonly centre: Point;
  readonly radius: Point;
  readonly turtle: number;
  readonly space: number;
  readonly raft: Box;
  /** The middle of the face-up card, of the middle die, and of the buttons below them. */
  readonly deck: Point;
  readonly dice: Point;
  readonly buttons: Point;
  readonly #lengths: number[] = [0];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.compact = width < 620;
    this.turtle = this.compact ? clamp(width * 0.112, 38, 48) : clamp(Math.min(width * 0.068, height * 0.094), 44, 74);
    this.space = this.compact ? clamp(width * 0.047, 16, 22) : this.turtle * 0.46;
    this.raft = this.#raft();
    const { top, bottom, left, right } = this.#margins();
    this.centre = { x: (left + width - right) / 2, y: (top + height - bottom) / 2 };
    this.radius = { x: (width - left - right) / 2, y: (height - top - bottom) / 2 };
    this.deck = this.#inside(this.compact ? 0.15 : -0.16, this.compact ? -0.38 : -0.2);
    this.dice = this.#inside(this.compact ? 0 : 0.27, this.compact ? 0.22 : -0.22);
    this.buttons = this.#inside(0, 0.18);
    this.#measure();
  }

  /** Return a point of the island, given as shares of the distance from its middle to the ring. */
  #inside(x: number, y: number): Point {
    return { x: this.centre.x + x * this.radius.x, y: this.centre.y + y * this.radius.y };
  }

  /** Return the middle of a space; 21 and 0 are the beach, fractions are between spaces. */
  at(space: number): Point {
    const whole = this.#lengths[SAMPLES] ?? 1;
    const wanted = ((((space % SPACES) + SPACES) % SPACES) / SPACES) * whole;
    let sample = 1;
    while ((this.#lengths[sample] ?? whole) < wanted) sample += 1;
    const before = this.#lengths[sample - 1] ?? 0;
    const step = (this.#lengths[sample] ?? whole) - before;
    return this.#onEllipse(sample - 1 + (step > 0 ? (wanted - before) / step : 0));
  }

  /** Return a point inside or outside of a space, at a distance in pixels from its middle. */
  beside(space: number, out: number): Point {
    const { x, y } = this.at(space);
    const away = Math.hypot(x - this.centre.x, y - this.centre.y) || 1;
    return { x: x + ((x - this.centre.x) / away) * out, y: y + ((y - this.centre.y) / away) * out };
  }

  /** Return where the belly of a turtle is. */
  place(spot: Spot): Point {
    if ('raft' in spot) return this.#onRaft(spot.raft);
    const { x, y } = this.at(spot.space);
    const belly = y - this.space * 0.1;
    return { x, y: belly - spot.level * this.#lift(spot.height, belly - this.turtle * 0.5) };
  }

  /** Return how far each turtle is above the one below it; high stacks are pressed together. */
  #lift(height: number, room: number): number {
    const most = Math.min(room, this.turtle * 1.75);
    return Math.min(this.turtle * 0.36, most / Math.max(1, height - 1));
  }

  #onRaft(slot: number): Point {
    const { x, y, width, height } = this.raft;
    if (this.compact) {
      return { x: x + (width * (slot + 0.5)) / MOST_TURTLES, y: y + height * 0.66 };
    }
    const upper = slot < 3;
    const column = upper ? slot + 1 : slot - 3 + 0.5;
    return { x: x + (width * column) / 4, y: y + height * (upper ? 0.42 : 0.82) };
  }

  #raft(): Box {
    const { width, height, turtle } = this;
    if (this.compact) {
      const raft = { width: Math.min(width - 24, turtle * 7.7), height: turtle * 0.95 };
      return { ...raft, x: width - raft.width - 10, y: height - raft.height - 8 };
    }
    const raft = { width: turtle * 3.3, height: turtle * 1.5 };
    return { ...raft, x: width - raft.width - 22, y: height - raft.height - 18 };
  }

  /** Leave space for high stacks above, for the raft below or in the corner. */
  #margins(): { top: number; bottom: number; left: number; right: number } {
    const { turtle, space, compact } = this;
    if (compact) {
      return { top: turtle * 1.75, bottom: this.raft.height + space + 18, left: space + 9, right: space + 9 };
    }
    return {
      top: turtle * 1.75,
      bottom: space + turtle * 0.4,
      left: space + turtle * 0.45,
      right: space + turtle * 1.6,
    };
  }

  #onEllipse(sample: number): Point {
    const angle = BEACH_ANGLE + (sample / SAMPLES) * 2 * Math.PI;
    return {
      x: this.centre.x + this.radius.x * Math.cos(angle),
      y: this.centre.y - this.radius.y * Math.sin(angle),
    };
  }

  /** Spaces are equally far apart along the ellipse, which its angles are not. */
  #measure(): void {
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const here = this.#onEllipse(sample);
      const before = this.#onEllipse(sample - 1);
      const step = Math.hypot(here.x - before.x, here.y - before.y);
      this.#lengths.push((this.#lengths[sample - 1] ?? 0) + step);
    }
  }
}

/** All spaces, from 1 to the beach. */
export const ALL_SPACES = Array.from({ length: BEACH }, (_, index) => index + 1);

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
