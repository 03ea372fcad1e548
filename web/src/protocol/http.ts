/** The HTTP calls of the page. */
import type {
  BotSeated,
  Calls,
  ErrorInfo,
  ErrorResponse,
  GameInfo,
  HeldSeat,
  HeldSeats,
  NewTable,
  TableInfo,
} from '../generated/protocol';

/** The server refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly details: ErrorInfo,
  ) {
    super(details.message);
  }
}

/** There was no valid answer. */
export class Unreachable extends Error {}

/** The method and the path of a call, with its parameters filled in. */
type Method<Name> = Name extends `${infer Verb} ${string}` ? Verb : never;
type Path<Name> = Name extends `${string} ${infer Pattern}` ? Filled<Pattern> | `${Filled<Pattern>}?${string}` : never;
type Filled<Pattern extends string> = Pattern extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Pattern;

export function getGames(): Promise<GameInfo[]> {
  return call<'GET /api/games'>('GET', '/api/games');
}

export function makeTable(table: NewTable): Promise<HeldSeats> {
  return call<'POST /api/tables'>('POST', '/api/tables', table);
}

export function getTable(table: string): Promise<TableInfo> {
  return call<'GET /api/tables/{table}'>('GET', `/api/tables/${encodeURIComponent(table)}`);
}

export function sitDown(table: string, name: string): Promise<HeldSeat> {
  return call<'POST /api/tables/{table}/seats'>('POST', `/api/tables/${encodeURIComponent(table)}/seats`, { name });
}

export function seatBot(table: string, seat: number, token: string, bot: string): Promise<BotSeated> {
  return call<'POST /api/tables/{table}/seats/{seat}/bot'>(
    'POST',
    `/api/tables/${encodeURIComponent(table)}/seats/${seat}/bot`,
    { token, bot },
  );
}

/** Create the next table with the same people, or join the one that was created. */
export function requestRematch(table: string, tokens: string[], rotate: boolean): Promise<HeldSeats> {
  return call<'POST /api/tables/{table}/rematch'>('POST', `/api/tables/${encodeURIComponent(table)}/rematch`, {
    tokens,
    rotate,
  });
}

/** Call the server; throw `Refusal` or `Unreachable`. */
export async function call<Name extends keyof Calls>(
  method: Method<Name>,
  path: Path<Name>,
  ...body: Calls[Name]['body'] extends null ? [] : [Calls[Name]['body']]
): Promise<Calls[Name]['answer']>;
export async function call(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await ask(method, path, body);
  const answerBody: unknown = await answer.json().catch(() => null);
  if (answer.ok) return answerBody;
  if (isError(answerBody)) throw new Refusal(answer.status, answerBody.error);
  throw new Unreachable(`${method} ${path}: ${answer.status}`);
}

async function ask(method: string, path: string, body?: object): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: body ? { 'content-type': body instanceof Blob ? 'application/jsonl' : 'application/json' } : {},
      ...(body ? { body: body instanceof Blob ? body : JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Unreachable(`${method} ${path}`);
  }
}

function isError(body: unknown): body is ErrorResponse {
  return body !== null && typeof body === 'object' && 'error' in body;
}
