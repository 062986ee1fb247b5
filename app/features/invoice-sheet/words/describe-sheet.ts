import { countries } from '#app/domain/country/country.ts';
import { concernsQuebec } from '#app/domain/country/provinces.ts';
import type { DocumentSource } from '#app/domain/documents/invoice-of-estimate.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { addressLines, linesOf, withCountryLine } from '#app/domain/invoices/address-lines.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { readableLink } from '#app/domain/invoices/payment-links.ts';
import type {
  InvoiceSheet,
  SheetImage,
  SheetParty,
  SheetSchedule,
  SheetWords,
} from '#app/domain/invoices/sheet.ts';
import { closedStatus, type InvoiceStatus } from '#app/domain/invoices/status.ts';
import { isTaxInvoice } from '#app/domain/invoices/tax-invoice.ts';
import type { InvoiceTotals } from '#app/domain/invoices/totals.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import { styleOf } from '#app/domain/looks/look.ts';
import { openSteps, type ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { fieldsAt, printableFields } from './describe-fields.ts';
import { describeLines, describeRemarks } from './describe-lines.ts';
import { describeKind, describePayment, present } from './describe-payment.ts';
import { describeBalance, describeTotals } from './describe-totals.ts';

/**
 * Describes an invoice's installments and their status; null without a schedule and for void invoices.
 * @param date formats a day `YYYY-MM-DD`
 */
function describeSteps(
  { content, status, schedule, paidMinor = 0 }: DescribableInvoice,
  { schedule: words }: DocumentWords,
  cldr: Cldr,
  date: (day: string) => string,
): SheetSchedule<string> | null {
  if (!schedule || status === 'void') return null;
  const money = (minor: number) => formatMoney(minor, content.currency, content.country, cldr);
  const about = (due: string, amount: number, open: number) => {
    if (open === 0) return fill(words.paid, { date: date(due) });
    if (open === amount) return fill(words.open, { date: date(due) });
    return fill(words.left, { date: date(due), amount: money(open) });
  };
  return {
    heading: words.title,
    steps: openSteps(schedule, paidMinor).map(({ label, amount, due, open }) => ({
      label,
      about: about(due, amount, open),
      amount: money(amount),
    })),
  };
}

/** An invoice with everything printed on it; the content of its pictures has been validated. */
export type DescribableInvoice = {
  /** Defaults to invoice. */
  kind?: DocumentKind;
  /** The document it was created from: for a credit note, its invoice. */
  source?: DocumentSource | null;
  reason?: string | null;
  content: InvoiceContent;
  totals: InvoiceTotals;
  status: InvoiceStatus;
  /** The date on which it was marked paid, `YYYY-MM-DD`; absent or null when unknown. */
  paidOn?: string | null;
  /** The paid amount in minor units; 0 when absent. */
  paidMinor?: number;
  /** The part of it that is credit notes, minor units; 0 when absent. */
  creditedMinor?: number;
  /** The payment schedule; absent or null when it is paid as a whole. */
  schedule?: readonly ScheduleStep[] | null;
  /**
   * The amount due now on its page, minor units; the links ask for it too. Absent on paper, where it would become
   * outdated.
   */
  asksMinor?: number;
  /** A payment is still processing, so the page asks for nothing. Absent on paper. */
  isInProgress?: boolean;
  /** The date of its last correction after it was issued, `YYYY-MM-DD`; absent or null when there was none. */
  correctedOn?: string | null;
  /** The verification address; absent or null for a draft. */
  verifyUrl?: string | null;
  /** The date on which it was voided, `YYYY-MM-DD`; absent or null when it wasn't. */
  voidedOn?: string | null;
  logo: SheetImage | null;
  signature: SheetImage | null;
};

/**
 * Formats every text of an invoice once for screen, public pages and PDF. Formats follow the invoice's country, and the
 * language where it has its own order and separators.
 * @param words labels in the document's language
 * @param cldr figures and dates of that language
 */
export function describeSheet(
  invoice: DescribableInvoice,
  words: DocumentWords,
  cldr: Cldr,
): InvoiceSheet<string> {
  const { content, totals } = invoice;
  const date = (day: string) => formatDate(day, content.country, cldr);
  const fields = printableFields(content.fields, content.country, words, cldr);
  const aboveNotes = fieldsAt(fields, 'notes');
  const client = describeClient(content, words);
  const isTax = isTaxInvoice(content, totals);
  const ofTaxes = withTaxName(content, words);
  const ofKind = describeKind(invoice, words, { isTax, date });
  return {
    template: content.template,
    look: content.look && styleOf(content.look),
    paper: content.paper,
    country: content.country,
    language: words.language,
    title: fill(ofKind.title, { number: content.invoiceNumber }),
    number: content.invoiceNumber,
    date: content.invoiceDate,
    mark: closedStatus(invoice.status),
    dates: [
      { label: ofKind.date, value: date(content.invoiceDate) },
      ...present([
        { label: words.supplyDate, value: content.supplyDate && date(content.supplyDate) },
      ]),
      ...ofKind.dates,
      ...fieldsAt(fields, 'dates'),
      ...present([
        {
          label: words.correctedOn,
          value: invoice.correctedOn ? date(invoice.correctedOn) : null,
        },
        { label: words.voidedOn, value: invoice.voidedOn ? date(invoice.voidedOn) : null },
      ]),
    ],
    from: describeSeller(content, words),
    to: { ...client, details: [...client.details, ...fieldsAt(fields, 'client')] },
    shipTo: describeShipping(content, words),
    opening: content.look?.opening ?? null,
    ...describeLines(invoice, words, cldr),
    totals: [
      ...describeTotals(content, totals, { ...ofTaxes, totals: ofKind.totals }, cldr),
      ...describeBalance(content, { ...invoice, total: totals.total }, words.totals, cldr),
    ],
    remarks: [...ofKind.remarks, ...describeRemarks(invoice, ofTaxes, cldr)],
    schedule: describeSteps(invoice, words, cldr, date),
    ...describePayment(invoice, words, cldr, date),
    ...(aboveNotes.length > 0 && { fields: aboveNotes }),
    notes: content.notes,
    terms: content.look?.terms ?? null,
    thanks: content.look?.footer ?? words.thanks,
    contactEmail: content.businessEmail || null,
    verify: describeVerify(invoice, words),
    logo: invoice.logo,
    signature: invoice.signature,
    words: { ...describeWords(content, words), invoice: ofKind.name },
  };
}

/** In Quebec, the provincial tax next to the federal one has a different name, which these labels use. */
export function withTaxName(content: InvoiceContent, words: DocumentWords): DocumentWords {
  const { language } = content;
  const isQuebecs = language === bilingual || (language === 'fr-CA' && concernsQuebec(content));
  return isQuebecs ? { ...words, taxes: { ...words.taxes, ca: words.taxes.quebec } } : words;
}

function describeWords(
  { businessName: name }: InvoiceContent,
  words: DocumentWords,
): SheetWords<string> {
  const { fixed, logo, signatureOf } = words;
  return {
    ...fixed,
    logo: fill(logo, { name }),
    signatureOf: fill(signatureOf, { name }),
  };
}

function describeSeller(content: InvoiceContent, words: DocumentWords): SheetParty<string> {
  const label = words.taxNumbers[content.country];
  return {
    heading: words.from,
    name: content.businessName,
    addressLines: addressLines(
      content.businessAddress,
      content.postalCode,
      countries[content.country].region,
    ),
    email: content.businessEmail || null,
    phone: content.businessPhone,
    website: content.businessWebsite,
    details: present([{ label, value: content.taxNumber }]),
  };
}

function describeClient(content: InvoiceContent, words: DocumentWords): SheetParty<string> {
  return {
    heading: words.to,
    name: content.clientName,
    addressLines: withCountry(content, words),
    email: content.clientEmail,
    phone: null,
    website: null,
    details: present([
      { label: words.client.contact, value: content.clientContact },
      { label: words.client.taxNumber, value: content.clientTaxNumber },
      { label: words.client.reference, value: content.clientReference },
    ]),
  };
}

/** Returns the lines of a client's address, with the country last when it differs from the seller's. */
function withCountry(content: InvoiceContent, words: DocumentWords): string[] {
  const lines = linesOf(content.clientAddress);
  const { clientRegion, country } = content;
  if (!clientRegion || clientRegion === countries[country].region) return lines;
  return withCountryLine(lines, new Map(Object.entries(words.regions)).get(clientRegion) ?? '');
}

function describeShipping(
  content: InvoiceContent,
  words: DocumentWords,
): InvoiceSheet<string>['shipTo'] {
  const { shippingAddress, shippingPostalCode, clientRegion, country } = content;
  const region = clientRegion ?? countries[country].region;
  const lines = addressLines(shippingAddress ?? '', shippingPostalCode, region);
  return lines.length > 0 ? { heading: words.shipTo, addressLines: lines } : null;
}

function describeVerify(
  { verifyUrl: url }: DescribableInvoice,
  { verify: label }: DocumentWords,
): InvoiceSheet<string>['verify'] {
  return url ? { label, url, shown: readableLink(url) } : null;
}
