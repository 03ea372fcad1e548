/** The plan of a table before it is created. */
import type { ClockRule, GameInfo, NewTable, TableInfo } from '../generated/protocol';
import type { Chosen, NewSeat, SeatChoices, Value } from '../protocol/parts';
import { defaultBot, QUICK_PLAYERS, TEAM_PLAYERS } from './quickTable';

/** What a seat of the plan holds: `human`, `open`, or `bot:NAME`. */
export interface PlannedSeat {
  kind: string;
  name: string;
}

/** Who begins: by lot, a seat, or the person who was last on an island. */
export type FirstPlayer = 'lot' | 'asked' | number;

export interface Plan {
  players: number;
  seats: PlannedSeat[];
  options: Record<string, Value>;
  chosen: SeatChoices;
  /** Parts of the set-up that were arranged by hand, as a transcript has them. */
  arrangement: Chosen;
  first: FirstPlayer;
  /** The seat of the person who was last on an island; null: not answered yet. */
  lastOnIsland: number | null;
  /** The clock; null: none. */
  clock: ClockRule | null;
  /** Listed in the lobby. */
  public: boolean;
  /** People may ask for advice. */
  hints: boolean;
}

const BOT = 'bot:';

export function botKind(bot: string): string {
  return BOT + bot;
}

export function botOf(kind: string): string | null {
  return kind.startsWith(BOT) ? kind.slice(BOT.length) : null;
}

/** Return a plan for you, a friend by link, and bots, or for a team of friends. Seats beyond the number of players are unused. */
export function defaultPlan(offer: GameInfo, name: string, cooperative = false): Plan {
  const seats = Array.from({ length: offer.seats[1] }, (_, seat) => ({
    kind: seat === 0 ? 'human' : seat === 1 || cooperative ? 'open' : botKind(defaultBot(offer.bots)),
    name: seat === 0 ? name : '',
  }));
  const options = Object.fromEntries(offer.options.map((option) => [option.name, option.default]));
  const chosen = Object.fromEntries(offer.choices.map((choice) => [choice.name, seats.map(() => null)]));
  const [low, high] = offer.seats;
  return {
    players: Math.min(Math.max(cooperative ? TEAM_PLAYERS : QUICK_PLAYERS, low), high),
    seats,
    options,
    chosen,
    arrangement: {},
    first: 'lot',
    lastOnIsland: null,
    clock: null,
    public: false,
    hints: true,
  };
}

/** Set a seat's choice; an unused seat loses what another one takes. */
export function choose(plan: Plan, name: string, seat: number, value: string | null): void {
  plan.chosen[name] = (plan.chosen[name] ?? []).map((held, index) =>
    index === seat ? value : held === value ? null : held,
  );
}

/** Set an option; an arrangement for another value of it is dropped. */
export function chooseOption(plan: Plan, name: string, value: Value): void {
  plan.options[name] = value;
  if (name in plan.arrangement && plan.arrangement[name] !== value) plan.arrangement = {};
}

/** Return the seats of people at this screen. */
export function peopleHere(plan: Plan): number[] {
  return seatsInPlay(plan).flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}

/** Whether the table asks who was last on an island: some people are not known yet. */
export function asksAtTable(plan: Plan): boolean {
  return plan.first === 'asked' && seatsInPlay(plan).some(({ kind }) => kind === 'open');
}

/** Return the seat that begins; null: by lot, or asked at the table. */
export function firstSeat(plan: Plan): number | null {
  if (plan.first === 'lot' || asksAtTable(plan)) return null;
  const people = peopleHere(plan);
  if (plan.first === 'asked') return people.find((seat) => seat === plan.lastOnIsland) ?? people[0] ?? null;
  return plan.first < plan.players ? plan.first : null;
}

function seatsInPlay(plan: Plan): PlannedSeat[] {
  return plan.seats.slice(0, plan.players);
}

/** Return what is chosen for the seats that play. */
export function choicesInPlay(plan: Plan): SeatChoices {
  return Object.fromEntries(Object.entries(plan.chosen).map(([name, values]) => [name, values.slice(0, plan.players)]));
}

/** Return what a seat can choose from: all that no other seat has. */
export function availableChoices(choice: GameInfo['choices'][number], chosen: SeatChoices, seat: number): string[] {
  return choice.values.filter((value) => chosen[choice.name]?.every((held, index) => index === seat || held !== value));
}

/** Return the seats (counted from 0) of people at this screen who have no name yet. */
export function unnamedSeats(plan: Plan): number[] {
  return plan.seats
    .slice(0, plan.players)
    .flatMap((seat, index) => (seat.kind === 'human' && seat.name.trim() === '' ? [index] : []));
}

export function toNewTable(game: string, plan: Plan): NewTable {
  const seats = seatsInPlay(plan).map(({ kind, name }): NewSeat => {
    const bot = botOf(kind);
    if (bot !== null) return { kind: 'bot', bot };
    return kind === 'human' ? { kind, name: name.trim() } : { kind: 'open' };
  });
  return {
    game,
    players: plan.players,
    options: { ...plan.options },
    chosen: chosenParts(plan),
    ...(asksAtTable(plan) && { ask_first: true }),
    public: plan.public,
    ...(!plan.hints && { hints: false }),
    ...(plan.clock && { clock: plan.clock }),
    seats,
  };
}

/** Return all that is chosen of the set-up. */
export function chosenParts(plan: Plan): Chosen {
  const first = firstSeat(plan);
  return { ...choicesInPlay(plan), ...plan.arrangement, ...(first !== null && { first }) };
}

/** Return the same table of bots again. */
export function botRematch({ game, players, options, chosen, public: listed, seats }: TableInfo): NewTable {
  const bots = seats.map((seat): NewSeat => ({ kind: 'bot', bot: seat.bot ?? 'random' }));
  return { game, players, options, chosen, public: listed, seats: bots };
}
