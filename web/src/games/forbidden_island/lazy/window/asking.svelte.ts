/** When this browser wants to be asked before a card is turned up. */
import { readStored, store } from '../../../../settings/storage';
import type { Offer } from '../../decision/intent';

/** Ask if something that matters could be saved, if any flooded tile could be, or before every card. */
export const RULES = ['threat', 'flooded', 'always'] as const;

export type Asking = { rule: (typeof RULES)[number] } & Record<Offer['card'], boolean>;

const KEY = 'atoll-island-asking';
const DEFAULTS: Asking = { rule: 'threat', helicopter_lift: true, sandbags: true };

export const asking: Asking = $state(valid(readStored(KEY, DEFAULTS)));

/** Change what is asked, and remember it. */
export function ask(change: Partial<Asking>): void {
  Object.assign(asking, change);
  store(KEY, asking);
}

function valid(stored: Asking): Asking {
  return {
    rule: RULES.includes(stored.rule) ? stored.rule : DEFAULTS.rule,
    helicopter_lift: stored.helicopter_lift !== false,
    sandbags: stored.sandbags !== false,
  };
}
