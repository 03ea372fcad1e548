/** Searching the rules: case and accents do not matter. */

/** A stretch of a paragraph. */
export interface Piece {
  text: string;
  /** It fits what is searched for. */
  found: boolean;
  /** The number of the ruling it names. */
  ruling: string | null;
}

const RULING = /\b(R\d+)\b/;
/** Shorter words are everywhere. */
const SHORTEST = 2;

/** Return a text without case and accents, of the same length. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const [letter = ''] = (text[index] ?? '').normalize('NFD').toLowerCase();
    return letter || ' ';
  }).join('');
}

/** Return what is searched for, or nothing if it is too short. */
export function readQuery(typed: string): string {
  const query = fold(typed.trim());
  return query.length >= SHORTEST ? query : '';
}

/** Divide a paragraph into what fits a query, the rulings it names, and the rest. */
export function divide(text: string, query: string): Piece[] {
  return text.split(RULING).flatMap((part, index) => {
    const ruling = index % 2 === 1 ? part : null;
    return highlight(part, query).map((piece) => ({ ...piece, ruling }));
  });
}

function highlight(text: string, query: string): Omit<Piece, 'ruling'>[] {
  const pieces: Omit<Piece, 'ruling'>[] = [];
  const folded = fold(text);
  let done = 0;
  for (let at = next(folded, query, 0); at >= 0; at = next(folded, query, done)) {
    if (at > done) pieces.push({ text: text.slice(done, at), found: false });
    done = at + query.length;
    pieces.push({ text: text.slice(at, done), found: true });
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false });
  return pieces;
}

function next(folded: string, query: string, from: number): number {
  return query === '' ? -1 : folded.indexOf(query, from);
}
