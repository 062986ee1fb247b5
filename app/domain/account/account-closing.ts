const dayMs = 86_400_000;

/** How many days a deleted account is closed before its data is wiped; the privacy policy states it. */
export const closedDays = 30;

/** The instant (ms) up to which an account must have been closed for its data to be wiped now. */
export function wipedIfClosedBy(nowMs: number): number {
  return nowMs - closedDays * dayMs;
}

/** When an account that is closed at an instant becomes due to be wiped (ms). */
export function wipeDueAt(closedAtMs: number): number {
  return closedAtMs + closedDays * dayMs;
}

/** How long German tax law wants receipts kept: eight years from the end of the calendar year (section 147 of the AO). */
export const keptYears = 8;

/** Until when the payments of an account that was closed at an instant must be found (both ms). */
export function billingKeptUntil(closedAtMs: number): number {
  return Date.UTC(new Date(closedAtMs).getUTCFullYear() + 1 + keptYears, 0, 1);
}

/** What the question before a deletion shows after a refused try; `form` concerns no single field. */
export type DeletionErrors = Partial<Record<'current' | 'confirmation' | 'apple' | 'form', string>>;

export type DeletionAnswer =
  | { outcome: 'deleted' }
  /** `isUnknown`: it did not get through, or only its answer was lost. */
  | { outcome: 'refused'; errors: DeletionErrors; isUnknown?: true };
