import type { ListAnswer } from '#app/features/invoice-list/public.ts';
import { fill } from '#app/i18n/fill.ts';

/** Returns the server's message as it is if it is about the ledger; otherwise the failure with its reason. */
export function sayFailure(answer: ListAnswer, message: string, failed: string): string {
  return answer.outcome === 'not-recorded' ? message : fill(failed, { message });
}

export function shownStatus(status: string): 'paid' | 'unpaid' {
  return status === 'paid' ? 'paid' : 'unpaid';
}
