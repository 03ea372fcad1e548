/** Finds what the coach points at. */

/** A selector, or the text on a button of a decision or on a card in hand. */
export type Target = string | { label: string };

/** Controls that open what a narrow screen hides. */
const COVERED: Record<string, string> = { people: '#tab-people' };

/** Return the targets of a point of the script: `tile ID` and `space ID` on the board, anything else by its name. */
export function targetOf(point: string): Target[] {
  const [kind, ...rest] = point.split(' ');
  if (kind === 'tile' || kind === 'space') return [`[data-${kind}='${rest.join(' ')}']`];
  return [`[data-point='${point}']`, ...(COVERED[point] ? [COVERED[point]] : [])];
}

/** Return the first visible target. */
export function find(targets: Target[]): Element | null {
  return targets.map(findOne).find((found) => found?.checkVisibility()) ?? null;
}

function findOne(target: Target): Element | null {
  if (typeof target === 'string') return document.querySelector(target);
  const labels = [...document.querySelectorAll('button .label, .decision li button > span')];
  return labels.find((label) => label.textContent?.trim() === target.label)?.closest('button') ?? null;
}
