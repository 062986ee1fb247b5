import { type Allowance, allowanceOf } from '#app/domain/billing/allowance.ts';
import type { Viewer } from './session.server.ts';

/** How many invoices the signed-in person may still make, at the instant `now` (milliseconds since the epoch). */
export function describeAllowance({ settings }: Viewer, now: number): Allowance {
  return allowanceOf(settings, now);
}
