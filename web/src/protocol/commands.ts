/** The messages a page sends over a table's socket, and what answers them. */
import type { Accepted, Command, Moments, MomentsQuery, Story, StoryQuery } from '../generated/protocol';

type WithoutId<Message> = Message extends { id: number } ? Omit<Message, 'id'> : never;

/** A command before the socket gives it an id. */
export type NewCommand = WithoutId<Command>;

/** A command or a query before the socket gives it an id. */
export type NewRequest = NewCommand | WithoutId<StoryQuery | MomentsQuery>;

interface Answers {
  story: Story;
  moments: Moments;
}

export type Answer = Accepted | Story | Moments;

export type AnswerTo<Request extends NewRequest> = Request['type'] extends keyof Answers
  ? Answers[Request['type']]
  : Accepted;

/** Send a request and return its answer. */
export type SendRequest = <Request extends NewRequest>(request: Request) => Promise<AnswerTo<Request>>;
