/** Whether the page is dark now, by the settings or by the device. */
import { MediaQuery } from 'svelte/reactivity';

import { settings } from './settings.svelte';

const dark = new MediaQuery('(prefers-color-scheme: dark)');

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && dark.current);
}
