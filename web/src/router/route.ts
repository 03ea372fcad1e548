/** The screen that a path stands for. */
import { type MomentRef, readPerspective } from '../history/momentPath';

export type Route =
  | { screen: 'home' }
  | { screen: 'lobby' }
  | { screen: 'setup'; game: string }
  | { screen: 'rules'; game: string }
  | { screen: 'learn'; game: string }
  | { screen: 'table'; table: string; momentRef?: MomentRef }
  | { screen: 'replay' }
  | { screen: 'key' }
  | { screen: 'record' }
  | { screen: 'nowhere' };

export function parseRoute(path: string, search = ''): Route {
  const [first, second, ...rest] = pathParts(path);
  if (first === undefined) return { screen: 'home' };
  if (
    first === 'table' &&
    second !== undefined &&
    rest[0] === 'moment' &&
    rest.length === 2 &&
    /^\d{1,6}$/.test(rest[1] ?? '')
  ) {
    return {
      screen: 'table',
      table: second,
      momentRef: { moment: Number(rest[1]), perspective: readPerspective(search) },
    };
  }
  if (second === undefined) return isSimple(first) ? { screen: first } : { screen: 'nowhere' };
  if (rest.length > 0) return { screen: 'nowhere' };
  if (first === 'new') return { screen: 'setup', game: second };
  if (first === 'rules') return { screen: 'rules', game: second };
  if (first === 'learn') return { screen: 'learn', game: second };
  if (first === 'table') return { screen: 'table', table: second };
  return { screen: 'nowhere' };
}

const SIMPLE = ['lobby', 'replay', 'key', 'record'] as const;

function isSimple(name: string): name is (typeof SIMPLE)[number] {
  return SIMPLE.includes(name as (typeof SIMPLE)[number]);
}

function pathParts(path: string): string[] {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return ['', '', '']; // not a valid escape: nowhere
  }
}
