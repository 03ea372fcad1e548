/** Names for parts of the protocol's messages. */
import type {
  Games,
  Moment,
  NewTable,
  OptionInfo,
  PlayedPly,
  PlyUpdate,
  ServerMessage,
  TableInfo,
} from '../generated/protocol';

/** The value of an option. */
export type Value = OptionInfo['default'];

/** Whose eyes a view is for: a seat's, a spectator's (null), or with all cards open. */
export type Perspective = Moment['perspective'];

/** What is chosen of the set-up: whole parts of it, and what seats chose. */
export type Chosen = TableInfo['chosen'];

/** What seats choose of the set-up; null is dealt. */
export type SeatChoices = Record<string, (string | null)[]>;

export type NewSeat = NewTable['seats'][number];

/** A position as one seat sees it, and what the seats of this page may do in it. */
export type Position = Pick<PlayedPly, 'view' | 'decides' | 'legal' | 'outcome' | 'seat'>;

/** What a table's page works with: plies have the whole view. */
export type TableMessage = Exclude<ServerMessage, PlyUpdate> | PlayedPly;

type Argument<Ply> = Ply extends unknown ? keyof Ply : never;

/** The plies of a game, discriminated by `do`; an argument that a ply does not have is undefined. */
export type PlyOf<Game extends keyof Games> = WithArguments<Games[Game]['ply'], Argument<Games[Game]['ply']>>;
type WithArguments<Ply, Name extends PropertyKey> = Ply extends unknown
  ? Ply & { [Each in Exclude<Name, keyof Ply>]?: undefined }
  : never;
