import type { Ply } from '../../generated/protocol';
import { key } from '../../tutorial/controls';
import type { Target } from '../../tutorial/targets';
import type { TortugaPlay } from './play';

export function findControl(play: TortugaPlay, ply: Ply): Target[] {
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
