import type { Allowance } from './allowance.ts';

/** What the list's banner says of the remaining free invoices. */
export type RemainingBanner = { remaining: number; isUrgent: boolean };

/**
 * The banner, or null: hidden for paid plans and for unlimited ones, urgent when 1 or fewer remain.
 */
export function remainingBanner(allowance: Allowance): RemainingBanner | null {
  if (allowance.counts === 'period' || allowance.remaining === null) return null;
  return { remaining: allowance.remaining, isUrgent: allowance.remaining <= 1 };
}
