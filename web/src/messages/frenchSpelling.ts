/**
 * What French spelling asks of a text that was put together: a space before some signs, and
 * never a new line; « de Ben », but « d’Ada », where the name may be marked (see `names.ts`).
 */
export function applyFrenchSpelling(text: string): string {
  return text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0').replace(/\bde (?=(\uE000.*?\uE001)?[aeiouéèêâîô])/gi, 'd’');
}
