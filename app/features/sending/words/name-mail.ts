import { receiptNumber } from '#app/domain/payments/stored-entry.ts';
import type { MailKind } from '#app/domain/sending/client-mail.ts';
import { mailKindRules } from '#app/domain/sending/mail-kinds.ts';
import { historyTexts } from '#app/features/history/texts.ts';
import { namePeriod, type Period } from '#app/features/statements/public.words.ts';
import { statementTexts } from '#app/features/statements/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/**
 * Names an email where its document is already known; null for the document itself.
 * @param mail.receipt the n of its receipt
 * @param mail.period a statement's period, if known
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
