import type { DescribableInvoice } from '../invoices/describe-sheet.ts';
import { openSteps } from './schedule.ts';

/**
 * What is asked for now, minor units, and its day: the first open step of a schedule, else all that is left (`getting-paid.md`
 * section 2).
 */
export function askedNow({
  content: { dueDate },
  totals,
  schedule,
  paidMinor = 0,
}: Pick<DescribableInvoice, 'schedule' | 'paidMinor'> & {
  content: { dueDate: string };
  totals: { total: number };
}): { minor: number; due: string } {
  const next = openSteps(schedule ?? [], paidMinor).find(({ open }) => open > 0);
  return next
    ? { minor: next.open, due: next.due }
    : { minor: Math.max(0, totals.total - paidMinor), due: dueDate };
}
