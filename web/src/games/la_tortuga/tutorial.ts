import { key } from '../../tutorial/controls';
import type { Target } from '../../tutorial/targets';
import type { LaTortugaPly, TortugaPlay } from './play';

export function findControl(play: TortugaPlay, ply: LaTortugaPly): Target[] {
  switch (ply.do) {
    case 'turtle':
      return key(
        String(play.legal.filter((each) => each.do === 'turtle').findIndex((each) => each.turtle === ply.turtle) + 1),
      );
    case 'spend':
      return key(`Shift+${String(ply.value)}`);
    default:
      return key(ply.do === 'stop' ? 'S' : 'R');
  }
}
