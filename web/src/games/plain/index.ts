/** A plain board for any game: the view as text, a button for every legal ply. */
import { list, messages } from '../../messages/messages.svelte';
import type { Phrase } from '../../messages/phrase';
import { getGames } from '../../protocol/http';
import { definePage, type GamePage, type Sentence } from '../gamePage';
import { addTexts } from './addTexts';
import Board from './board/Board.svelte';
import Belongings from './cards/Belongings.svelte';
import Decision from './decision/Decision.svelte';
import Emblem from './emblem/Emblem.svelte';
import Ending from './log/Ending.svelte';
import { PlainLog } from './log/gameLog.svelte';
import Log from './log/Log.svelte';
import type { PlainPlay, PlainTypes } from './play';
import { namedSeat } from './wording';

export { addTexts } from './addTexts';
export { default as MoreGames } from './MoreGames.svelte';

export async function plainPage(name: string): Promise<GamePage> {
  const [offers] = await Promise.all([getGames(), messages.load('plain', 'terms')]);
  await addTexts(offers);
  return definePage<PlainTypes>({
    name,
    plain: true,
    Board,
    Decision,
    Log,
    loadEnding: () => Promise.resolve(Ending),
    Belongings,
    Emblem,
    createLog: (_, table) => new PlainLog(table),
    createStage: () => ({ clear: () => undefined }),
    scenes: () => [],
    sentence,
    resultTitle,
    named: namedSeat,
    shortcuts: [{ key: '1–9', message: 'plain-key-ply' }],
  });
}

function sentence(play: PlainPlay): Sentence {
  const { decides } = play;
  if (play.outcome) return { id: 'plain-over' };
  if (decides === null) return { id: 'plain-chance' };
  return { id: 'plain-decides', args: { player: play.named(decides), you: play.isYou(decides) ? 'yes' : 'no' } };
}

function resultTitle(play: PlainPlay): Phrase {
  const winners = play.outcome?.winners ?? [];
  if (winners.length === 0) return { id: 'plain-nobody' };
  if (winners.length === 1 && play.isYou(winners[0] ?? -1)) return { id: 'play-won-you' };
  return {
    id: 'play-won',
    args: { count: winners.length, winners: list(winners.map((seat) => play.named(seat).name)) },
  };
}
