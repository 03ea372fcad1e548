/** The current route, and navigation without a reload. */
import { parseRoute, type Route } from './route';

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname, location.search));

  constructor() {
    window.addEventListener('popstate', () => this.#arrive());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#arrive();
    window.scrollTo(0, 0);
  }

  #arrive(): void {
    this.route = parseRoute(location.pathname, location.search);
  }
}

export const router = new Router();

/** For `<a {@attach link}>`: make a link navigate without a reload. */
export function link(anchor: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname, search } = new URL(anchor.href);
    router.go(pathname + search);
  };
  anchor.addEventListener('click', follow);
  return () => anchor.removeEventListener('click', follow);
}
