import { fill } from '#app/texts/fill.ts';
import { historyTexts } from '#app/texts/history.ts';
import { receiptNumber } from '../payments/describe-receipt.ts';
import type { MailKind } from './client-mail.ts';
import { mailKindRules } from './mail-kinds.ts';

/**
 * What a mail is called where its document is known already; null of one that is the document itself.
 * @param mail.receipt the n of the receipt that it is about
 */
export function nameMail(
  { kind, receipt }: { kind: MailKind; receipt: number | null },
  documentNumber: string,
): string | null {
  if (kind === 'invoice' || kind === 'credit-note' || kind === 'estimate') return null;
  const isReceipt = mailKindRules[kind].names === 'receipt' && receipt !== null;
  const number = isReceipt ? receiptNumber(documentNumber, receipt) : documentNumber;
  return fill(historyTexts.mailNames[kind], { number });
}

// @covers paid-4.6 paid-4.9
