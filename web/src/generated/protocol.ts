/** Made by `python web/generate`: do not edit. */

export type ReviewProgress = ReviewCompiling | ReviewWorking | ReviewReady;

export type Command = Play | Undo | Say | GetUp | NameFirst | StandIn | ResumeSeat | ShareView | Abandon | Answer;

export type ClientMessage =
  | Hello
  | StoryQuery
  | MomentsQuery
  | Play
  | Undo
  | Say
  | GetUp
  | NameFirst
  | StandIn
  | ResumeSeat
  | ShareView
  | Abandon
  | Answer
  | Ping;

export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned';

export type SeatKind = 'human' | 'bot' | 'open';

export type ProposalKind = 'undo' | 'abandon' | 'claim';

export type ServerMessage =
  | TableUpdate
  | PlyUpdate
  | SeatsUpdate
  | SaidUpdate
  | Compiling
  | Compiled
  | Story
  | Moments
  | Accepted
  | Refused
  | Pong;

export type LobbyMessage = LobbyUpdate | RowUpdate | RowRemoved | Refused | Pong;

export type LaTortugaPhase = 'choose' | 'die' | 'decide' | 'turn_up' | 'over';

export type LaTortugaPly =
  LaTortugaStopPly | LaTortugaRollPly | LaTortugaTurtlePly | LaTortugaSpendPly | LaTortugaDiePly | LaTortugaEggPly;

export type ForbiddenIslandTileName =
  | 'fools_landing'
  | 'bronze_gate'
  | 'copper_gate'
  | 'gold_gate'
  | 'iron_gate'
  | 'silver_gate'
  | 'temple_of_the_moon'
  | 'temple_of_the_sun'
  | 'howling_garden'
  | 'whispering_garden'
  | 'cave_of_embers'
  | 'cave_of_shadows'
  | 'coral_palace'
  | 'tidal_palace'
  | 'breakers_bridge'
  | 'cliffs_of_abandon'
  | 'crimson_forest'
  | 'dunes_of_deception'
  | 'lost_lagoon'
  | 'misty_marsh'
  | 'observatory'
  | 'phantom_rock'
  | 'twilight_hollow'
  | 'watchtower';

export type ForbiddenIslandRole = 'diver' | 'engineer' | 'explorer' | 'messenger' | 'navigator' | 'pilot';

export type ForbiddenIslandCard =
  | 'earth_stone'
  | 'statue_of_the_wind'
  | 'crystal_of_fire'
  | 'oceans_chalice'
  | 'helicopter_lift'
  | 'sandbags'
  | 'waters_rise';

export type ForbiddenIslandTreasure = 'earth_stone' | 'statue_of_the_wind' | 'crystal_of_fire' | 'oceans_chalice';

export type ForbiddenIslandPhase = 'act' | 'discard' | 'window' | 'draw' | 'flood' | 'swim' | 'over';

export type ForbiddenIslandPart = 'actions' | 'treasure' | 'flood';

export type ForbiddenIslandReason = 'lift_off' | 'treasure_lost' | 'landing_lost' | 'pawn_lost' | 'meter';

export type ForbiddenIslandPly =
  | ForbiddenIslandEndActionsPly
  | ForbiddenIslandProceedPly
  | ForbiddenIslandCapturePly
  | ForbiddenIslandMovePly
  | ForbiddenIslandFlyPly
  | ForbiddenIslandShoreUpPly
  | ForbiddenIslandNavigatePly
  | ForbiddenIslandGivePly
  | ForbiddenIslandDiscardPly
  | ForbiddenIslandSwimPly
  | ForbiddenIslandSandbagPly
  | ForbiddenIslandLiftOffPly
  | ForbiddenIslandLiftPly
  | ForbiddenIslandDrawPly
  | ForbiddenIslandFloodPly;

export type TobagoClue =
  | 'in beach'
  | 'in largest_beach'
  | 'next_to beach'
  | 'next_to largest_beach'
  | 'not_in beach'
  | 'not_next_to beach'
  | 'in jungle'
  | 'in largest_jungle'
  | 'next_to jungle'
  | 'next_to largest_jungle'
  | 'not_in jungle'
  | 'not_in largest_jungle'
  | 'in river'
  | 'in largest_river'
  | 'next_to river'
  | 'next_to largest_river'
  | 'not_in river'
  | 'not_next_to river'
  | 'in scrubland'
  | 'in largest_scrubland'
  | 'next_to scrubland'
  | 'next_to largest_scrubland'
  | 'not_in scrubland'
  | 'not_next_to scrubland'
  | 'in lake'
  | 'in largest_lake'
  | 'next_to lake'
  | 'next_to largest_lake'
  | 'not_in largest_lake'
  | 'in_sight_of largest_lake'
  | 'in mountain'
  | 'in largest_mountain'
  | 'next_to mountain'
  | 'next_to largest_mountain'
  | 'not_in mountain'
  | 'in_sight_of largest_mountain'
  | 'next_to hut'
  | 'in_sight_of hut'
  | 'not_next_to hut'
  | 'not_in_sight_of hut'
  | 'next_to palm'
  | 'in_sight_of palm'
  | 'not_next_to palm'
  | 'not_in_sight_of palm'
  | 'next_to statue'
  | 'in_sight_of statue'
  | 'not_next_to statue'
  | 'not_in_sight_of statue'
  | 'next_to ocean'
  | 'in_sight_of ocean'
  | 'not_next_to ocean'
  | 'not_in_sight_of ocean';

export type TobagoChange =
  TobagoAmulet | TobagoLostAmulet | TobagoLostCard | TobagoLocated | TobagoMarkers | TobagoNarrowed | TobagoWashedUp;

export type TobagoMapName = 'grey' | 'brown' | 'black' | 'white';

export type TobagoPhase = 'place' | 'act' | 'draw' | 'peek' | 'add' | 'reveal' | 'ask' | 'pay' | 'start_map' | 'over';

export type TobagoTerrain = 'beach' | 'jungle' | 'river' | 'scrubland' | 'lake' | 'mountain';

export type TobagoTreasureCard = '2' | '3' | '4' | '5' | '6' | 'curse';

export type TobagoPayment = 'amulet' | 'card';

export type TobagoPly =
  | TobagoEndTurnPly
  | TobagoExchangePly
  | TobagoAmuletExchangePly
  | TobagoTakePly
  | TobagoLeavePly
  | TobagoPayPly
  | TobagoPlacePly
  | TobagoCluePly
  | TobagoDrivePly
  | TobagoRaisePly
  | TobagoAmuletRemovePly
  | TobagoAmuletCluePly
  | TobagoAmuletDrivePly
  | TobagoAmuletDoublePly
  | TobagoAmuletSwapPly
  | TobagoStartMapPly
  | TobagoDrawCluePly
  | TobagoPeekPly
  | TobagoAddPly
  | TobagoRevealPly;

/** A ply: its actor, its verb and the verb's arguments; see the plies of a game. */
export interface Ply {
  by: number | 'chance';
  do: string;
  [k: string]: unknown;
}

/** A ply of chance, and in how many equally likely ways it happens. */
export type WeightedPly = {
  by: number | 'chance';
  do: string;
  weight: number;
  [k: string]: unknown;
};

/** A game's set-up, as a viewer may see it. */
export interface Setup {
  [k: string]: unknown;
}

/** A position of a game, as a viewer may see it. */
export interface View {
  [k: string]: unknown;
}

/** What a ply of a game brought about that it does not say itself. */
export interface Effects {
  [k: string]: unknown;
}

/** The search is still being compiled. */
export interface ReviewCompiling {
  state: 'compiling';
  done: number;
  total: number;
}

/** The review is being computed. */
export interface ReviewWorking {
  state: 'working';
  done: number;
  total: number;
}

/** The review is there. */
export interface ReviewReady {
  state: 'ready';
  review: Review;
}

/** How a game went. */
export interface Review {
  /** The last point is the outcome. */
  curve: CurvePoint[];
  /** At most three, the most costly first. */
  mistakes: Mistake[];
}

/** The shares of the win at a moment, for a judge who sees all cards. */
export interface CurvePoint {
  moment: number;
  /** By seat; of a cooperative game one, the team's chance. */
  shares: number[];
}

/** A costly decision, judged from what its seat knew. */
export interface Mistake {
  moment: number;
  seat: number;
  ply: Ply;
  /** The chance to win, or the share of the win, that it left. */
  win: number;
  better: BetterPly;
}

/** What would have been better. */
export type BetterPly = {
  ply: Ply;
  win: number;
  reasons: Reason[];
};

/** Why a ply is good: a message of `locale/LANGUAGE/GAME_hints.ftl`. */
export interface Reason {
  id: string;
  args: {
    [k: string]: string | number | (string | number)[];
  };
}

/** Play a ply. */
export interface Play {
  type: 'play';
  id: number;
  /** The last sequence number the page has seen. */
  seq: number;
  ply: Ply;
}

/** Take back the last decision of one's seats, or propose to do so. */
export interface Undo {
  type: 'undo';
  id: number;
  /** The last sequence number the page has seen. */
  seq: number;
  /** Ask the others for consent where an undo is not free. */
  propose?: boolean;
}

/** Say a text or a phrase. */
export interface Say {
  type: 'say';
  id: number;
  /** 1 to 300 printable characters on one line. */
  text?: string | null;
  /** One of `atoll.table.commands.talk.PHRASES`. */
  phrase?: string | null;
  /** Of a spectator. */
  name?: string | null;
}

/** Leave one's seat before the game begins. */
export interface GetUp {
  type: 'get_up';
  id: number;
  seat: number;
}

/** Say who begins at a table that asks, once all seats are taken. */
export interface NameFirst {
  type: 'name_first';
  id: number;
  /** Null: by lot. */
  seat: number | null;
}

/** Let a bot play for a person: oneself, or another who has been away for long enough. */
export interface StandIn {
  type: 'stand_in';
  id: number;
  seat: number;
  bot: string;
}

/** Play one's seat again where a bot stands in. */
export interface ResumeSeat {
  type: 'resume_seat';
  id: number;
  seat: number;
}

/** Begin or cease to share one's view with spectators. */
export interface ShareView {
  type: 'share_view';
  id: number;
  seat: number;
  shared: boolean;
}

/** Propose to end the game without an outcome. */
export interface Abandon {
  type: 'abandon';
  id: number;
}

/** Agree to the proposal or decline it; its proposer withdraws it so. */
export interface Answer {
  type: 'answer';
  id: number;
  agrees: boolean;
  /** The claimed seat, to answer a claim; null: an undo or the end of the game. */
  seat?: number | null;
}

/** Begin to watch a table, or change seats or perspective on the same connection. */
export interface Hello {
  type: 'hello';
  /**
   * Of the seats that the page holds; a spectator has none. Unknown tokens are ignored.
   *
   * @maxItems 16
   */
  tokens: string[];
  /** The last sequence number the page has seen; null: it needs the whole table. */
  after?: number | null;
  /** The seat whose view the page has; null: what all may see. */
  seat?: number | null;
  /** The seat whose view is wanted, by a spectator or by people who share a page. */
  perspective?: number | null;
  /** Whether the page is not looked at, so that a notification calls its player. */
  hidden?: boolean;
  /**
   * Of tokens to which the page is about to bind its seats: it keeps these seats meanwhile.
   *
   * @maxItems 16
   */
  keys?: string[];
}

/** Ask for the game so far. */
export interface StoryQuery {
  type: 'story';
  id: number;
  /** Left out: the one from which the page sees the table now. */
  perspective?: number | 'all' | null;
}

/** Ask for earlier positions. */
export interface MomentsQuery {
  type: 'moments';
  id: number;
  first: number;
  last: number;
  /** Left out: the one from which the page sees the table now. */
  perspective?: number | 'all' | null;
}

/** Ask whether the server is there; the answer is `pong`. */
export interface Ping {
  type: 'ping';
}

/** The whole table. */
export interface TableUpdate {
  type: 'table';
  /** Null while the table is open. */
  view: View | null;
  /** The seat to decide; null while chance is to act, and at the end. */
  decides: number | null;
  /** The legal plies of the seats that the viewer holds. */
  legal: Ply[];
  outcome: Outcome | null;
  /** The seat whose view it is; null: what all may see. */
  seat: number | null;
  /** The number of the newest event. */
  seq: number;
  table: TableInfo;
  /** Null while the table is open. */
  setup: Setup | null;
  /** All so far. */
  plies: Ply[];
  /** What was taken back, except before a point that was itself taken back. */
  undone: UndoneDecision[];
  /** The last remarks. */
  talk: Remark[];
  /** The effects of every ply. */
  effects: Effects[];
}

/** How a game ended. */
export interface Outcome {
  /** By seat. */
  scores: number[];
  /** The winning seats. */
  winners: number[];
  reason: string;
}

/** A table and its seats. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: {
    [k: string]: boolean | number | string;
  };
  /** What of the set-up was chosen (see *Setting up*). */
  chosen: {
    [k: string]:
      | number
      | string
      | (
          | string
          | {
              [k: string]: number | string;
            }
          | null
        )[];
  };
  /** Whether the lobby lists the table. */
  public: boolean;
  /** Whether a seat of this game sees what others must not. */
  hidden: boolean;
  status: TableStatus;
  seats: SeatInfo[];
  /** The seats that the viewer holds. */
  yours: number[];
  /** The seats whose view spectators may see. */
  shared_seats: number[];
  /** Spectators. */
  watching: number;
  proposal: ProposalInfo | null;
  declined: DeclinedProposal | null;
  /** Whether players may ask for hints. */
  hints: boolean;
  /** Whether the finished game can be reviewed. */
  review: boolean;
  /** Null: players have unlimited time. */
  clock: ClockInfo | null;
  /** The table of the rematch. */
  next: string | null;
  /** SHA-256 of the seed; null where the game did not begin at this table. */
  commitment: string | null;
  /** From which all chance follows; null until the game has ended. */
  seed: string | null;
  origin: OriginInfo | null;
  challenge: ChallengeInfo | null;
  /** How many tables have the deal of this one. */
  challenges: number;
  /** Whether the game waits until a player says who begins. */
  asks_first: boolean;
  /** The parts of the set-up that were arranged by hand. */
  arranged: string[];
}

/** A seat at a table. */
export interface SeatInfo {
  kind: SeatKind;
  /** The person's; of an open seat, for whom it is kept. */
  name: string | null;
  /** The bot that has the seat or, on a person's seat, that stands in. */
  bot: string | null;
  /** Whether the person is connected; bots always are. */
  online: boolean;
  /** Of a person who is away: seconds until the others may let a bot stand in. */
  grace: number | null;
  /** The person's emblem; null: the seat's own. */
  emblem: string | null;
}

/** A proposal, or a claim of a seat, that waits for consent. */
export interface ProposalInfo {
  what: ProposalKind;
  /** The seats that proposed it; none for a claim. */
  by: number[];
  /** For an undo: the number of plies that would be left. */
  plies: number | null;
  /** The seats that have not answered; for a claim one of them is enough. */
  waiting: number[];
  /** For a claim: the seat that a person without its token asks for. */
  seat?: number | null;
}

/** The last proposal, if it was declined and no ply was played since. */
export interface DeclinedProposal {
  what: ProposalKind;
  /** The seats that proposed it; none for a claim. */
  by: number[];
  /** The seats that declined. */
  seats: number[];
  /** For a claim: the seat that was asked for. */
  seat?: number | null;
}

/** The clocks; all times are in milliseconds unless said otherwise. */
export interface ClockInfo {
  per: 'game' | 'move';
  /** Seconds for each decision, or for the game. */
  seconds: number;
  /** Seconds added for every decision made, per game. */
  increment: number;
  /** By seat. */
  left: number[];
  /** Decisions in a row that a bot had to make, by seat. */
  late: number[];
  /** The seat whose clock runs. */
  runs: number | null;
  /** What this seat has left for its decision. */
  rest: number | null;
}

/** Where a game came from that did not begin at its table. */
export interface OriginInfo {
  /** The number of plies taken over. */
  moment: number;
  /** The table of which it is a branch; left out: a transcript was imported. */
  table?: string | null;
  /** Of a branch: the seat for which the position was determinized. */
  seat?: number | null;
}

/** Of a table that has the deal of a finished game: who sent it. */
export interface ChallengeInfo {
  /** The name of the player, who knows the deal. */
  by: string;
  /** The seats that this player had. */
  seats: number[];
  /** The table at which the deal was first played; null until the game has ended. */
  table: string | null;
}

/** A decision that was taken back. */
export interface UndoneDecision {
  seat: number;
  /** The number of plies that were left. */
  after: number;
  /** The number of plies that were taken back. */
  plies: number;
}

/** Something that was said. */
export interface Remark {
  seq: number;
  /** Null: a spectator, or a person who has left the seat. */
  seat: number | null;
  /** Where `seat` is null. */
  name: string | null;
  text: string | null;
  /** One of `atoll.table.commands.talk.PHRASES`, in place of a text. */
  phrase: string | null;
  /** Said by a spectator while the game was under way. */
  aside: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** A ply, and what it changed in the view. */
export interface PlyUpdate {
  type: 'ply';
  /** The number of the event. */
  seq: number;
  ply: Ply;
  effects: Effects;
  /** What turns the view before into the view after, in this order. */
  changes: Change[];
  /** The seat to decide; null while chance is to act, and at the end. */
  decides: number | null;
  /** The legal plies of the seats that the viewer holds; left out if there are none. */
  legal?: Ply[];
  outcome?: Outcome;
  /** The seat whose view it is; null: what all may see. */
  seat: number | null;
  clock?: ClockInfo;
}

/** A new value, elements of a list replaced or, with neither, a key removed. */
export interface Change {
  /** The keys and indices that lead there from the view. */
  at: (string | number)[];
  /** The new value. */
  value?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  /** The number of elements removed, from the index on that is last in `at`. */
  removed?: number;
  /** The elements in their place; left out if there are none. */
  added?: (
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null
  )[];
}

/** The seats have changed, or the page is up to date again. */
export interface SeatsUpdate {
  type: 'seats';
  /** The number of the newest event, which may have been sent before. */
  seq: number;
  table: TableInfo;
}

/** Something was said. */
export interface SaidUpdate {
  type: 'said';
  seq: number;
  said: Remark;
}

/** The game's rules and search are being compiled; the game can be played meanwhile. */
export interface Compiling {
  type: 'compiling';
  /** Functions that are done. */
  compiled: number;
  /** All functions. */
  rules: number;
}

/** Experts, hints and reviews are ready. */
export interface Compiled {
  type: 'compiled';
}

/** The game so far, the answer to `story`. */
export interface Story {
  type: 'story';
  id: number;
  setup: Setup | null;
  plies: Ply[];
  effects: Effects[];
}

/** Earlier positions, the answer to `moments`. */
export interface Moments {
  type: 'moments';
  id: number;
  /** The moment of the first of them. */
  first: number;
  /** At most 32. */
  moments: Moment[];
}

/** An earlier position. */
export interface Moment {
  view: View;
  /** The seat to decide; null while chance is to act, and at the end. */
  decides: number | null;
  outcome: Outcome | null;
  perspective: number | 'all' | null;
}

/** A command was carried out; its events were sent before. */
export interface Accepted {
  type: 'accepted';
  id: number;
}

/** A message was refused, or the connection is about to be closed. */
export interface Refused {
  type: 'refused';
  /** Null: the message was not understood, or the connection ends. */
  id: number | null;
  error: ErrorInfo;
}

/** Why something was refused. */
export interface ErrorInfo {
  /** Of a message in `locale/LANGUAGE/errors.ftl`. */
  id: string;
  /** The arguments of the message; one may be a message itself. */
  args: {
    [k: string]: string | number | ErrorReason;
  };
  /** The English text, for programs. */
  message: string;
}

/** A message within a message: why something was refused. */
export interface ErrorReason {
  /** Of a message in `locale/LANGUAGE/reasons.ftl`. */
  id: string;
  args: {
    [k: string]: string | number | ErrorReason;
  };
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
}

/** The whole list, the first message. */
export interface LobbyUpdate {
  type: 'lobby';
  /** At most 500. */
  tables: LobbyRow[];
  /** How many more there are. */
  more: number;
}

/** A public table. */
export interface LobbyRow {
  id: string;
  game: string;
  /** Those that are not at their defaults. */
  options: {
    [k: string]: boolean | number | string;
  };
  /** The parts of the set-up that were arranged by hand. */
  arranged: string[];
  clock: ClockRule | null;
  status: TableStatus;
  seats: LobbySeat[];
  /** Of the page on which the table was set up. */
  language: string | null;
  /** Spectators. */
  watching: number;
  /** Seconds since 1970. */
  created: number;
}

/** The seconds people have to think, for each move or for the whole game (see `clock`). */
export interface ClockRule {
  per: 'game' | 'move';
  seconds: number;
  /** Seconds added for every decision made, per game. */
  increment?: number;
}

/** A seat, as the lobby and a list of tables show it. */
export interface LobbySeat {
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  online: boolean;
  emblem: string | null;
}

/** A table is new in the list, or its row has changed. */
export interface RowUpdate {
  type: 'row';
  table: LobbyRow;
}

/** A table is no longer listed. */
export interface RowRemoved {
  type: 'gone';
  id: string;
}

/** The set-up. */
export interface LaTortugaSetup {
  /** The first player. */
  first: number;
  /** The face-up egg card. */
  egg: number;
}

/** The move a ply belongs to; nothing for a card turned up. */
export type LaTortugaEffects = {
  /** The lowest turtle that moves. */
  turtle?: number;
  /** Its owner. */
  seat?: number;
  /** The owner of the topmost turtle. */
  decider?: number;
  /** The turtles that move, from the lowest. */
  group?: number[];
  /** How the move ended, if it did. */
  end?: 'bust' | LaTortugaJourney;
};

/** Where a group went. */
export interface LaTortugaJourney {
  /** The space it came from. */
  from: number;
  /** The space it reached. */
  to: number;
  spaces: number;
  /** The turtle it landed on. */
  onto: number | null;
  /** The eggs of the card the decider took; the beach counts as seven. */
  egg: number | null;
}

/** The position. */
export interface LaTortugaView {
  phase: LaTortugaPhase;
  /** The seat whose turn it is. */
  turn: number;
  /** The seat to decide; null while chance is to act, and at the end. */
  decides: number | null;
  /** The turtle that moves. */
  moving: number | null;
  /** The turtle that moves next in this turn. */
  waiting: number | null;
  /** Dice of this move so far, a spent card included. */
  thrown: number;
  /** The sum of these dice. */
  total: number;
  /** Whether a card was spent in this move. */
  spent: boolean;
  /** The face-up egg card; null if only the beach is left. */
  egg: number | null;
  /** Egg cards lying face down. */
  deck: number;
  /** Egg cards that no seat has seen yet, by value. */
  unseen: {
    '1': number;
    '2': number;
    '3': number;
    '4': number;
    '5': number;
    '6': number;
    [k: string]: number;
  };
  turtles: LaTortugaTurtle[];
  /** By seat. */
  players: LaTortugaPlayer[];
}

/** A turtle on the raft or on the ring. */
export interface LaTortugaTurtle {
  /** Its seat. */
  owner: number;
  /** Its space: 0 is the raft, 21 the beach. */
  at: number;
  /** The turtle it stands on. */
  on: number | null;
}

/** What a seat has collected. */
export interface LaTortugaPlayer {
  /** In total, the beach included. */
  eggs: number;
  /** The values of its egg cards. */
  cards: number[];
  /** Its cards, the beach included. */
  counted: number;
  /** Whether it has the beach. */
  beach: boolean;
}

export type LaTortugaStopPly = {
  do: 'stop';
  by: number;
};

export type LaTortugaRollPly = {
  do: 'roll';
  by: number;
};

export type LaTortugaTurtlePly = {
  do: 'turtle';
  by: number;
  turtle: number;
};

export type LaTortugaSpendPly = {
  do: 'spend';
  by: number;
  value: number;
};

export type LaTortugaDiePly = {
  do: 'die';
  by: 'chance';
  value: number;
};

export type LaTortugaEggPly = {
  do: 'egg';
  by: 'chance';
  value: number;
};

/** The set-up. */
export interface ForbiddenIslandSetup {
  /** The first player. */
  first: number;
  /** In reading order of the shape. */
  tiles: ForbiddenIslandTileName[];
  flooded: ForbiddenIslandTileName[];
  /** By seat. */
  roles: ForbiddenIslandRole[];
  /** By seat. */
  hands: ForbiddenIslandCard[][];
}

/** The turn in which a ply was played, and what it did to the island. */
export type ForbiddenIslandEffects = {
  /** The active seat. */
  turn: number;
  /** Of `flood`: what became of the tile. */
  state?: 'flooded' | 'sunk';
  /** Of Waters Rise!: the new tick. */
  meter?: number;
  treasure?: ForbiddenIslandTreasure;
};

/** The position. */
export interface ForbiddenIslandView {
  phase: ForbiddenIslandPhase;
  part: ForbiddenIslandPart;
  /** The active seat. */
  turn: number;
  /** The seat that is asked first; others may hold special cards (see `legal`). */
  decides: number | null;
  /** Actions left. */
  actions: number;
  /** Whether the Engineer's second tile is pending. */
  free_shore_up: boolean;
  /** Whether the Pilot has flown in this turn. */
  flown: boolean;
  /** Treasure cards to come in this turn. */
  draws: number;
  /** Flood cards to come; 0 until the third part. */
  floods: number;
  /** The seat that has to discard. */
  over_limit: number | null;
  /** The seats in the water. */
  swimmers: number[];
  /** Why the game is over. */
  reason: ForbiddenIslandReason | null;
  /** The tick of the water meter, 1 to 10; 10 is the skull. */
  meter: number;
  /** Flood cards a turn; null at the skull. */
  rate: number | null;
  /** The tile whose flood card was turned up last in this turn. */
  turned_up: ForbiddenIslandTileName | null;
  /** The flood deck, topmost pile first; each is a set in reading order, its order unknown. */
  flood_piles: ForbiddenIslandTileName[][];
  flood_discards: ForbiddenIslandTileName[];
  /** All 24 in reading order of the shape. */
  tiles: ForbiddenIslandTile[];
  /** By seat. */
  players: ForbiddenIslandPlayer[];
  /** Whether each is captured. */
  treasures: {
    earth_stone: boolean;
    statue_of_the_wind: boolean;
    crystal_of_fire: boolean;
    oceans_chalice: boolean;
    [k: string]: boolean;
  };
  /** Copies left. */
  treasure_deck: {
    earth_stone: number;
    statue_of_the_wind: number;
    crystal_of_fire: number;
    oceans_chalice: number;
    helicopter_lift: number;
    sandbags: number;
    waters_rise: number;
    [k: string]: number;
  };
  treasure_discards: {
    earth_stone: number;
    statue_of_the_wind: number;
    crystal_of_fire: number;
    oceans_chalice: number;
    helicopter_lift: number;
    sandbags: number;
    waters_rise: number;
    [k: string]: number;
  };
}

/** A tile where it lies, or lay before it sank. */
export interface ForbiddenIslandTile {
  tile: ForbiddenIslandTileName;
  row: number;
  column: number;
  state: 'dry' | 'flooded' | 'sunk';
}

/** A pawn and its hand. */
export interface ForbiddenIslandPlayer {
  role: ForbiddenIslandRole;
  at: ForbiddenIslandTileName;
  hand: ForbiddenIslandCard[];
}

export type ForbiddenIslandEndActionsPly = {
  do: 'end_actions';
  by: number;
};

export type ForbiddenIslandProceedPly = {
  do: 'proceed';
  by: number;
};

export type ForbiddenIslandCapturePly = {
  do: 'capture';
  by: number;
};

export type ForbiddenIslandMovePly = {
  do: 'move';
  by: number;
  to: ForbiddenIslandTileName;
};

export type ForbiddenIslandFlyPly = {
  do: 'fly';
  by: number;
  to: ForbiddenIslandTileName;
};

export type ForbiddenIslandShoreUpPly = {
  do: 'shore_up';
  by: number;
  tile: ForbiddenIslandTileName;
};

export type ForbiddenIslandNavigatePly = {
  do: 'navigate';
  by: number;
  seat: number;
  to: ForbiddenIslandTileName;
};

export type ForbiddenIslandGivePly = {
  do: 'give';
  by: number;
  to: number;
  card: ForbiddenIslandCard;
};

export type ForbiddenIslandDiscardPly = {
  do: 'discard';
  by: number;
  card: ForbiddenIslandCard;
};

export type ForbiddenIslandSwimPly = {
  do: 'swim';
  by: number;
  to: ForbiddenIslandTileName;
};

export type ForbiddenIslandSandbagPly = {
  do: 'sandbag';
  by: number;
  tile: ForbiddenIslandTileName;
};

export type ForbiddenIslandLiftOffPly = {
  do: 'lift_off';
  by: number;
};

export type ForbiddenIslandLiftPly = {
  do: 'lift';
  by: number;
  seats: number[];
  to: ForbiddenIslandTileName;
};

export type ForbiddenIslandDrawPly = {
  do: 'draw';
  by: 'chance';
  card: ForbiddenIslandCard;
};

export type ForbiddenIslandFloodPly = {
  do: 'flood';
  by: 'chance';
  tile: ForbiddenIslandTileName;
};

/** The set-up; what a seat may not know is null. */
export interface TobagoSetup {
  /** The first player. */
  first: number;
  island: string;
  huts: string[];
  palms: string[];
  statues: TobagoPlacedStatue[];
  /** The first clue of each map, if it has one. */
  clues: (TobagoClue | null)[] | null;
  /** The seat whose rose lies on this clue. */
  owners: (number | null)[] | null;
  /** By seat. */
  hands: (TobagoClue[] | null)[] | null;
}

/** A statue of the set-up. */
export interface TobagoPlacedStatue {
  at: string;
  /** The direction, 0 to 5, clockwise. */
  faces: number;
}

/** A seat got an amulet. */
export interface TobagoAmulet {
  kind: 'amulet';
  seat: number;
}

/** A curse took an amulet from a seat. */
export interface TobagoLostAmulet {
  kind: 'lost-amulet';
  seat: number;
}

/** A curse took a treasure card from a seat. */
export interface TobagoLostCard {
  kind: 'lost-card';
  seat: number;
}

/** A map's treasure can be at one space only. */
export interface TobagoLocated {
  kind: 'located';
  map: TobagoMapName;
}

/** So few spaces are left to a map that markers are laid on them. */
export interface TobagoMarkers {
  kind: 'markers';
  map: TobagoMapName;
  count: number;
}

/** Fewer spaces are left to a map than before. */
export interface TobagoNarrowed {
  kind: 'narrowed';
  map: TobagoMapName;
  before: number;
  after: number;
}

/** Amulets washed up, and the statues turned. */
export interface TobagoWashedUp {
  kind: 'washed-up';
  count: number;
}

/** What changed besides. */
export type TobagoEffects = {
  /** In the order of the page's log; left out if there are none. */
  changes?: TobagoChange[];
};

/** The position as everybody sees it. */
export interface TobagoView {
  phase: TobagoPhase;
  /** The seat whose turn it is. */
  turn: number | null;
  /** The seat to decide; null while chance is to act, and at the end. */
  decides: number | null;
  /** The seat that draws clues. */
  drawing: number | null;
  /** Whether the action is used or a drive begun. */
  acted: boolean;
  /** Left of the regular drive. */
  steps: number;
  /** Left of an amulet's drive. */
  amulet_steps: number;
  island: string;
  /** All spaces with their terrains, in reading order. */
  spaces: {
    [k: string]: TobagoTerrain;
  };
  huts: string[];
  palms: string[];
  statues: TobagoStatue[];
  /** Where amulets lie. */
  amulets: string[];
  /** Amulets left. */
  amulet_supply: number;
  /** By seat. */
  vehicles: (string | null)[];
  maps: TobagoTreasureMap[];
  /** The spaces kept by each clue on a map. */
  keeps: {
    [k: string]: string[];
  };
  clue_deck: number;
  clue_discards: number;
  treasure_deck: number;
  /** Cards of the treasure deck's top that cannot be a curse. */
  curse_free: number;
  /** In the game: in the deck, handed in for the sharing under way, or discarded unseen. */
  curses: number;
  treasure_discards: number;
  hand: TobagoClue[];
  /** The spaces kept by each clue in hand. */
  hand_keeps: {
    [k: string]: string[];
  };
  /** By seat. */
  players: TobagoPlayer[];
  sharing: TobagoSharing | null;
}

/** A statue on the island. */
export interface TobagoStatue {
  at: string;
  /** The direction, 0 to 5, clockwise. */
  faces: number;
  /** Where an amulet would wash up. */
  looks_at: string;
}

/** A map's column of clues, and where its treasure may be. */
export interface TobagoTreasureMap {
  map: TobagoMapName;
  /** From the oldest down. */
  clues: TobagoMapClue[];
  /** The spaces where the treasure may be. */
  sites: string[];
  /** Whether markers lie on these spaces. */
  markers: boolean;
  located: boolean;
}

/** A clue on a map. */
export interface TobagoMapClue {
  clue: TobagoClue;
  /** The seat whose roses lie on it. */
  owner: number;
  roses: number;
}

/** What lies before a player. */
export interface TobagoPlayer {
  /** Clue cards. */
  hand: number;
  /** At home. */
  roses: number;
  amulets: number;
  /** Treasure cards. */
  treasures: number;
  /** Their coins; null for others, unless `open_coins` is on or the game is over. */
  cards: number[] | null;
  /** Their sum; null where `cards` is. */
  coins: number | null;
  /** The hand, where all cards lie open. */
  clues?: TobagoClue[];
}

/** A treasure that is shared out. */
export interface TobagoSharing {
  map: TobagoMapName;
  /** The seat that raised it. */
  raiser: number;
  /** Whether the raiser's rose still lies below the map. */
  raiser_rose: boolean;
  /** Cards looked at, by seat. */
  looks: number[];
  /** The cards this seat looked at. */
  looked: TobagoTreasureCard[];
  /** Cards still face down. */
  cards: number;
  /** Cards turned up so far. */
  revealed: TobagoTreasureCard[];
  /** The card on offer. */
  card: TobagoTreasureCard | null;
  rose: TobagoRose | null;
  /** The seat that took the last card. */
  last_taker: number | null;
  /** What every seat looked at, where all cards lie open. */
  looked_by?: TobagoTreasureCard[][];
}

/** The rose whose owner looks or is asked. */
export interface TobagoRose {
  /** The clue's number on the map; one past the last for the raiser's rose. */
  clue: number;
  /** 0 or 1: a clue may have two roses. */
  number: number;
}

export type TobagoEndTurnPly = {
  do: 'end_turn';
  by: number;
};

export type TobagoExchangePly = {
  do: 'exchange';
  by: number;
};

export type TobagoAmuletExchangePly = {
  do: 'amulet_exchange';
  by: number;
};

export type TobagoTakePly = {
  do: 'take';
  by: number;
};

export type TobagoLeavePly = {
  do: 'leave';
  by: number;
};

export type TobagoPayPly = {
  do: 'pay';
  by: number;
  with: TobagoPayment;
};

export type TobagoPlacePly = {
  do: 'place';
  by: number;
  at: string;
};

export type TobagoCluePly = {
  do: 'clue';
  by: number;
  card: TobagoClue;
  map: TobagoMapName;
};

export type TobagoDrivePly = {
  do: 'drive';
  by: number;
  to: string;
};

export type TobagoRaisePly = {
  do: 'raise';
  by: number;
  map: TobagoMapName;
};

export type TobagoAmuletRemovePly = {
  do: 'amulet_remove';
  by: number;
  map: TobagoMapName;
  at: string;
};

export type TobagoAmuletCluePly = {
  do: 'amulet_clue';
  by: number;
  card: TobagoClue;
  map: TobagoMapName;
};

export type TobagoAmuletDrivePly = {
  do: 'amulet_drive';
  by: number;
  to: string;
};

export type TobagoAmuletDoublePly = {
  do: 'amulet_double';
  by: number;
  map: TobagoMapName;
  clue: number;
};

export type TobagoAmuletSwapPly = {
  do: 'amulet_swap';
  by: number;
  map: TobagoMapName;
  clues: number[];
};

export type TobagoStartMapPly = {
  do: 'start_map';
  by: number;
  card: TobagoClue;
};

export type TobagoDrawCluePly = {
  do: 'draw_clue';
  by: 'chance';
  seat: number;
  card: TobagoClue | null;
};

export type TobagoPeekPly = {
  do: 'peek';
  by: 'chance';
  seat: number;
  card: TobagoTreasureCard | null;
};

export type TobagoAddPly = {
  do: 'add';
  by: 'chance';
  card: TobagoTreasureCard | null;
};

export type TobagoRevealPly = {
  do: 'reveal';
  by: 'chance';
  card: TobagoTreasureCard;
};

/** A game that can be played. */
export interface GameInfo {
  name: string;
  /** In English, for games of which the page has no texts. */
  title: string;
  seats: [number, number];
  options: OptionInfo[];
  choices: ChoiceInfo[];
  /** The parts of the set-up that may be chosen whole. */
  parts: string[];
  bots: string[];
  /** Whether there are hints and reviews. */
  hints: boolean;
  /** Whether experts, hints and reviews are ready; the game can be played before. */
  compiled: boolean;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  /** In English, for games of which the page has no texts. */
  help: string;
}

/** A part of the set-up that players may choose, one value for each seat. */
export interface ChoiceInfo {
  name: string;
  values: string[];
}

/** An answer with a status of 400 or more. */
export interface ErrorResponse {
  error: ErrorInfo;
}

/** The public tables, the most urgent first. */
export interface LobbyListing {
  /** At most 500. */
  tables: LobbyRow[];
  /** How many more there are. */
  more: number;
}

/** One's seats at a new table. */
export interface HeldSeats {
  /** Its id. */
  table: string;
  seats: HeldSeat[];
}

/** A seat, and the token by which one holds it. */
export interface HeldSeat {
  seat: number;
  token: string;
}

/** A table to be created. */
export interface NewTable {
  game: string;
  players: number;
  seats: (HumanSeat | BotSeat | OpenSeat)[];
  /** Those that are not at their defaults. */
  options?: {
    [k: string]: boolean | number | string;
  };
  /** What of the set-up is chosen (see *Setting up*); all else is dealt. */
  chosen?: {
    [k: string]:
      | number
      | string
      | (
          | string
          | {
              [k: string]: number | string;
            }
          | null
        )[];
  };
  /** Whether the players say who begins, once all seats are taken. */
  ask_first?: boolean;
  /** Whether the lobby lists the table. */
  public?: boolean;
  clock?: ClockRule | null;
  /** Whether players may ask for hints. */
  hints?: boolean;
  /** Of the page, for the lobby. */
  language?: string | null;
}

/** A seat that the creator holds; several of them share a page. */
export interface HumanSeat {
  kind: 'human';
  name: string;
  emblem?: ('anchor' | 'compass' | 'crab' | 'fish' | 'lantern' | 'palm' | 'parrot' | 'shell' | 'star' | 'sun') | null;
}

/** A seat for a bot. */
export interface BotSeat {
  kind: 'bot';
  bot: string;
}

/** A seat for a person who joins by the link. */
export interface OpenSeat {
  kind: 'open';
}

/** Take an open seat. */
export interface SitDown {
  name: string;
  /** Null: any. */
  seat?: number | null;
  emblem?: ('anchor' | 'compass' | 'crab' | 'fish' | 'lantern' | 'palm' | 'parrot' | 'shell' | 'star' | 'sun') | null;
}

/** The name and the emblem that a seat has now. */
export interface SeatName {
  seat: number;
  name: string;
  emblem: string | null;
}

/** Change the name and the emblem of one's seat. */
export interface RenameSeat {
  token: string;
  name: string;
  emblem?: ('anchor' | 'compass' | 'crab' | 'fish' | 'lantern' | 'palm' | 'parrot' | 'shell' | 'star' | 'sun') | null;
}

/** The bot that got a seat. */
export interface BotSeated {
  seat: number;
  bot: string;
}

/** Give an open seat to a bot. */
export interface GiveToBot {
  /** Of any seat at the table. */
  token: string;
  bot: string;
}

/** Create the next table with the same players, or join it. */
export interface RematchRequest {
  /**
   * Of one's seats at the finished table.
   *
   * @minItems 1
   * @maxItems 16
   */
  tokens: string[];
  /** Whether all players move on by one seat. */
  rotate?: boolean;
  /** Who begins: chosen as at the old table, the next player, or the one who lost. */
  begins?: 'as_before' | 'loser' | 'next';
}

/** What a strong player would consider. */
export interface Hints {
  /** Up to three plies, the best first. */
  advice: Hint[];
}

/** A ply worth considering. */
export interface Hint {
  ply: Ply;
  /** The chance to win, or the share of the win, or the team's chance. */
  win: number;
  /** The score it leads to on average; null in a cooperative game. */
  score: number | null;
  reasons: Reason[];
}

/** Ask for hints on one's decision. */
export interface HintRequest {
  /**
   * @minItems 1
   * @maxItems 16
   */
  tokens: string[];
  /** The last sequence number the page has seen. */
  seq: number;
}

/** Seats that are bound to one's player key. */
export interface BoundSeats {
  table: string;
  seats: number[];
}

/** Bind one's seat to a player key, by a token that is derived from it. */
export interface BindSeat {
  player: string;
  table: string;
  /** That holds the seat, or did so until a claim. */
  token: string;
  /** From which the new token is derived: HMAC-SHA256 of `seat:` and the nonce. */
  nonce: string;
  /** Of the new token. */
  key: string;
}

/** One's tables: first those bound to the player key, the newest first. */
export interface PlayerTables {
  tables: PlayerTable[];
  missing: MissingTable[];
  /** How many come after these: ask again with `first` larger by the length of both lists. */
  more: number;
}

/** How things stand at a table, as a spectator and the holder of some seats may know. */
export interface PlayerTable {
  /** Its id. */
  table: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  public: boolean;
  status: TableStatus;
  seats: LobbySeat[];
  /** The seats that one's tokens hold. */
  yours: number[];
  bound: BoundSeat[];
  clock: ClockInfo | null;
  decides: number | null;
  /** Whether the decision is one's own, and no bot stands in. */
  your_turn: boolean;
  proposal: ProposalInfo | null;
  plies: number;
  /** Milliseconds since the decision began; since the newest event, if no game is on. */
  since: number;
  outcome: Outcome | null;
  /** Milliseconds since 1970. */
  finished_at: number | null;
  /** The table of the rematch. */
  next: string | null;
  /** The address of a small picture; null for games that have none. */
  picture: string | null;
  /** Who sent the challenge, if the deal is that of a finished game. */
  challenge: string | null;
  /** How many tables have the deal of this one. */
  challenges: number;
  /** To other tables, for one's seats here. */
  invitations: TableInvitation[];
}

/** A seat that is or was bound to one's player key. */
export interface BoundSeat {
  seat: number;
  /** From which its token is derived. */
  nonce: string;
  /** Whether this token holds the seat; if not, the seat was bound to another since. */
  holds: boolean;
}

/** An invitation to another table, from a player with whom one has played. */
export interface TableInvitation {
  /** The id of the other table; it may have begun meanwhile. */
  table: string;
  /** The seat of the player who invites. */
  by: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** A table that cannot be shown. */
export interface MissingTable {
  table: string;
  error: ErrorInfo;
}

/** Ask how things stand at one's tables. */
export interface PlayerTablesRequest {
  /** The tables bound to this player come first. */
  player?: string | null;
  /**
   * Further seats that the page holds.
   *
   * @maxItems 50
   */
  seats?: ListedSeat[];
  /** Only this one of the tables bound to this player. */
  table?: string | null;
  /** How many tables to leave out: those that earlier answers had. */
  first?: number;
  /** The most tables of the answer. */
  limit?: number;
}

/** A table, and the token of a seat there. */
export interface ListedSeat {
  table: string;
  token: string;
}

/** Seats that are no longer bound to a player key. */
export interface Forgotten {
  /** Null: of all tables. */
  table: string | null;
}

/** Unbind one's seats; the tokens go on holding them. */
export interface ForgetPlayer {
  player: string;
  /** Null: all tables. */
  table?: string | null;
}

/** A person whom one has invited to a table. */
export interface PersonInvited {
  table: string;
  /** Their seat at the earlier table. */
  seat: number;
}

/** Invite a person with whom one has played to a table that waits for players. */
export interface InvitePerson {
  /** Of one's seat at the table that waits. */
  token: string;
  earlier: ListedSeat;
  /** The person's seat at the earlier table. */
  seat: number;
}

/** What became of a claim. */
export interface ClaimState {
  seat: number;
  /** Whether the seat was returned at once; else the other players are asked. */
  returned: boolean;
}

/** Ask the players of a table to return one's seat. */
export interface ClaimRequest {
  seat: number;
  /** Of the token that will hold it. */
  key: string;
  /** Where no other person has a seat: the player to which it was bound. */
  player?: string | null;
}

/** What the host has enabled. */
export interface NotificationOffer {
  /** The key with which browsers subscribe, in base64url; null: there are no push messages. */
  push_key: string | null;
  webhooks: boolean;
}

/** Where one will be called. */
export interface Subscribed {
  /** Without those that are over or unknown, or where the token holds no seat. */
  tables: string[];
}

/** Ask to be called by push messages at the turns of one's seats. */
export interface Subscribe {
  /** This and the two keys are the browser's `PushSubscription`. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /**
   * Instead of those of an earlier request for the same endpoint.
   *
   * @maxItems 50
   */
  seats: ListedSeat[];
}

/** Ask to be called no more. */
export interface Unsubscribe {
  endpoint: string;
}

/** The webhook of a table, as players see it. */
export interface WebhookState {
  webhook: WebhookInfo | null;
}

/** A table's webhook, without its secret address. */
export interface WebhookInfo {
  host: string;
  format: 'discord' | 'matrix' | 'ntfy' | 'slack';
  /** Whose player set it. */
  seat: number;
  /** The status of the last message if it was refused; 0: there was no answer. */
  failure: number | null;
}

/** Have the turns of a table posted to an address. */
export interface SetWebhook {
  token: string;
  url: string;
  /** Null: as the host name suggests. */
  format?: ('discord' | 'matrix' | 'ntfy' | 'slack') | null;
  /** The language of the messages. */
  locale?: string;
}

/** Look at a table's webhook, or remove it, as a player. */
export interface WebhookQuery {
  token: string;
}

/** Some of a game's chance plies. */
export interface ChancePlies {
  chances: ChancePly[];
  /** The number of the first of them among the chance plies, from 0. */
  first: number;
  /** All chance plies of the game. */
  total: number;
}

/** A chance ply and all that could have happened instead. */
export type ChancePly = {
  /** Its number among all plies, from 0. */
  ply: number;
  drawn: Ply;
  /** Every possible ply, with its `weight`. */
  outcomes: WeightedPly[];
};

/** Create a table that goes on from a moment, with bots on the other seats. */
export interface BranchRequest {
  moment: number;
  seat: number;
  name: string;
  bot: string;
  /**
   * Of one's seats at this table, while its game goes on.
   *
   * @maxItems 16
   */
  tokens?: string[];
}

/** The tables of a transcript's games. */
export interface ImportedTables {
  /** Their ids. */
  tables: string[];
}

/** A table with the deal of a finished game. */
export interface ChallengeTable {
  /** Its id, for the link that one sends to a friend. */
  table: string;
}

/** Create a table with the deal of a finished game, for a friend. */
export interface ChallengeRequest {
  /**
   * Of one's seats at the finished table; they will be open.
   *
   * @minItems 1
   * @maxItems 16
   */
  tokens: string[];
  /** That takes the seats of the other people. */
  bot: string;
}

/** All games with the same deal: first the one that was played first. */
export interface Comparison {
  games: ComparedGame[];
}

/** One of the games that were played with the same deal. */
export interface ComparedGame {
  /** Its id; null while its game goes on. */
  table: string | null;
  status: TableStatus;
  seats: LobbySeat[];
  /** The seats whose results are compared. */
  compared: number[];
  outcome: Outcome | null;
  /** How many there were; 0 while the game goes on. */
  plies: number;
}

/** The tutorial of a game. */
export interface Tutorial {
  chapters: TutorialChapter[];
}

/** A chapter, as seat 0 sees it. */
export interface TutorialChapter {
  opening: TableUpdate;
  /** What is said and played, in order. */
  beats: (CoachSays | PlayedPly)[];
}

/** The coach speaks. */
export interface CoachSays {
  type: 'say';
  /** The text is the message `GAME-tutorial-KEY`. */
  key: string;
  /** The things on the screen that it points at. */
  at: string[];
}

/** A ply, and the whole position after it. */
export type PlayedPly = {
  type: 'ply';
  /** Null while the table is open. */
  view: View | null;
  /** The seat to decide; null while chance is to act, and at the end. */
  decides: number | null;
  /** The legal plies of the seats that the viewer holds. */
  legal: Ply[];
  outcome: Outcome | null;
  /** The seat whose view it is; null: what all may see. */
  seat: number | null;
  /** The number of the event. */
  seq: number;
  ply: Ply;
  effects: Effects;
  clock?: ClockInfo;
};

/** The worked examples of a game's rules. */
export interface Examples {
  examples: WorkedExample[];
}

/** A worked example of the rules, or a picture of a position: then it has no beats. */
export interface WorkedExample {
  name: string;
  opening: TableUpdate;
  /** Captions and plies, in order; a caption is the message `GAME-example-KEY`. */
  beats: (CoachSays | PlayedPly)[];
}

/** All parts of a set-up that may be chosen. */
export interface Arrangement {
  /** What was chosen, and any values for the rest. */
  chosen: {
    [k: string]:
      | number
      | string
      | (
          | string
          | {
              [k: string]: number | string;
            }
          | null
        )[];
  };
}

/** Check what is chosen of a set-up, and deal the rest. */
export interface ArrangementRequest {
  players: number;
  /** Those that are not at their defaults. */
  options?: {
    [k: string]: boolean | number | string;
  };
  /** As in a new table. */
  chosen?: {
    [k: string]:
      | number
      | string
      | (
          | string
          | {
              [k: string]: number | string;
            }
          | null
        )[];
  };
}

/** The types of each game. */
export interface Games {
  la_tortuga: { setup: LaTortugaSetup; view: LaTortugaView; ply: LaTortugaPly; effects: LaTortugaEffects };
  forbidden_island: {
    setup: ForbiddenIslandSetup;
    view: ForbiddenIslandView;
    ply: ForbiddenIslandPly;
    effects: ForbiddenIslandEffects;
  };
  tobago: { setup: TobagoSetup; view: TobagoView; ply: TobagoPly; effects: TobagoEffects };
}

/** The calls over HTTP, by method and path. */
export interface Calls {
  'GET /api/games': { body: null; answer: GameInfo[] };
  'GET /api/lobby': { body: null; answer: LobbyListing };
  'POST /api/tables': { body: NewTable; answer: HeldSeats };
  'GET /api/tables/{table}': { body: null; answer: TableInfo };
  'POST /api/tables/{table}/seats': { body: SitDown; answer: HeldSeat };
  'POST /api/tables/{table}/seats/{seat}/name': { body: RenameSeat; answer: SeatName };
  'POST /api/tables/{table}/seats/{seat}/bot': { body: GiveToBot; answer: BotSeated };
  'POST /api/tables/{table}/rematch': { body: RematchRequest; answer: HeldSeats };
  'POST /api/tables/{table}/hint': { body: HintRequest; answer: Hints };
  'POST /api/player/seats': { body: BindSeat; answer: BoundSeats };
  'POST /api/player/tables': { body: PlayerTablesRequest; answer: PlayerTables };
  'POST /api/player/forget': { body: ForgetPlayer; answer: Forgotten };
  'POST /api/tables/{table}/invitations': { body: InvitePerson; answer: PersonInvited };
  'POST /api/tables/{table}/claims': { body: ClaimRequest; answer: ClaimState };
  'GET /api/notifications': { body: null; answer: NotificationOffer };
  'POST /api/push/subscribe': { body: Subscribe; answer: Subscribed };
  'POST /api/push/unsubscribe': { body: Unsubscribe; answer: Subscribed };
  'POST /api/tables/{table}/webhook': { body: SetWebhook; answer: WebhookState };
  'POST /api/tables/{table}/webhook/state': { body: WebhookQuery; answer: WebhookState };
  'POST /api/tables/{table}/webhook/remove': { body: WebhookQuery; answer: WebhookState };
  'GET /api/tables/{table}/picture.svg': { body: null; answer: Blob };
  'GET /api/tables/{table}/preview.png': { body: null; answer: Blob };
  'GET /api/tables/{table}/transcript': { body: null; answer: Blob };
  'GET /api/tables/{table}/chances': { body: null; answer: ChancePlies };
  'POST /api/tables/{table}/branches': { body: BranchRequest; answer: HeldSeats };
  'POST /api/transcripts': { body: Blob; answer: ImportedTables };
  'POST /api/tables/{table}/challenges': { body: ChallengeRequest; answer: ChallengeTable };
  'GET /api/tables/{table}/comparison': { body: null; answer: Comparison };
  'POST /api/tables/{table}/review': { body: null; answer: ReviewProgress };
  'GET /api/tables/{table}/review': { body: null; answer: ReviewProgress };
  'GET /api/tutorials/{game}': { body: null; answer: Tutorial };
  'GET /api/examples/{game}': { body: null; answer: Examples };
  'POST /api/games/{game}/arrangements': { body: ArrangementRequest; answer: Arrangement };
  'GET /api/openapi.json': { body: null; answer: object };
}
