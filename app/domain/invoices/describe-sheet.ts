import type { DocumentWords } from '#app/texts/documents.ts';
import { fill } from '#app/texts/fill.ts';
import { formatIban } from '../bank/iban.ts';
import { countries } from '../country/country.ts';
import { concernsQuebec } from '../country/quebec.ts';
import { formatDate } from '../dates.ts';
import { paymentLabel } from '../fields/field-rules.ts';
import type { PaymentText } from '../fields/payment-fields.ts';
import { methodTexts, shownPaymentTexts } from '../fields/payment-fields.ts';
import type { Cldr } from '../language/cldr.ts';
import { bilingual } from '../language/document-language.ts';
import type { InvoiceContent } from './content.ts';
import { describeLines, describeRemarks, isTaxInvoice } from './describe-lines.ts';
import { describeTotals } from './describe-totals.ts';
import { checkOtherLink, checkPaypalLink, checkStripeLink } from './payment-links.ts';
import { readableLink } from './readable-link.ts';
import type {
  InvoiceSheet,
  LabelledText,
  SheetImage,
  SheetParty,
  SheetPaymentLink,
  SheetWords,
} from './sheet.ts';
import { closedStatus, type InvoiceStatus } from './status.ts';
import type { InvoiceTotals } from './totals.ts';

type PaymentPart =
  | 'paymentHeading'
  | 'paymentLinks'
  | 'usedLinks'
  | 'paypalQrUrl'
  | 'bankDetails'
  | 'checkDetails'
  | 'paymentNotes';

/** An invoice with everything that is printed of it; the pictures were checked by content. */
export type DescribableInvoice = {
  content: InvoiceContent;
  totals: InvoiceTotals;
  status: InvoiceStatus;
  /** The day on which it was marked paid, `YYYY-MM-DD`; absent or null where that is not known. */
  paidOn?: string | null;
  /** The day of its last correction since it was issued, `YYYY-MM-DD`; absent or null where there was none. */
  correctedOn?: string | null;
  /** The address at which it can be checked; absent or null of a draft. */
  verifyUrl?: string | null;
  /** The day on which it was voided, `YYYY-MM-DD`; absent or null where it was not. */
  voidedOn?: string | null;
  logo: SheetImage | null;
  signature: SheetImage | null;
};

/**
 * Every text of an invoice, formatted once for screen, public pages and PDF (`invoices.md` section 9, PDF layout).
 * Everything follows the invoice's own country, and where the language has its own order and separators, the language.
 * Payment links are checked again here, and dropped when they fail (`decisions.md`, Invoice form and invoice); those of a
 * paid invoice are texts, so that nobody pays it twice. A void one says no way to pay at all.
 * @param words of the document's language: all that is printed besides the invoice's own texts
 * @param cldr how that language writes figures and dates
 */
export function describeSheet(
  invoice: DescribableInvoice,
  words: DocumentWords,
  cldr: Cldr,
): InvoiceSheet<string> {
  const { content, totals } = invoice;
  const date = (day: string) => formatDate(day, content.country, cldr);
  const isTax = isTaxInvoice(content, totals);
  const ofTaxes = withTaxName(content, words);
  return {
    template: content.template,
    country: content.country,
    language: words.language,
    title: fill(isTax ? words.taxTitle : words.title, { number: content.invoiceNumber }),
    number: content.invoiceNumber,
    date: content.invoiceDate,
    mark: closedStatus(invoice.status),
    dates: [
      { label: words.invoiceDate, value: date(content.invoiceDate) },
      ...present([
        { label: words.supplyDate, value: content.supplyDate && date(content.supplyDate) },
      ]),
      { label: words.dueDate, value: date(content.dueDate) },
      ...present([
        {
          label: words.correctedOn,
          value: invoice.correctedOn ? date(invoice.correctedOn) : null,
        },
        { label: words.voidedOn, value: invoice.voidedOn ? date(invoice.voidedOn) : null },
      ]),
    ],
    from: describeSeller(content, words),
    to: describeClient(content, words),
    shipTo: describeShipping(content, words),
    columns: words.columns,
    hasTax: content.items.some(({ taxes }) => taxes.length > 0),
    lines: describeLines(invoice, words, cldr),
    totals: describeTotals(content, totals, ofTaxes, cldr),
    remarks: describeRemarks(invoice, ofTaxes, cldr),
    ...describePayment(invoice, words, date),
    notes: content.notes,
    thanks: words.thanks,
    contactEmail: content.businessEmail || null,
    verify: describeVerify(invoice, words),
    logo: invoice.logo,
    signature: invoice.signature,
    words: describeWords(content, words, isTax),
  };
}

/** How to pay; of a paid invoice how it could be paid, of a void one nothing. */
function describePayment(
  invoice: DescribableInvoice,
  words: DocumentWords,
  date: (day: string) => string,
): Pick<InvoiceSheet<string>, PaymentPart> {
  const { content, status } = invoice;
  const nothing = { paymentLinks: [], usedLinks: [], paypalQrUrl: null };
  const { paymentNotes } = content;
  const links = describePaymentLinks(content, words);
  switch (status) {
    case 'void':
      return {
        ...{ ...nothing, paymentHeading: words.fixed.void },
        ...{ bankDetails: [], checkDetails: [], paymentNotes: null },
      };
    case 'paid':
      return {
        ...{ ...nothing, paymentHeading: describePaid(invoice, words, date) },
        ...{ ...describeTransfers(content, words), paymentNotes },
        usedLinks: links.map(describeUsedLink),
      };
    default:
      return {
        ...{ ...nothing, paymentHeading: words.paymentOptions, paymentLinks: links },
        ...{ ...describeTransfers(content, words), paymentNotes },
        paypalQrUrl: content.displayPaypalQr ? paypalUrl(content) : null,
      };
  }
}

/** In Quebec the sales tax beside the federal one is another: what is written for there names it. */
export function withTaxName(content: InvoiceContent, words: DocumentWords): DocumentWords {
  const { language } = content;
  const isQuebecs = language === bilingual || (language === 'fr-CA' && concernsQuebec(content));
  return isQuebecs ? { ...words, taxes: { ...words.taxes, ca: words.taxes.quebec } } : words;
}

function describeWords(
  { businessName: name }: InvoiceContent,
  words: DocumentWords,
  isTax: boolean,
): SheetWords<string> {
  const { fixed, logo, signatureOf } = words;
  return {
    ...fixed,
    ...(isTax && { invoice: words.taxInvoice }),
    logo: fill(logo, { name }),
    signatureOf: fill(signatureOf, { name }),
  };
}

function describeSeller(content: InvoiceContent, words: DocumentWords): SheetParty<string> {
  const label = words.taxNumbers[content.country];
  return {
    heading: words.from,
    name: content.businessName,
    addressLines: withPostalCode(content.businessAddress, content.postalCode),
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

/** The lines of a client's address; its country stands last where it is not the seller's, unless it was typed into one. */
function withCountry(content: InvoiceContent, words: DocumentWords): string[] {
  const lines = linesOf(content.clientAddress);
  const { clientRegion, country } = content;
  if (!clientRegion || clientRegion === countries[country].region) return lines;
  const name = new Map(Object.entries(words.regions)).get(clientRegion) ?? '';
  const isThere = lines.some((line) => squeeze(line).endsWith(squeeze(name)));
  return isThere ? lines : [...lines, name];
}

function describeShipping(
  content: InvoiceContent,
  words: DocumentWords,
): InvoiceSheet<string>['shipTo'] {
  const { shippingAddress, shippingPostalCode } = content;
  const addressLines = withPostalCode(shippingAddress ?? '', shippingPostalCode);
  return addressLines.length > 0 ? { heading: words.shipTo, addressLines } : null;
}

/** The lines of an address with its postal code last, unless it was typed into one of them. */
function withPostalCode(address: string, postalCode: string | null): string[] {
  const lines = linesOf(address);
  const code = squeeze(postalCode ?? '');
  const isThere = lines.some((line) => squeeze(line).includes(code));
  return postalCode && code && !isThere ? [...lines, postalCode] : lines;
}

function squeeze(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

function describePaymentLinks(
  content: InvoiceContent,
  { payWith }: DocumentWords,
): SheetPaymentLink<string>[] {
  const links: SheetPaymentLink<string>[] = [];
  const paypal = paypalUrl(content);
  if (paypal) links.push({ kind: 'paypal', label: payWith.paypal, url: paypal });
  if (content.acceptCardPayments && content.stripePaymentLink) {
    const stripe = checkStripeLink(content.stripePaymentLink);
    if (stripe.ok) links.push({ kind: 'stripe', label: payWith.stripe, url: stripe.url });
  }
  for (const { name, url } of content.otherPaymentLinks) {
    const other = checkOtherLink(url, name);
    if (other.ok)
      links.push({ kind: 'other', label: name || new URL(other.url).hostname, url: other.url });
  }
  return links;
}

function describeVerify(
  { verifyUrl: url }: DescribableInvoice,
  { verify: label }: DocumentWords,
): InvoiceSheet<string>['verify'] {
  return url ? { label, url, shown: readableLink(url) } : null;
}

const linkNames = { paypal: 'PayPal', stripe: 'Stripe' };

/** A link as text: its name, and its address as it is read. */
function describeUsedLink({ kind, label, url }: SheetPaymentLink<string>): LabelledText<string> {
  return { label: kind === 'other' ? label : linkNames[kind], value: readableLink(url) };
}

/** `Paid on 21/11/2026`; `Paid` where the day is not known. */
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

/** The country's payment texts, those of a check apart from the bank's. */
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

function present(texts: { label: string; value: string | null }[]): LabelledText<string>[] {
  return texts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

// @covers decisions-5.4 invoices-3.4
