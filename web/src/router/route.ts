/** Which screen a path means. */
export type Route =
  | { screen: 'home' }
  | { screen: 'setup'; game: string }
  | { screen: 'rules'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'nowhere' };

export function read(path: string): Route {
  const [first, second, ...rest] = parts(path);
  if (first === undefined) return { screen: 'home' };
  if (second === undefined || rest.length > 0) return { screen: 'nowhere' };
  if (first === 'new') return { screen: 'setup', game: second };
  if (first === 'rules') return { screen: 'rules', game: second };
  if (first === 'table') return { screen: 'table', table: second };
  return { screen: 'nowhere' };
}

function parts(path: string): string[] {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return ['', '', '']; // escaped by no rule: nowhere
  }
}
