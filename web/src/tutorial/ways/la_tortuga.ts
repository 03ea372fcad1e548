import type { Ply } from '../../protocol/words';
import type { TortugaPlay } from '../../games/la_tortuga/tortuga';
import type { Target } from '../targets';
import { key } from './way';

export function wayTo(play: TortugaPlay, ply: Ply): Target[] {
  switch (ply.do) {
    case 'turtle':
      return key(String(play.legal.filter((each) => each.do === 'turtle').findIndex((each) => each.turtle === ply.turtle) + 1));
    case 'spend':
      return key(`Shift+${String(ply.value)}`);
    default:
      return key(ply.do === 'stop' ? 'S' : 'R');
  }
}
