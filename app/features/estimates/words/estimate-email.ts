import type { EstimateAnswer } from '#app/domain/documents/estimate-answer.ts';
import type { EmailContent, ProductInfo } from '#app/domain/email/email-content.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import { composeEmail } from '#app/features/sending/public.words.ts';
import { emailTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

type AnsweredEstimate = Pick<EstimateAnswer, 'answer' | 'name' | 'reason'> & {
  content: Pick<InvoiceContent, 'invoiceNumber' | 'clientName' | 'currency' | 'country'>;
  totalMinor: number;
  link: string;
};

/** Creates the email that notifies the owner of an estimate of the client's answer. */
export function estimateAnsweredEmail(product: ProductInfo, told: AnsweredEstimate): EmailContent {
  const { answer, name, reason, content, totalMinor, link } = told;
  const email = estimateTexts.email;
  const named = {
    number: content.invoiceNumber,
    client: content.clientName,
    total: formatMoney(totalMinor, content.currency, content.country),
    name: name ?? '',
  };
  const heading = fill(email[answer], named);
  return composeEmail(product, {
    subject: heading,
    heading,
    parts: [
      fill(answer === 'accepted' ? email.acceptedAbout : email.declinedAbout, named),
      ...(reason ? [fill(email.reason, { reason })] : []),
      { kind: 'button', label: email.open, link },
    ],
  });
}

/** Creates the same for an owner with an unconfirmed address: it contains no typed text, neither numbers nor names. */
export function estimateAnsweredPlainEmail(
  product: ProductInfo,
  { answer, link }: Pick<EstimateAnswer, 'answer'> & { link: string },
): EmailContent {
  const heading = estimateTexts.email.plain[answer];
  return composeEmail(product, {
    subject: heading,
    heading,
    parts: [
      emailTexts.frame.unconfirmed,
      { kind: 'button', label: estimateTexts.email.openList, link },
    ],
  });
}
