/** The drawings: one file of symbols, which is fetched beside the scripts. */
import sprite from './sprite.svg';

/** Return the address of a symbol: `face-ROLE`, `sign-CARD`, `figure-CARD`, `place-TILE`, `ground-TILE` and a few more. */
export function art(symbol: string): string {
  return `${sprite}#${symbol}`;
}
