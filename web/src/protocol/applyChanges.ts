/** Applying what a ply changed to a view. */
import type { Change, View } from '../generated/protocol';

type Key = string | number;
type Container = Record<Key, unknown>;

/** Return the view after these changes; what they do not touch is shared with the view before. */
export function applyChanges(view: View, changes: readonly Change[]): View {
  return changes.reduce<unknown>((changed, change) => changedAt(changed, change.at, change), view) as View;
}

function changedAt(part: unknown, at: readonly Key[], change: Change): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return change.value;
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as Container) }) as Container;
  if (rest.length > 0) copy[key] = changedAt(copy[key], rest, change);
  else if ('value' in change) copy[key] = change.value;
  else if (Array.isArray(copy)) copy.splice(Number(key), change.removed ?? 0, ...(change.added ?? []));
  else Reflect.deleteProperty(copy, key);
  return copy;
}
