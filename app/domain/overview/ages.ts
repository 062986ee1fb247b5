/** By how many days invoices are late, both inclusive; `to` null: and more (`getting-paid.md` section 9). */
export type AgeRange = { from: number; to: number | null };

export const ageRanges = [
  { from: 1, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
] as const satisfies readonly AgeRange[];
