/** Returns only the fields that differ from before, so an edit doesn't undo concurrent changes to other fields. */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[];
  const changed: Partial<Fields> = {};
  for (const name of names) if (before[name] !== after[name]) changed[name] = after[name];
  return changed;
}
