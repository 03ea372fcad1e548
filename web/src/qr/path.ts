/** A QR code as the path of an SVG. */
import { encode } from 'uqr';

/** Scanners need this many light modules around a code. */
const QUIET_ZONE = 4;

export interface QrPath {
  /** Modules on each side, with the quiet zone. */
  size: number;
  /** The dark modules: one rectangle for each run in a row. */
  path: string;
}

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}

function rowPath(row: boolean[], y: number): string {
  const dark = row.map((module) => (module ? '#' : ' ')).join('');
  return [...dark.matchAll(/#+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
