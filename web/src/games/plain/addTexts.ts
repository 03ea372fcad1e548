/** A game's own texts, as the server sends them, become messages, so that `t` finds them. */
import type { GameInfo } from '../../generated/protocol';
import { messages } from '../../messages/messages.svelte';
import { hasBoard } from '../registry';
import { capital, spaced } from './wording';

const known = new Set<string>();

/** Add the titles and options of games for which the page has no texts. */
export async function addTexts(offers: readonly GameInfo[]): Promise<void> {
  const fresh = offers.filter(({ name }) => !hasBoard(name) && !known.has(name));
  if (fresh.length === 0) return;
  fresh.forEach(({ name }) => known.add(name));
  await messages.addSource(fresh.map(textsOf).join('\n'));
}

export function textsOf({ name: game, title, options, choices }: GameInfo): string {
  return [
    `${game}-title = ${quoted(title)}`,
    ...options.flatMap(({ name, help }) => [
      `${game}-option-${name} = ${quoted(capital(spaced(name)))}`,
      `${game}-option-${name}-help = ${quoted(capital(help))}`,
      `${game}-option-${name}-value = { $value }`,
    ]),
    ...choices.flatMap(({ name, values }) => [
      `${game}-choice-${name} = ${quoted(capital(spaced(name)))} { $seat }`,
      ...values.map((value) => `${game}-choice-${name}-${value} = ${quoted(capital(spaced(value)))}`),
    ]),
  ].join('\n');
}

/** Return any text quoted for Fluent. */
function quoted(text: string): string {
  return `{ "${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}" }`;
}
