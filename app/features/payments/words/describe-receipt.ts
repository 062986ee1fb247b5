import type { InvoiceSheet, SheetTotal } from '#app/domain/invoices/sheet.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import { signedMinor } from '#app/domain/payments/payment.ts';
import { receiptNumber, returnOf, type StoredEntry } from '#app/domain/payments/stored-entry.ts';
import {
  type DescribableInvoice,
  describeSheet,
} from '#app/features/invoice-sheet/public.words.ts';
import { receiptTexts } from '#app/features/payments/texts.ts';
import { textsIn } from '#app/i18n/define-texts.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

/** The content of an email about a receipt. */
export type EmailedReceipt = {
  number: string;
  facts: { label: string; value: string }[];
  /** States a reversal or the refunded amounts. */
  remarks: readonly string[];
};

/** Returns the receipt's facts for an email, in the receipt's language. */
export function emailedReceipt(sheet: InvoiceSheet<string>): EmailedReceipt {
  const [, received, ...left] = sheet.totals;
  // The last date is the payment's; if there is a reversal date before it, that goes first.
  const facts = [...sheet.dates.slice(0, -1), received, ...sheet.dates.slice(-1), ...left];
  return {
    number: sheet.number,
    facts: facts.flatMap((fact) => (fact ? [{ label: fact.label, value: fact.value }] : [])),
    remarks: sheet.remarks,
  };
}

/**
 * Describes the receipt of an invoice's n-th payment: what was paid, the balance after it, and later refunds. A
 * reversed payment shows that first, and no balance. In the invoice's language; for a bilingual invoice in French.
 * @param entries of the invoice's ledger, in the order in which they were written
 * @param n from 1
 * @returns null when there is no such payment
 */
export function describeReceipt(
  invoice: DescribableInvoice,
  entries: readonly StoredEntry[],
  n: number,
): InvoiceSheet<string> | null {
  const payment = entries.filter(({ kind }) => kind === 'payment')[n - 1];
  if (!payment) return null;
  const { content, totals } = invoice;
  const language = content.language === bilingual ? 'fr-CA' : content.language;
  const { words, cldr } = documentLanguage(language);
  const texts = textsIn(receiptTexts, language);
  const money = (minor: number) => formatMoney(minor, content.currency, content.country, cldr);
  const date = (day: string | null) =>
    day ? formatDate(day, content.country, cldr) : texts.dayUnknown;
  const number = receiptNumber(content.invoiceNumber, n);
  const paidUntil = entries
    .slice(0, entries.indexOf(payment) + 1)
    .reduce((sum, entry) => sum + signedMinor(entry), 0);
  const left = Math.max(0, totals.total - paidUntil);
  const reversal = entries.find(
    ({ kind, undoes, amountMinor }) =>
      kind === 'reversal' && undoes === payment.id && amountMinor === payment.amountMinor,
  );
  const row = (kind: SheetTotal['kind'], label: string, minor: number) => ({
    kind,
    label,
    value: money(minor),
  });
  const sheet = describeSheet(invoice, words, cldr);
  const method =
    payment.origin === 'credit'
      ? fill(texts.methods.credit, { number: payment.otherNumber ?? '' })
      : texts.methods[payment.method === 'other' ? 'another' : payment.method];
  return {
    ...sheet,
    opening: null,
    terms: null,
    title: fill(texts.title, { number }),
    number,
    date: payment.day ?? sheet.date,
    mark: null,
    shipTo: null,
    dates: [
      ...(reversal ? [{ label: texts.reversedOn, value: date(reversal.day) }] : []),
      { label: texts.paidOn, value: date(payment.day) },
    ],
    columns: [
      { key: 'description', label: words.columns.description },
      { key: 'quantity', label: '' },
      { key: 'price', label: '' },
      { key: 'amount', label: words.columns.total },
    ],
    lines: [
      {
        description: fill(texts.line, { number: content.invoiceNumber, method }),
        ...(payment.reference && {
          notes: [fill(texts.reference, { reference: payment.reference })],
        }),
        amount: money(payment.amountMinor),
      },
    ],
    totals: [
      row('subtotal', texts.total, totals.total),
      row('total', texts.received, payment.amountMinor),
      ...(reversal ? [] : [row('balance', texts.left, left)]),
    ],
    remarks: entries
      .filter(({ id, undoes }) => undoes === payment.id && !returnOf(id, entries))
      .map((entry) =>
        fill(texts[entry.kind === 'reversal' ? 'reversed' : 'refunded'], {
          date: date(entry.day),
          amount: money(entry.amountMinor),
        }),
      ),
    schedule: null,
    paymentLinks: [],
    usedLinks: [],
    paypalQrUrl: null,
    bankDetails: [],
    checkDetails: [],
    paymentNotes: null,
    notes: null,
    verify: null,
    signature: null,
    words: { ...sheet.words, invoice: reversal ? texts.reversedWord : texts.word },
  };
}
