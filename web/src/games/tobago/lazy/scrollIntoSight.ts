/** Beside the board a question may open below what is in sight; on a phone it stands before all else. */
export function scrollIntoSight(last: HTMLElement): void {
  if (matchMedia('(min-width: 900px)').matches) last.scrollIntoView({ block: 'nearest' });
}
