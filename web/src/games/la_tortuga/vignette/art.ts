/** The drawings of La Tortuga: the ids are in `lagoon.svg`, whose colours are tokens. */
import lagoon from './lagoon.svg?no-inline';

export function art(id: string): string {
  return `${lagoon}#${id}`;
}
