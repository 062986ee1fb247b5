/** The fields that differ from what they were; an edit sends these alone, so that it undoes no other change. */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[];
  const changed: Partial<Fields> = {};
  for (const name of names) if (before[name] !== after[name]) changed[name] = after[name];
  return changed;
}
