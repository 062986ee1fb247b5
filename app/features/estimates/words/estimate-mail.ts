import type { EstimateAnswer } from '#app/domain/documents/estimate-answer.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { MailProduct, MailText } from '#app/domain/mail/mail-text.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import { composeMail } from '#app/features/sending/public.words.ts';
import { mailTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

type AnsweredEstimate = Pick<EstimateAnswer, 'answer' | 'name' | 'reason'> & {
  content: Pick<InvoiceContent, 'invoiceNumber' | 'clientName' | 'currency' | 'country'>;
  totalMinor: number;
  link: string;
};

/** Creates the email that notifies the owner of an estimate of the client's answer. */
export function estimateAnsweredMail(product: MailProduct, told: AnsweredEstimate): MailText {
  const { answer, name, reason, content, totalMinor, link } = told;
  const { mail } = estimateTexts;
  const named = {
    number: content.invoiceNumber,
    client: content.clientName,
    total: formatMoney(totalMinor, content.currency, content.country),
    name: name ?? '',
  };
  const heading = fill(mail[answer], named);
  return composeMail(product, {
    subject: heading,
    heading,
    parts: [
      fill(answer === 'accepted' ? mail.acceptedAbout : mail.declinedAbout, named),
      ...(reason ? [fill(mail.reason, { reason })] : []),
      { kind: 'button', label: mail.open, link },
    ],
  });
}

/** Creates the same for an owner with an unconfirmed address: it contains no typed text, neither numbers nor names. */
export function estimateAnsweredPlainMail(
  product: MailProduct,
  { answer, link }: Pick<EstimateAnswer, 'answer'> & { link: string },
): MailText {
  const { mail } = estimateTexts;
  const heading = mail.plain[answer];
  return composeMail(product, {
    subject: heading,
    heading,
    parts: [mailTexts.frame.unconfirmed, { kind: 'button', label: mail.openList, link }],
  });
}
