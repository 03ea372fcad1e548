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
  const count = Math.max(1, Math.floor(seconds / size));
  return new Intl.NumberFormat(tagOf(messages.locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
