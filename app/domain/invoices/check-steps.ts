import type { CountryCode } from '../country/country.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { checkSchedule, type ScheduleStep } from '../payments/schedule.ts';
import { parseSteps } from '../payments/typed-steps.ts';
import type { InvoiceDraft } from './draft.ts';
import type { IssueCollector } from './draft-issue.ts';

/**
 * Converts a draft's payment schedule to amounts: shares of the total and the remainder in the last installment are
 * calculated here. Empty when there is no schedule or it has issues.
 */
export function checkSteps(
  draft: Pick<InvoiceDraft, 'schedule' | 'invoiceDate' | 'dueDate'>,
  of: { total: number; currency: CurrencyCode; country: CountryCode },
  collector: IssueCollector,
): ScheduleStep[] {
  const steps = parseSteps(draft.schedule, { ...of, dates: draft });
  const checked = checkSchedule(steps, { ...of, invoiceDate: draft.invoiceDate });
  if (checked.ok) return checked.steps;
  for (const { at, issue } of checked.issues) {
    const field = at ? `schedule.${at.step}.${at.field}` : 'schedule';
    collector.add(field, 'payment', { code: 'schedule', issue });
  }
  return [];
}
