/** Durations in words: minutes, hours or days. */
import { tagOf } from '../messages/locales';
import { messages } from '../messages/messages.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Return a duration in its largest unit, as the language writes it; less than a minute counts as one. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[2];
  return quantity(unit, Math.max(1, Math.floor(seconds / size)));
}

/** Return a duration of days and hours. */
export function longDuration(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  return [quantity('day', days), ...(hours > 0 ? [quantity('hour', hours)] : [])].join(' ');
}

function quantity(unit: 'day' | 'hour' | 'minute', count: number): string {
  return new Intl.NumberFormat(tagOf(messages.locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
