import { formatIban } from '#app/domain/bank/bank-codes.ts';
import {
  methodTexts,
  type PaymentText,
  shownPaymentTexts,
} from '#app/domain/fields/payment-fields.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import {
  checkOtherLink,
  checkPaypalLink,
  checkStripeLink,
  readableLink,
} from '#app/domain/invoices/payment-links.ts';
import type { InvoiceSheet, LabelledText, SheetPaymentLink } from '#app/domain/invoices/sheet.ts';
import { type Cldr, pluralRules } from '#app/domain/language/cldr.ts';
import { askThroughPaypal } from '#app/domain/payments/amount-due.ts';
import { parsePaymentTerms } from '#app/domain/payments/terms.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { paymentLabel } from '#app/i18n/format/field-label.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import type { DescribableInvoice } from './describe-sheet.ts';

/** Formats chosen terms for a document, `14 days`; null without any. */
export function describePaymentTerms(
  code: string | null,
  words: Pick<DocumentWords, 'terms' | 'language'>,
): string | null {
  const terms = parsePaymentTerms(code);
  if (!terms) return null;
  const { days: count } = terms;
  if (terms.kind !== 'days' && terms.kind !== 'after-month') return words.terms[terms.kind];
  const rule = Object.entries(pluralRules).find(([code]) => words.language.startsWith(code))?.[1];
  const forms = new Map(Object.entries(words.terms[terms.kind]));
  const form = forms.get(rule?.(count) ?? 'other') ?? words.terms[terms.kind].other;
  return fill(form, { count });
}

type PaymentPart =
  | 'paymentHeading'
  | 'paymentLinks'
  | 'usedLinks'
  | 'paypalQrUrl'
  | 'bankDetails'
  | 'checkDetails'
  | 'paymentNotes';

/**
 * Describes how to pay an invoice; a paid one shows how it could be paid. Nothing for zero, void and credited invoices
 * and for other documents. Payment links are validated again and dropped when they fail. The links of a paid invoice,
 * or one being paid, are plain text so that nobody pays twice. When an installment is due, the PayPal link asks for its
 * amount, and the other links have a note with it.
 * @param date formats a day `YYYY-MM-DD`
 */
export function describePayment(
  invoice: DescribableInvoice,
  words: DocumentWords,
  cldr: Cldr,
  date: (day: string) => string,
): Pick<InvoiceSheet<string>, PaymentPart> {
  const { content, status, kind = 'invoice' } = invoice;
  const nothing = { paymentLinks: [], usedLinks: [], paypalQrUrl: null };
  const { paymentNotes } = content;
  const links = describePaymentLinks(invoice, words, cldr);
  const none = { ...nothing, bankDetails: [], checkDetails: [], paymentNotes: null };
  if (kind !== 'invoice') return { ...none, paymentHeading: words.paymentOptions };
  if (status === 'paid' && invoice.totals.total === 0) {
    return { ...none, paymentHeading: words.fixed.paid };
  }
  switch (status) {
    case 'void':
    case 'credited':
      return { ...none, paymentHeading: words.fixed[status] };
    case 'paid':
      return {
        ...nothing,
        paymentHeading: describePaid(invoice, words, date),
        ...describeTransfers(content, words),
        paymentNotes,
        usedLinks: links.map(describeUsedLink),
      };
    default:
      return {
        ...nothing,
        paymentHeading: words.paymentOptions,
        ...describeTransfers(content, words),
        paymentNotes,
        ...(invoice.isInProgress
          ? { usedLinks: links.map(describeUsedLink) }
          : {
              paymentLinks: links,
              paypalQrUrl: content.displayPaypalQr ? paypalUrl(content) : null,
            }),
      };
  }
}

function describePaymentLinks(
  { content, totals, asksMinor }: DescribableInvoice,
  { payWith, dueNow }: DocumentWords,
  cldr: Cldr,
): SheetPaymentLink<string>[] {
  const { country, currency } = content;
  const links: SheetPaymentLink<string>[] = [];
  // A payment link that the seller made for the full invoice asks for the full amount.
  const note =
    asksMinor === undefined || asksMinor === totals.total
      ? undefined
      : fill(dueNow, { amount: formatMoney(asksMinor, currency, country, cldr) });
  const add = (kind: SheetPaymentLink['kind'], label: string, url: string) =>
    links.push({ kind, label, url, ...(note && { note }) });
  const paypal = paypalUrl(content);
  const asking =
    paypal && asksMinor !== undefined ? askThroughPaypal(paypal, asksMinor, currency) : null;
  if (asking) links.push({ kind: 'paypal', label: payWith.paypal, url: asking });
  else if (paypal) add('paypal', payWith.paypal, paypal);
  if (content.acceptCardPayments && content.stripePaymentLink) {
    const stripe = checkStripeLink(content.stripePaymentLink);
    if (stripe.ok) add('stripe', payWith.stripe, stripe.url);
  }
  for (const { name, url } of content.otherPaymentLinks) {
    const other = checkOtherLink(url, name);
    if (other.ok) add('other', name || new URL(other.url).hostname, other.url);
  }
  return links;
}

const linkNames = { paypal: 'PayPal', stripe: 'Stripe' };

/** Describes a link as text: its name and readable address. */
function describeUsedLink({ kind, label, url }: SheetPaymentLink<string>): LabelledText<string> {
  return { label: kind === 'other' ? label : linkNames[kind], value: readableLink(url) };
}

/** `Paid on 21/11/2026`; `Paid` when the date is unknown. */
function describePaid(
  { paidOn }: DescribableInvoice,
  words: DocumentWords,
  date: (day: string) => string,
): string {
  return paidOn ? fill(words.paidOn, { date: date(paidOn) }) : words.fixed.paid;
}

function paypalUrl(content: InvoiceContent): string | null {
  if (!content.paypalPaymentLink) return null;
  const paypal = checkPaypalLink(content.paypalPaymentLink);
  return paypal.ok ? paypal.url : null;
}

/** Returns the country's payment texts, with check details separate from the bank's. */
function describeTransfers(
  content: InvoiceContent,
  words: DocumentWords,
): Pick<InvoiceSheet<string>, 'bankDetails' | 'checkDetails'> {
  const { country, iban } = content;
  const ofCheck = new Set(methodTexts(country, 'check'));
  const described = (fields: PaymentText[]) =>
    present(
      fields.map((field) => ({
        label: paymentLabel(words.paymentDetails, field, country),
        value: field === 'iban' && iban ? formatIban(iban) : content[field],
      })),
    );
  return {
    bankDetails: described(shownPaymentTexts(country).filter((field) => !ofCheck.has(field))),
    checkDetails: described([...ofCheck]),
  };
}

/** Returns the filled texts with their labels. */
export function present(texts: { label: string; value: string | null }[]): LabelledText<string>[] {
  return texts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** The printed texts that differ by document kind. */
type DescribedKind = {
  /** Contains `{number}`. */
  title: string;
  name: string;
  /** Label of the document date. */
  date: string;
  /** Further dates after it. */
  dates: LabelledText<string>[];
  totals: DocumentWords['totals'];
  /** Remarks above those about taxes. */
  remarks: string[];
};

/**
 * Describes the parts of a sheet that depend on the document kind.
 * @param about.isTax the law of the seller's registration requires the title "Tax Invoice"
 * @param about.date formats a day `YYYY-MM-DD`
 */
export function describeKind(
  { kind = 'invoice', content, source, reason }: DescribableInvoice,
  words: DocumentWords,
  { isTax, date }: { isTax: boolean; date: (day: string) => string },
): DescribedKind {
  if (kind === 'credit-note') {
    const own = words.kinds[kind];
    const of = source && fill(own.sourceOf, { number: source.number, date: date(source.date) });
    return {
      title: isTax ? own.taxTitle : own.title,
      name: own.name,
      date: own.date,
      dates: present([{ label: own.source, value: of ?? null }]),
      totals: { ...words.totals, total: own.total },
      remarks: reason ? [fill(own.reason, { reason })] : [],
    };
  }
  if (kind === 'estimate') {
    const own = words.kinds[kind];
    return {
      title: own.title,
      name: own.name,
      date: own.date,
      dates: [{ label: own.validUntil, value: date(content.dueDate) }],
      totals: words.totals,
      remarks: [],
    };
  }
  return {
    title: isTax ? words.taxTitle : words.title,
    name: isTax ? words.taxInvoice : words.fixed.invoice,
    date: words.invoiceDate,
    dates: present([
      { label: words.dueDate, value: date(content.dueDate) },
      { label: words.terms.label, value: describePaymentTerms(content.paymentTerms, words) },
      { label: words.kinds.estimate.source, value: source?.number ?? null },
    ]),
    totals: words.totals,
    remarks: [],
  };
}
