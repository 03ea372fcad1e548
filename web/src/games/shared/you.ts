import type { TableInfo } from '../../generated/protocol';

/** Return `yes`, the message argument `you`, if this is the only seat of the page. */
export function you(table: TableInfo, seat: number): 'yes' | 'no' {
  return table.yours.length === 1 && table.yours[0] === seat ? 'yes' : 'no';
}
