/** The number of waiting tables on the app's icon and on the tab's. */
import mark from '../style/atoll.svg?raw';

let usual: string | null = null;

export function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined); // only an installed app may have one
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!icon) return;
  usual ??= icon.href;
  const href = count > 0 ? `data:image/svg+xml,${encodeURIComponent(marked())}` : usual;
  if (icon.href !== href) icon.href = href;
}

/** The mark of the site with a dot. */
function marked(): string {
  return mark.replace('</svg>', '<circle cx="24" cy="8" r="7.5" fill="#d5402b" stroke="#fff" stroke-width="2"/></svg>');
}
