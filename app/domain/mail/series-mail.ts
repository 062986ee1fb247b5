import { fill } from '#app/texts/fill.ts';
import { recurringTexts } from '#app/texts/recurring.ts';
import { formatDay } from '../dates.ts';
import type { OccurrenceWait } from '../recurring/series.ts';
import { composeMail } from './compose-mail.ts';
import type { MailProduct, MailText } from './mail-text.ts';

type WaitingInvoice = {
  clientName: string;
  /** `YYYY-MM-DD`. */
  day: string;
  why: OccurrenceWait;
  isPaused: boolean;
  link: string;
};

/** The mail that tells a seller that a recurring invoice was not made or not sent, why, and what to do. */
export function occurrenceWaitsMail(product: MailProduct, told: WaitingInvoice): MailText {
  const { clientName, day, why, isPaused, link } = told;
  const { mail, waits } = recurringTexts;
  const isMade = why === 'payment' || why === 'mail';
  const named = { client: clientName, day: formatDay(day) };
  const heading = fill(isMade ? mail.notSent : mail.notMade, named);
  return composeMail(product, {
    ...{ subject: heading, heading },
    parts: [
      waits[why],
      ...(isPaused ? [mail.paused] : []),
      { kind: 'button', label: mail.open, link },
    ],
  });
}
