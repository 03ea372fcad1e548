/** The objects of an island, and the one that is held: picked up by tap or key, or dragged. */
import { freeSpaces, type Piece, whyNot } from './placing';

/** Pixels a pointer moves before a press is a drag. */
const SLACK = 6;
const DIRECTIONS = 6;

interface Drag {
  x: number;
  y: number;
  /** The space below the pointer. */
  space: string | null;
}

interface Status {
  id: string;
  args?: Record<string, string | number>;
}

function refused(reason: string, { kind }: Piece): Status {
  return { id: `workshop-tobago-not-${reason}`, args: { kind } };
}

export class Holding {
  pieces: Piece[];
  /** The number of the piece that is held. */
  #held = $state<number | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** The last thing that happened: a message for the status line. */
  status = $state.raw<Status>({ id: 'workshop-tobago-start' });
  spaceAt: (x: number, y: number) => string | null = () => null;
  focusBoard: () => void = () => undefined;
  #pressed: { x: number; y: number; number: number } | null = null;
  /** A drag ends with a click, which is none. */
  #dragged = false;

  constructor(
    private readonly spaces: Record<string, unknown>,
    pieces: Piece[],
    private readonly changed: (pieces: Piece[]) => void,
  ) {
    this.pieces = $state(pieces);
  }

  get held(): Piece | null {
    return this.#held === null ? null : (this.pieces[this.#held] ?? null);
  }

  /** The spaces where the held piece may stand. */
  get free(): string[] {
    return this.held ? freeSpaces(this.spaces, this.pieces, this.held) : [];
  }

  on(space: string): Piece | null {
    return this.pieces.find(({ at }) => at === space) ?? null;
  }

  whyNot(space: string): string | null {
    return this.held && whyNot(this.spaces, this.pieces, this.held, space);
  }

  /** Hold a piece, or put it back. */
  hold(piece: Piece): void {
    const number = this.pieces.indexOf(piece);
    this.#held = this.#held === number ? null : number;
    if (this.held) this.status = this.#heldStatus(piece);
    else this.letGo();
  }

  letGo(): void {
    this.#held = null;
    this.status = { id: 'workshop-tobago-start' };
  }

  /** Whether a click is only the end of a drag. */
  endsDrag(): boolean {
    const ends = this.#dragged;
    this.#dragged = false;
    return ends;
  }

  /** Put the held piece down on a space, or pick up the piece that stands there. */
  tap(space: string): void {
    const here = this.on(space);
    if (this.held && this.held !== here) this.#put(space);
    else if (here) this.hold(here);
  }

  remove(space: string): void {
    const here = this.on(space);
    if (here) this.#takeAway(here);
  }

  /** Turn the statue on a space clockwise. */
  turn(space: string): void {
    const here = this.on(space);
    if (here?.kind !== 'statue') return;
    here.faces = (here.faces + 1) % DIRECTIONS;
    this.status = { id: 'workshop-tobago-turned', args: { facing: here.faces } };
    this.changed(this.pieces);
  }

  /** A pointer is pressed, perhaps on a piece. */
  begin(event: PointerEvent, piece: Piece | null): void {
    this.#dragged = false;
    if (!piece) return;
    this.#pressed = { x: event.clientX, y: event.clientY, number: this.pieces.indexOf(piece) };
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.#pressed) return;
    if (!this.drag && Math.hypot(x - this.#pressed.x, y - this.#pressed.y) < SLACK) return;
    this.#held = this.#pressed.number;
    this.#dragged = true;
    const space = this.spaceAt(x, y);
    this.drag = { x, y, space };
    const reason = space === null ? null : this.whyNot(space);
    if (this.held) this.status = reason ? refused(reason, this.held) : this.#heldStatus(this.held);
  }

  drop(): void {
    const { drag, held } = this;
    this.cancel();
    if (!drag || !held) return;
    if (drag.space !== null && drag.space !== held.at) this.#put(drag.space, held);
    else if (drag.space === null) this.#takeAway(held);
  }

  cancel(): void {
    this.#pressed = null;
    if (this.drag) this.#held = null;
    this.drag = null;
  }

  #heldStatus({ kind }: Piece): Status {
    return { id: 'workshop-tobago-held', args: { kind, count: this.free.length } };
  }

  #put(space: string, piece = this.held): void {
    if (!piece) return;
    const reason = whyNot(this.spaces, this.pieces, piece, space);
    if (reason) {
      this.status = refused(reason, piece);
      return;
    }
    piece.at = space;
    this.#held = null;
    this.status = { id: 'workshop-tobago-placed', args: { kind: piece.kind } };
    this.changed(this.pieces);
  }

  #takeAway(piece: Piece): void {
    this.#held = null;
    if (piece.at === null) return;
    piece.at = null;
    this.status = { id: 'workshop-tobago-removed', args: { kind: piece.kind } };
    this.changed(this.pieces);
  }
}
