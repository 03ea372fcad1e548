/** The address of a moment. */
import type { Eyes } from '../protocol/messages';

export interface Glance {
  moment: number;
  /** Undefined: with the eyes one has. */
  eyes?: Eyes | undefined;
}

export function momentPath(table: string, { moment, eyes }: Glance): string {
  const whose = eyes === undefined ? '' : `?eyes=${eyes ?? 'none'}`;
  return `/table/${encodeURIComponent(table)}/moment/${moment}${whose}`;
}

export function readEyes(search: string): Eyes | undefined {
  const told = new URLSearchParams(search).get('eyes');
  if (told === 'all') return told;
  if (told === 'none') return null;
  return told !== null && /^\d$/.test(told) ? Number(told) : undefined;
}
