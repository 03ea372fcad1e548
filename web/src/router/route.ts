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
  | { screen: 'nowhere' };

export function parseRoute(path: string, search = ''): Route {
  const [first, second, ...rest] = pathParts(path);
  if (first === undefined) return { screen: 'home' };
  if (first === 'replay' && second === undefined) return { screen: 'replay' };
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
  if (first === 'lobby' && second === undefined) return { screen: 'lobby' };
  if (second === undefined || rest.length > 0) return { screen: 'nowhere' };
  if (first === 'new') return { screen: 'setup', game: second };
  if (first === 'rules') return { screen: 'rules', game: second };
  if (first === 'learn') return { screen: 'learn', game: second };
  if (first === 'table') return { screen: 'table', table: second };
  return { screen: 'nowhere' };
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
