/** Scroll to the end of a question: beside the board it may open out of sight; on a phone it comes first. */
export function scrollIntoSight(last: HTMLElement): void {
  if (matchMedia('(min-width: 900px)').matches) last.scrollIntoView({ block: 'nearest' });
}
