/** Finding what the coach points at. */

/** A selector, or what stands on a button of a decision or on a card in hand. */
export type Target = string | { label: string };

/** Things that a narrow screen keeps under another. */
const COVERED: Record<string, string> = { people: '#tab-people' };

/** A point of the script: `tile ID` and `space ID` on the board, anything else by its name. */
export function targetOf(point: string): Target[] {
  const [kind, ...rest] = point.split(' ');
  if (kind === 'tile' || kind === 'space') return [`[data-${kind}='${rest.join(' ')}']`];
  return [`[data-point='${point}']`, ...(COVERED[point] ? [COVERED[point]] : [])];
}

/** The first of these that can be seen. */
export function find(targets: Target[]): Element | null {
  return targets.map(findOne).find((found) => found?.checkVisibility()) ?? null;
}

function findOne(target: Target): Element | null {
  if (typeof target === 'string') return document.querySelector(target);
  const labels = [...document.querySelectorAll('button .label, .decision li button > span')];
  return labels.find((label) => label.textContent?.trim() === target.label)?.closest('button') ?? null;
}
