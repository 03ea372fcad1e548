/** The HTTP calls of the page. */
import type { ErrorWords, GameOffer, HeldSeat, NewTable, TableWords } from './messages';

/** The server refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly details: ErrorWords,
  ) {
    super(details.message);
  }
}

/** There was no valid answer. */
export class Unreachable extends Error {}

export function getGames(): Promise<GameOffer[]> {
  return call('GET', '/api/games');
}

export function makeTable(table: NewTable): Promise<{ table: string; seats: HeldSeat[] }> {
  return call('POST', '/api/tables', table);
}

export function getTable(table: string): Promise<TableWords> {
  return call('GET', `/api/tables/${encodeURIComponent(table)}`);
}

export function sitDown(table: string, name: string): Promise<HeldSeat> {
  return call('POST', `/api/tables/${encodeURIComponent(table)}/seats`, { name });
}

export function seatBot(table: string, seat: number, token: string, bot: string): Promise<unknown> {
  return call('POST', `/api/tables/${encodeURIComponent(table)}/seats/${seat}/bot`, { token, bot });
}

/** Create the next table with the same people, or join the one that was created. */
export function requestRematch(
  table: string,
  tokens: string[],
  rotate: boolean,
): Promise<{ table: string; seats: HeldSeat[] }> {
  return call('POST', `/api/tables/${encodeURIComponent(table)}/rematch`, { tokens, rotate });
}

/** Call the server; throw `Refusal` or `Unreachable`. */
export async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await ask(method, path, body);
  const answerBody: unknown = await answer.json().catch(() => null);
  if (answer.ok) return answerBody as T;
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

function isError(body: unknown): body is { error: ErrorWords } {
  return body !== null && typeof body === 'object' && 'error' in body;
}
