/**
 * Apply French spelling to a formatted text: a non-breaking space before some signs,
 * and « de Ben », but « d’Ada », where the name may be marked (see `embeddedNames.ts`).
 */
export function applyFrenchSpelling(text: string): string {
  return text
    .replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0')
    .replace(/(?<!\p{L})de (?=(\uE000.*?\uE001)?[aeiouéèêâîô])/giu, 'd’');
}
