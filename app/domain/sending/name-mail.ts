import { historyTexts } from '#app/features/history/texts/history.ts';
import { statementTexts } from '#app/features/statements/texts/statements.ts';
import { fill } from '#app/i18n/fill.ts';
import { receiptNumber } from '../payments/receipts.ts';
import { namePeriod, type Period } from '../statements/mailed-statement.ts';
import type { MailKind } from './client-mail.ts';
import { mailKindRules } from './mail-kinds.ts';

/**
 * What a mail is called where its document is known already; null of one that is the document itself.
 * @param mail.receipt the n of the receipt that it is about
 * @param mail.period of a statement, where it is known
 */
export function nameMail(
  mail: { kind: MailKind; receipt: number | null; period?: Period | null },
  documentNumber: string,
): string | null {
  const { kind, receipt, period } = mail;
  if (kind === 'invoice' || kind === 'credit-note' || kind === 'estimate') return null;
  if (period) return fill(statementTexts.paper.title, { period: namePeriod(period) });
  const isReceipt = mailKindRules[kind].names === 'receipt' && receipt !== null;
  const number = isReceipt ? receiptNumber(documentNumber, receipt) : documentNumber;
  return fill(historyTexts.mailNames[kind], { number });
}
