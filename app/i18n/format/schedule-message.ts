import type { ScheduleIssue } from '#app/domain/payments/schedule.ts';
import { scheduleTexts } from '#app/features/payments/texts.ts';
import { fill } from '../fill.ts';
import { formatMoney } from './money.ts';

/** Returns the sentence of an issue of a payment schedule. */
export function scheduleMessage(issue: ScheduleIssue): string {
  return fill<string>(scheduleTexts.refusals[issue.code], valuesOf(issue));
}

function valuesOf(issue: ScheduleIssue): Record<string, string | number> {
  if (issue.code !== 'sum') return { ...issue };
  const { currency, country } = issue;
  return {
    sum: formatMoney(issue.sum, currency, country),
    total: formatMoney(issue.total, currency, country),
  };
}
