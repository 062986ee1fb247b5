import type { CountryCode } from '../country/country.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { checkSchedule, type ScheduleStep } from '../payments/schedule.ts';
import { parseSteps } from '../payments/typed-steps.ts';
import type { InvoiceDraft } from './draft.ts';
import type { IssueCollector } from './draft-issue.ts';

/**
 * The schedule of a draft in amounts of its total: parts of the total, and the last step's rest, are worked out here. Empty
 * where it is not paid in steps, or they have issues.
 */
export function checkSteps(
  draft: Pick<InvoiceDraft, 'schedule' | 'invoiceDate' | 'dueDate'>,
  of: { total: number; currency: CurrencyCode; country: CountryCode },
  collector: IssueCollector,
): ScheduleStep[] {
  const steps = parseSteps(draft.schedule, { ...of, dates: draft });
  const checked = checkSchedule(steps, { ...of, invoiceDate: draft.invoiceDate });
  if (checked.ok) return checked.steps;
  for (const { at, message } of checked.issues) {
    collector.add(at ? `schedule.${at.step}.${at.field}` : 'schedule', 'payment', message);
  }
  return [];
}
