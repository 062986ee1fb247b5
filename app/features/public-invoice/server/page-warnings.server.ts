import { otherPaymentDestinationSince } from '#app/domain/history/payment-places.ts';
import { isOwed } from '#app/domain/invoices/status.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { describePaymentDestinationChange } from '#app/features/history/public.server.ts';
import type { LinkedInvoice } from '#app/features/invoice-sheet/public.server.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';

type Warning = { title: string; text: string } | null;

/** The warning that an estimate's answer was restored from a file. */
export function warnOfRestored({ answerRestoredAt, timeZone }: LinkedInvoice): Warning {
  if (answerRestoredAt === null) return null;
  const { title, text } = publicInvoiceTexts.restored;
  return {
    title: fill(title, { date: formatDay(dayInTimeZone(answerRestoredAt, timeZone)) }),
    text,
  };
}

/** The warning that payment details differ from an earlier invoice, or from this invoice's first version. */
export function warnOfPayment({ status, content, paymentBefore }: LinkedInvoice): Warning {
  const since = isOwed(status) ? otherPaymentDestinationSince(paymentBefore, content) : null;
  return (
    since && {
      title: describePaymentDestinationChange(since),
      text: publicInvoiceTexts.paymentDestinationChanged.howToCheck,
    }
  );
}
