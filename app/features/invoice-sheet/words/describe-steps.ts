import type { SheetSchedule } from '#app/domain/invoices/sheet.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { openSteps } from '#app/domain/payments/schedule.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import type { DescribableInvoice } from './describe-sheet.ts';

/**
 * Describes an invoice's installments and their status; null without a schedule and for void invoices.
 * @param date formats a day `YYYY-MM-DD`
 */
export function describeSteps(
  { content, status, schedule, paidMinor = 0 }: DescribableInvoice,
  { schedule: words }: DocumentWords,
  cldr: Cldr,
  date: (day: string) => string,
): SheetSchedule<string> | null {
  if (!schedule || status === 'void') return null;
  const money = (minor: number) => formatMoney(minor, content.currency, content.country, cldr);
  const about = (due: string, amount: number, open: number) => {
    if (open === 0) return fill(words.paid, { date: date(due) });
    if (open === amount) return fill(words.open, { date: date(due) });
    return fill(words.left, { date: date(due), amount: money(open) });
  };
  return {
    heading: words.title,
    steps: openSteps(schedule, paidMinor).map(({ label, amount, due, open }) => ({
      label,
      about: about(due, amount, open),
      amount: money(amount),
    })),
  };
}
