import { countries } from '#app/domain/country/country.ts';
import type { DocumentSource } from '#app/domain/documents/invoice-of-estimate.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import {
  type EInvoice,
  type EInvoiceFormat,
  type EInvoiceProblem,
  inexpressible,
  missing,
  paymentOf,
  valueOfMeaning,
} from '#app/domain/e-invoices/e-invoice.ts';
import { categoriesOf, figuresOf, firstLineOf } from '#app/domain/e-invoices/figures.ts';
import { partiesOf } from '#app/domain/e-invoices/parties.ts';
import { writeCii } from '#app/domain/e-invoices/write-cii.ts';
import { writeUbl } from '#app/domain/e-invoices/write-ubl.ts';
import { isWritable } from '#app/domain/e-invoices/xml.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { InvoiceStatus } from '#app/domain/invoices/status.ts';
import { taxAtHome } from '#app/domain/invoices/tax-at-home.ts';
import type { InvoiceTotals } from '#app/domain/invoices/totals.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import { formatFixed } from '#app/domain/money/decimal.ts';
import { currencies, moneyToText } from '#app/domain/money/money.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import { describePaymentTerms } from '#app/features/invoice-sheet/public.words.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { fill } from '#app/i18n/fill.ts';

/** The input of an e-invoice; the kind defaults to invoice. */
type EInvoiceSource = {
  kind?: DocumentKind;
  source?: DocumentSource | null;
  reason?: string | null;
  content: InvoiceContent;
  totals: InvoiceTotals;
  schedule?: readonly ScheduleStep[] | null;
};

type EInvoiceResult = { ok: true; model: EInvoice } | { ok: false; problems: EInvoiceProblem[] };

/**
 * Converts an invoice to the business terms of EN 16931-1, or returns what prevents it. Problems that filling in fields
 * can't solve are returned alone.
 * @param words in the document's language
 */
export function describeEInvoice(
  invoice: EInvoiceSource,
  words: Pick<DocumentWords, 'reasons' | 'totals' | 'schedule' | 'kinds' | 'terms' | 'language'>,
  format: EInvoiceFormat,
): EInvoiceResult {
  const { content, totals } = invoice;
  const { categories, problems } = categoriesOf(content, format);
  if (problems.some(({ kind }) => kind === 'inexpressible')) return { ok: false, problems };
  const figures =
    problems.length === 0 && figuresOf({ content, totals }, categories, words, format);
  if (figures === null) {
    return { ok: false, problems: [inexpressible('rounding', 'items.0.unitPrice')] };
  }
  const { seller, buyer, problems: lacks } = partiesOf(content, categories, format);
  const all = [...blankTexts(content), ...lacks, ...problems];
  if (!figures || all.length > 0) return { ok: false, problems: all };
  const { invoiceNumber, invoiceDate, dueDate, supplyDate, currency, fields } = content;
  return {
    ok: true,
    model: {
      number: invoiceNumber,
      currency,
      issueDate: invoiceDate,
      deliveryDate: valueOfMeaning('delivery-day', fields) ?? supplyDate,
      project: valueOfMeaning('project', fields),
      contract: valueOfMeaning('contract', fields),
      order: valueOfMeaning('order', fields),
      taxAtHome: atHome(content, totals),
      buyerReference: content.clientReference,
      ...(invoice.kind === 'credit-note'
        ? describeCredit(invoice, words)
        : {
            typeCode: '380',
            credits: null,
            dueDate: totals.total === 0 ? null : dueDate,
            terms: together(
              termsOf(content, words),
              stepsOf(invoice, words.schedule.title),
              content.paymentNotes,
              content.secondPaymentNotes,
            ),
            note: together(content.notes, content.secondNotes),
          }),
      seller,
      buyer,
      payment: totals.total === 0 ? [] : paymentOf(content),
      discountReason: words.totals.discountAmount,
      ...figures,
    },
  };
}

/** Formats the chosen payment terms for BT-20. */
function termsOf(
  { paymentTerms }: InvoiceContent,
  words: Pick<DocumentWords, 'terms' | 'language'>,
): string | null {
  const terms = describePaymentTerms(paymentTerms, words);
  return terms && fill(words.terms.line, { terms });
}

/** A credit note references its invoice, in the place where an invoice has its terms (BR-CO-25). */
function describeCredit(
  { source, reason }: EInvoiceSource,
  { kinds }: Pick<DocumentWords, 'kinds'>,
): Pick<EInvoice, 'typeCode' | 'credits' | 'dueDate' | 'terms' | 'note'> {
  return {
    typeCode: '381',
    dueDate: null,
    note: reason ?? null,
    credits: source ? { number: source.number, issueDate: source.date } : null,
    terms: fill(kinds['credit-note'].line, { number: source?.number ?? '' }),
  };
}

/** Reports required names that are empty once characters that XML can't contain are removed. */
function blankTexts({ businessName, clientName, items }: InvoiceContent): EInvoiceProblem[] {
  const texts = {
    businessName,
    clientName,
    ...Object.fromEntries(
      items.map(({ description }, at) => [`items.${at}.description`, firstLineOf(description)]),
    ),
  };
  return Object.entries(texts).flatMap(([field, text]) =>
    isWritable(text) ? [] : [missing('text', field)],
  );
}

/** Formats the installments regardless of payments: `Payment schedule: Deposit 300.00 USD 2026-03-22; ...`. */
function stepsOf(
  { content: { currency }, schedule }: Parameters<typeof describeEInvoice>[0],
  title: string,
): string | null {
  if (!schedule) return null;
  const steps = schedule.map(
    ({ label, amount, due }) => `${label} ${moneyToText(amount, currency)} ${currency} ${due}`,
  );
  return `${title}: ${steps.join('; ')}`;
}

function together(...texts: (string | null)[]): string | null {
  return texts.filter(Boolean).join('\n') || null;
}

function atHome(
  { country, currency, homeRate }: InvoiceContent,
  { tax }: InvoiceTotals,
): EInvoice['taxAtHome'] {
  const { currency: home } = countries[country];
  if (homeRate === null || home === currency) return null;
  const minor = taxAtHome(tax, { from: currency, to: home, rate: homeRate });
  return minor === null
    ? null
    : { currency: home, amount: formatFixed(minor, currencies[home].minorDigits) };
}

type RenderedEInvoice = { ok: true; xml: string } | { ok: false; problems: EInvoiceProblem[] };

/** The input of an e-invoice; a missing status counts as open. */
export type InvoiceToWrite = EInvoiceSource & { status?: InvoiceStatus };

/** Creates an invoice's XML in its own language (the first of two), or explains why there is none. */
export function renderEInvoice(invoice: InvoiceToWrite, format: EInvoiceFormat): RenderedEInvoice {
  const described = describeInOwnLanguage(invoice, format);
  if (!described.ok) return described;
  const { model } = described;
  return { ok: true, xml: format === 'cii' ? writeCii(model) : writeUbl(model, format) };
}

/** Lists what prevents an invoice's XML; empty if `renderEInvoice` creates it. */
export function listEInvoiceProblems(
  invoice: InvoiceToWrite,
  format: EInvoiceFormat,
): EInvoiceProblem[] {
  const described = describeInOwnLanguage(invoice, format);
  return described.ok ? [] : described.problems;
}

/** Void invoices and estimates have no XML: accounting programs would book them. */
function describeInOwnLanguage(invoice: InvoiceToWrite, format: EInvoiceFormat): EInvoiceResult {
  if (invoice.status === 'void') {
    return { ok: false, problems: [inexpressible('void', 'invoiceNumber')] };
  }
  if (invoice.kind === 'estimate') {
    return { ok: false, problems: [inexpressible('estimate', 'invoiceNumber')] };
  }
  const { language } = invoice.content;
  const { words } = documentLanguage(language === bilingual ? 'fr-CA' : language);
  return describeEInvoice(invoice, words, format);
}
