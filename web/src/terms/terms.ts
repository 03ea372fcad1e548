/** The options and the clock of a table, in words. */
import type { ClockRule } from '../generated/protocol';
import { messages, t } from '../messages/messages.svelte';
import type { Value } from '../protocol/parts';

export function optionName(game: string, name: string): string {
  return t(`${game}-option-${name}`);
}

/** Return the text of an option's value; a value has its own message, or shares one with many others. */
export function optionValueName(game: string, name: string, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'terms-yes' : 'terms-no');
  const own = `${game}-option-${name}-${value}`;
  return messages.has(own) ? t(own) : t(`${game}-option-${name}-value`, { value: String(value) });
}

/** Return the text of a chosen option, as short as possible. */
export function optionSummary(game: string, name: string, value: Value): string {
  if (value === true) return optionName(game, name);
  return value === false ? t('terms-without', { what: optionName(game, name) }) : optionValueName(game, name, value);
}

/** Return the name of a part of the set-up that was arranged by hand. */
export function arrangedPart(game: string, part: string): string {
  const id = `terms-part-${game}-${part}`;
  return messages.has(id) ? t(id) : part;
}

export function clockName(rule: ClockRule | null): string {
  if (rule === null) return t('clock-none');
  if (rule.per === 'game') return t('clock-per-game', { minutes: rule.seconds / 60, increment: rule.increment ?? 0 });
  if (rule.seconds % 86_400 === 0) return t('clock-per-move-days', { days: rule.seconds / 86_400 });
  if (rule.seconds % 60) return t('clock-per-move-seconds', { seconds: rule.seconds });
  return t('clock-per-move-minutes', { minutes: rule.seconds / 60 });
}
