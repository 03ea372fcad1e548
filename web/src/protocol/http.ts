/** The HTTP calls of the page. */
import type { Calls, ErrorInfo, ErrorResponse, GameInfo, HeldSeats, NewTable, TableInfo } from '../generated/protocol';

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

/** How long an answer may take: to what a screen begins with, to anything else, and to a file. */
const LOOK_MS = 8000;
const USUAL_MS = 20_000;
const UPLOAD_MS = 120_000;

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
      signal: AbortSignal.timeout(timeout(path, body)),
    });
  } catch {
    throw new Unreachable(`${method} ${path}`);
  }
}

function isError(body: unknown): body is ErrorResponse {
  return body !== null && typeof body === 'object' && 'error' in body;
}

function timeout(path: string, body?: object): number {
  if (body instanceof Blob) return UPLOAD_MS;
  return body === undefined && /^\/api\/(games|tables\/[^/]+)$/.test(path) ? LOOK_MS : USUAL_MS;
}
