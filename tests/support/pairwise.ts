type Factors = Readonly<Record<string, readonly unknown[]>>;
type RowOf<Table extends Factors> = { [Factor in keyof Table]: Table[Factor][number] };

/**
 * Returns few combinations that contain every pair of values of any two factors at least once; the same in every run.
 */
export function pairwise<const Table extends Factors>(factors: Table): RowOf<Table>[] {
  const names = Object.keys(factors);
  const valuesOf = (name: string) => [...(factors[name] ?? []).keys()];
  const pairOf = (one: string, value: number, other: string, otherValue: number) =>
    names.indexOf(one) < names.indexOf(other)
      ? `${one} ${value} ${other} ${otherValue}`
      : `${other} ${otherValue} ${one} ${value}`;
  const missing = new Map<string, Map<string, number>>();
  for (const [at, one] of names.entries()) {
    for (const other of names.slice(at + 1)) {
      for (const value of valuesOf(one)) {
        for (const otherValue of valuesOf(other)) {
          const pair = new Map([[one, value] as const, [other, otherValue] as const]);
          missing.set(pairOf(one, value, other, otherValue), pair);
        }
      }
    }
  }
  const rows: RowOf<Table>[] = [];
  // Each row starts with a missing pair and gets the values that add the most other ones.
  for (let [pair] = missing.values(); pair; [pair] = missing.values()) {
    const row = new Map(pair);
    const gain = (name: string, value: number) =>
      [...row].filter(([other, own]) => missing.has(pairOf(name, value, other, own))).length;
    for (const name of names.filter((each) => !row.has(each))) {
      const best = valuesOf(name).reduce((most, value) =>
        gain(name, value) > gain(name, most) ? value : most,
      );
      row.set(name, best);
    }
    for (const [one, value] of row) {
      for (const [other, own] of row) missing.delete(pairOf(one, value, other, own));
    }
    const values = names.map((name) => [name, factors[name]?.[row.get(name) ?? 0]]);
    rows.push(Object.fromEntries(values));
  }
  return rows;
}
