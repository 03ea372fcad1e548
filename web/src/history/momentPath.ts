/** The address of a moment. */
import type { Perspective } from '../protocol/parts';

export interface MomentRef {
  moment: number;
  /** Undefined: the own perspective. */
  perspective?: Perspective | undefined;
}

export function momentPath(table: string, { moment, perspective }: MomentRef): string {
  const whose = perspective === undefined ? '' : `?eyes=${perspective ?? 'none'}`;
  return `/table/${encodeURIComponent(table)}/moment/${moment}${whose}`;
}

export function readPerspective(search: string): Perspective | undefined {
  const value = new URLSearchParams(search).get('eyes');
  if (value === 'all') return value;
  if (value === 'none') return null;
  return value !== null && /^\d$/.test(value) ? Number(value) : undefined;
}
