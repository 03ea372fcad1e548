/** What page and server say to each other: docs/contribute/protocol.md, as types. */
export type Value = boolean | number | string;

export interface Ply {
  by: number | 'chance';
  do: string;
  [argument: string]: unknown;
}

/** What a ply brought about that it does not say itself; only its game knows what stands there. */
export type Facts = Record<string, unknown>;

/** With whose eyes one looks back: a seat's, a spectator's (null), or with all cards open. */
export type Eyes = number | 'all' | null;

/** What is chosen of the set-up, seat by seat; null is left to the lot. */
export type Chosen = Record<string, (string | null)[]>;

export interface GameOffer {
  name: string;
  /** For a game of which the page has no texts. */
  title: string;
  seats: [number, number];
  /** `help` says in English what an option is for. */
  options: { name: string; values: Value[]; default: Value; help: string }[];
  choices: { name: string; values: string[] }[];
  bots: string[];
  /** Whether people can ask for advice in this game. */
  hints: boolean;
  /** Whether experts, hints and reviews are ready; the game can be played before. */
  compiled: boolean;
}

export type NewSeat = { kind: 'human'; name: string } | { kind: 'bot'; bot: string } | { kind: 'open' };

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, Value>;
  chosen?: Chosen;
  clock?: ClockRule | null;
  /** Listed in the lobby; else found by its link only. */
  public?: boolean;
  hints?: boolean;
  seats: NewSeat[];
}

/** How long people may think: so many seconds for every decision, or for the game. */
export interface ClockRule {
  per: 'move' | 'game';
  seconds: number;
  increment?: number;
}

export interface HeldSeat {
  seat: number;
  token: string;
}

/** A person's seat with a `bot` is played by a bot that stands in; an open one with a `name` is kept. */
export interface Seat {
  kind: 'human' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  online: boolean;
  /** Somebody is away: so many seconds until the others may let a bot stand in. */
  grace: number | null;
}

/** A proposal to which somebody said no: who proposed it, and who declined. */
export interface Declined {
  what: string;
  by: number[];
  seats: number[];
}

/** What waits for the consent of others. */
export interface Proposal {
  what: string;
  by: number[];
  /** To take back: how many plies would be left. */
  plies: number | null;
  waiting: number[];
}

/** What the lobby says of a public table. */
export interface Notice {
  id: string;
  game: string;
  /** Those that are not as usual. */
  options: Record<string, Value>;
  clock: ClockRule | null;
  status: 'open' | 'playing';
  seats: Omit<Seat, 'grace'>[];
  watching: number;
  /** Seconds since 1970. */
  laid: number;
}

export type LobbyMessage =
  { type: 'lobby'; tables: Notice[]; more: number } | { type: 'notice'; table: Notice } | { type: 'gone'; id: string };

export interface TableWords {
  id: string;
  game: string;
  players: number;
  options: Record<string, Value>;
  chosen: Chosen;
  public: boolean;
  /** People may ask for advice. */
  hints: boolean;
  /** The finished game can be gone through. */
  review: boolean;
  /** A seat of this game sees what others must not. */
  hidden: boolean;
  status: 'open' | 'playing' | 'over' | 'abandoned';
  seats: Seat[];
  yours: number[];
  /** None: everybody takes as long as they like. */
  clock: ClockWords | null;
  /** The seats with whose eyes spectators may look. */
  lenders: number[];
  watching: number;
  proposal: Proposal | null;
  /** Who said no to the last proposal, until somebody plays on. */
  declined: Declined | null;
  /** The table the same people went on to. */
  next: string | null;
  /** Null where the game did not begin at this table. */
  commitment: string | null;
  seed: string | null;
  origin: Origin | null;
}

/** Where a game came from that did not begin here: a moment of another table, or a file. */
export interface Origin {
  table?: string;
  moment: number;
  seat?: number;
}

/** A ply of chance and all that could have happened instead, each with its weight. */
export interface Chance {
  /** Its number among all plies, from 0. */
  ply: number;
  drawn: Ply;
  outcomes: (Ply & { weight: number })[];
}

/** What if: who goes on from which moment, and who plays the others. */
export interface Branch {
  moment: number;
  seat: number;
  name: string;
  bot: string;
  tokens: string[];
}

/** A position of the past. */
export interface Moment {
  view: unknown;
  decides: number | null;
  outcome: Outcome | null;
  eyes: Eyes;
}

/** Something somebody said: a spectator has a name instead of a seat, a phrase is named. */
export interface Said {
  seq: number;
  seat: number | null;
  name: string | null;
  text: string | null;
  phrase: string | null;
  /** Said among spectators while the game was under way. */
  aside: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** The clocks, in milliseconds; `late` counts the decisions in a row a bot had to make. */
export interface ClockWords {
  per: 'move' | 'game';
  seconds: number;
  increment: number;
  left: number[];
  late: number[];
  runs: number | null;
  rest: number | null;
}

/** A decision that was taken back, and all that came after it. */
export interface TakeBack {
  seat: number;
  /** How many plies were left. */
  after: number;
  plies: number;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

/** A message within a message: why something was refused. */
export interface Reason {
  id: string;
  args: Record<string, string | number | Reason>;
}

export interface ErrorWords extends Reason {
  message: string;
}

/** A position as one seat sees it, and what the seats of this page may do in it. */
export interface Standing {
  view: unknown;
  /** The seat to decide; null while chance is to act, and after the end. */
  decides: number | null;
  legal: Ply[];
  outcome: Outcome | null;
  /** With whose eyes; null: what all may see. */
  seat: number | null;
}

export interface TableMessage extends Standing {
  type: 'table';
  seq: number;
  table: TableWords;
  setup: unknown;
  plies: Ply[];
  taken_back: TakeBack[];
  talk: Said[];
  /** What each ply brought about. */
  facts: Facts[];
}

export interface PlyMessage extends Standing {
  type: 'ply';
  seq: number;
  ply: Ply;
  clock?: ClockWords;
  facts: Facts;
}

export type ServerMessage =
  | { type: 'compiling'; compiled: number; rules: number }
  | { type: 'compiled' }
  | TableMessage
  | PlyMessage
  | { type: 'seats'; seq: number; table: TableWords }
  | { type: 'said'; seq: number; said: Said }
  | { type: 'story' | 'moments'; id: number }
  | { type: 'accepted'; id: number }
  | { type: 'refused'; id: number | null; error: ErrorWords };

/** How things stand at one of the player's tables; times are in milliseconds. */
export interface PlayerTable {
  table: string;
  game: string;
  options: Record<string, Value>;
  status: TableWords['status'];
  seats: Omit<Seat, 'grace'>[];
  yours: number[];
  decides: number | null;
  your_turn: boolean;
  /** How long the decision has been waiting; if no game is on, the time since the newest event. */
  since: number;
  outcome: Outcome | null;
  finished_at: number | null;
  picture: string | null;
}

export interface PlayerTables {
  tables: PlayerTable[];
  missing: { table: string; error: ErrorWords }[];
  /** How many tables come after these. */
  more: number;
}
