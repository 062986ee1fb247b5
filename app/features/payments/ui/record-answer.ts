import type { ListAnswer } from '#app/features/invoice-list/public.ts';
import { fill } from '#app/i18n/fill.ts';

/** What the server says of the ledger stands alone; what kept the post from it is a reason. */
export function sayFailure(answer: ListAnswer, message: string, failed: string): string {
  return answer.outcome === 'not-recorded' ? message : fill(failed, { message });
}

export function shownStatus(status: string): 'paid' | 'unpaid' {
  return status === 'paid' ? 'paid' : 'unpaid';
}
