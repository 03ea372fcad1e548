/** A finger cannot hover, so its first tap shows what the second will do. */
import type { TobagoPlay, TobagoPly } from '../play';

export function tapOrPreview(play: TobagoPlay, ply: TobagoPly, event: Event): void {
  const finger = event instanceof PointerEvent && event.pointerType === 'touch';
  if (finger && play.armed !== ply) play.armed = ply;
  else if (finger) play.do(ply);
  else play.choose(ply);
}
