import type { Allowance } from './allowance.ts';

/** The invoice list's banner about the remaining free invoices. */
export type RemainingBanner = { remaining: number; isUrgent: boolean };

/** Returns the banner, or null for paid and unlimited plans; urgent when at most 1 invoice remains. */
export function remainingBanner(allowance: Allowance): RemainingBanner | null {
  if (allowance.counts === 'period' || allowance.remaining === null) return null;
  return { remaining: allowance.remaining, isUrgent: allowance.remaining <= 1 };
}
