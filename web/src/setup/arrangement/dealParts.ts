/** Having the server check an arrangement, and deal what it leaves open. */
import type { Phrase } from '../../messages/phrase';
import { call, Refusal } from '../../protocol/http';
import type { Chosen, Value } from '../../protocol/parts';

/** Return all parts that may be chosen, these among them; or why that is refused. */
export async function dealParts(
  game: string,
  players: number,
  options: Record<string, Value>,
  chosen: Chosen,
): Promise<{ dealt: Chosen } | { refusal: Phrase }> {
  try {
    const answer = await call<'POST /api/games/{game}/arrangements'>(
      'POST',
      `/api/games/${encodeURIComponent(game)}/arrangements`,
      { players, options, chosen },
    );
    return { dealt: answer.chosen };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.details : { id: 'error-unreachable' } };
  }
}
