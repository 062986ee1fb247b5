import type { EmailContent, ProductInfo } from '#app/domain/email/email-content.ts';
import type { OccurrenceWait } from '#app/domain/recurring/series.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { composeEmail } from '#app/features/sending/public.words.ts';
import { emailTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';

type WaitingInvoice = {
  /** Null when the seller's address isn't confirmed; the email then contains no typed text. */
  clientName: string | null;
  /** `YYYY-MM-DD`. */
  day: string;
  why: OccurrenceWait;
  isPaused: boolean;
  link: string;
};

/** Creates the email that tells a seller that a recurring invoice wasn't created or sent, why, and what to do. */
export function occurrenceWaitsEmail(product: ProductInfo, told: WaitingInvoice): EmailContent {
  const { clientName, day, why, isPaused, link } = told;
  const mail = recurringTexts.mail;
  const isMade = why === 'payment' || why === 'mail';
  const dayShown = formatDay(day);
  const heading =
    clientName === null
      ? fill(isMade ? mail.plain.notSent : mail.plain.notMade, { day: dayShown })
      : fill(isMade ? mail.notSent : mail.notMade, { client: clientName, day: dayShown });
  return composeEmail(product, {
    subject: heading,
    heading,
    parts: [
      recurringTexts.waits[why],
      ...(isPaused ? [mail.paused] : []),
      ...(clientName === null ? [emailTexts.frame.unconfirmed] : []),
      { kind: 'button', label: mail.open, link },
    ],
  });
}
