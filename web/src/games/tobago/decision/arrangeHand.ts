/** Where the cards of a hand lie: a card keeps its place, and a new one takes the first that is free. */

/** A usual hand; its places stay although cards are missing. */
const PLACES = 4;

export function arrangeHand(before: readonly (string | null)[], hand: readonly string[]): (string | null)[] {
  const places = before.map((card) => (card !== null && hand.includes(card) ? card : null));
  for (const card of hand.filter((each) => !places.includes(each))) {
    const free = places.indexOf(null);
    if (free < 0) places.push(card);
    else places[free] = card;
  }
  const used = places.findLastIndex((card) => card !== null) + 1;
  return places.slice(0, Math.max(used, PLACES));
}
