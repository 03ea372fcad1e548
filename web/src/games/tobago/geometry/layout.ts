/** Where everything is drawn: the island as large as possible. */
import type { Point } from '../../shared/point';
import { add, corner, middle, outline } from './hex';

const MOST = 52;
/** Drawings are made for hexagons with sides of 20. */
const DRAWN = 20;
const ROOT = Math.sqrt(3);

/** Return a point as SVG writes it. */
function coordinates({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export class Layout {
  static #made = 0;

  /** An id for what is drawn by this layout only: a page may show several islands. */
  readonly id = `tb-${++Layout.#made}`;
  /** The side of a hexagon. */
  readonly side: number;
  readonly width: number;
  readonly height: number;
  readonly #origin: Point;

  /** `zoom` 1 shows the whole island; more makes it larger than its box. */
  constructor(width: number, height: number, spaces: readonly string[], zoom = 1) {
    const middles = spaces.map(middle);
    const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
    const [left, right, top, bottom] = [
      Math.min(...xs) - 1,
      Math.max(...xs) + 1,
      Math.min(...ys) - ROOT / 2,
      Math.max(...ys) + ROOT / 2,
    ];
    const sea = width < 500 ? 0.4 : 1;
    this.side = zoom * Math.min(MOST, width / (right - left + sea), height / (bottom - top + sea));
    this.width = zoom * width;
    this.height = zoom * height;
    this.#origin = {
      x: this.width / 2 - (this.side * (left + right)) / 2,
      y: this.height / 2 - (this.side * (top + bottom)) / 2,
    };
  }

  /** Return the place on the screen of a point for hexagons with sides of 1. */
  place({ x, y }: Point): Point {
    return { x: this.#origin.x + this.side * x, y: this.#origin.y + this.side * y };
  }

  at(space: string): Point {
    return this.place(middle(space));
  }

  /** Return the transform that puts a drawing onto a space; `aside` is in sides of a hexagon. */
  on(space: string, aside: Point = { x: 0, y: 0 }): string {
    return `translate(${coordinates(this.place(add(middle(space), aside)))}) scale(${(this.side / DRAWN).toFixed(3)})`;
  }

  /** Return the hexagons of some spaces, scaled by `part`. */
  hexes(spaces: readonly string[], part = 1): string {
    return spaces.map((space) => `M${this.#corners(space, part).map(coordinates).join('L')}Z`).join('');
  }

  /** Return lines over a space, given around the middle of a hexagon with sides of 1. */
  lines(space: string, lines: readonly (readonly Point[])[]): string {
    const centre = middle(space);
    return lines
      .map((line) => `M${line.map((point) => coordinates(this.place(add(centre, point)))).join('L')}`)
      .join('');
  }

  /** Return the corner of the sea with most room for something so large, as far from the edges; null if there is none. */
  freeCorner(size: number, spaces: readonly string[]): Point | null {
    const [left, right, top, bottom] = [size, this.width - size, size, this.height - size];
    const corners = [left, right].flatMap((x) => [bottom, top].map((y) => ({ x, y })));
    const room = ({ x, y }: Point) =>
      Math.min(...spaces.map((space) => Math.hypot(this.at(space).x - x, this.at(space).y - y)));
    const best = corners.reduce((one, other) => (room(other) > room(one) ? other : one));
    return room(best) > size + 1.4 * this.side ? best : null;
  }

  #corners(space: string, part: number): Point[] {
    return Array.from({ length: 6 }, (_, index) => {
      const { x, y } = corner(index);
      return this.place(add(middle(space), { x: x * part, y: y * part }));
    });
  }

  /** Return the line around some spaces, corner by corner. */
  around(spaces: Iterable<string>): string {
    return outline(spaces)
      .map((line) => `M${line.map((point) => coordinates(this.place(point))).join('L')}Z`)
      .join('');
  }

  /** Return the line around some spaces, rounded: through the middle of every edge. */
  shore(spaces: Iterable<string>): string {
    return outline(spaces)
      .map((line) => {
        const points = line.map((point) => this.place(point));
        const half = (index: number): Point => {
          const [a, b] = [points[index % points.length] as Point, points[(index + 1) % points.length] as Point];
          return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        };
        const bends = points.map(
          (_, index) => `Q${coordinates(points[(index + 1) % points.length] as Point)} ${coordinates(half(index + 1))}`,
        );
        return `M${coordinates(half(0))}${bends.join('')}Z`;
      })
      .join('');
  }
}
