import type { moneyElsewhereSince } from '#app/domain/history/payment-places.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** Explains to a client that the payment details have changed. */
export function describeMoneyElsewhere({
  invoiceNumber,
}: NonNullable<ReturnType<typeof moneyElsewhereSince>>): string {
  const { since, sinceFirst } = publicInvoiceTexts.moneyElsewhere;
  return invoiceNumber === null ? sinceFirst : fill(since, { number: invoiceNumber });
}
