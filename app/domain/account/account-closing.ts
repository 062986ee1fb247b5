const dayMs = 86_400_000;

/** Days between the deletion of an account and the wiping of its data, as stated in the privacy policy. */
export const closedDays = 30;

/** Returns the cutoff (ms): accounts closed at or before it are due to be wiped. */
export function wipedIfClosedBy(nowMs: number): number {
  return nowMs - closedDays * dayMs;
}

/** Returns when an account closed at the given instant is due to be wiped (both ms). */
export function wipeDueAt(closedAtMs: number): number {
  return closedAtMs + closedDays * dayMs;
}

/**
 * German tax law requires receipts to be retained for eight years after the end of the calendar year (section 147 AO).
 */
export const retentionYears = 8;

/** Returns until when the payments of a closed account must be retained (both ms). */
export function billingKeptUntil(closedAtMs: number): number {
  return Date.UTC(new Date(closedAtMs).getUTCFullYear() + 1 + retentionYears, 0, 1);
}

/** Errors shown in the delete-account dialog after a refused attempt; `form` belongs to no single field. */
export type DeletionErrors = Partial<Record<'current' | 'confirmation' | 'apple' | 'form', string>>;

export type DeletionAnswer =
  | { outcome: 'deleted' }
  /** `isUnknown`: the request failed, or only its response was lost. */
  | { outcome: 'refused'; errors: DeletionErrors; isUnknown?: true };
