import { type Delivery, deliveredLines, deliveryName } from '#app/domain/deliveries/delivery.ts';
import { linesOf } from '#app/domain/invoices/address-lines.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import { deliverySheetTexts } from '#app/features/deliveries/texts.ts';
import {
  type DescribableInvoice,
  describeQuantity,
  describeSheet,
} from '#app/features/invoice-sheet/public.words.ts';
import { textsIn } from '#app/i18n/define-texts.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDate } from '#app/i18n/format/dates.ts';

/** The content of an email about a delivery note. */
export type EmailedDelivery = {
  number: string;
  facts: { label: string; value: string }[];
};

/** Returns the facts of a delivery note for an email, in the note's language. */
export function emailedDelivery(invoice: DescribableInvoice, delivery: Delivery): EmailedDelivery {
  const { country } = invoice.content;
  const { texts, cldr } = languageOf(invoice);
  const { number, day, carrier, tracking } = delivery;
  const facts = [
    { label: texts.day[deliveryName(country)], value: formatDate(day, country, cldr) },
    { label: texts.carrier, value: carrier },
    { label: texts.tracking, value: tracking },
  ];
  return {
    number,
    facts: facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
  };
}

/**
 * Describes a delivery note: the document's sheet with the delivered quantities, without prices, taxes, totals and
 * payment details, and with lines for the recipient's signature. In the document's language; for a bilingual document
 * in French.
 */
export function describeDelivery(
  invoice: DescribableInvoice,
  delivery: Delivery,
): InvoiceSheet<string> {
  const { country, invoiceNumber } = invoice.content;
  const { words, texts, cldr } = languageOf(invoice);
  const { number, day, carrier, tracking, shippingAddress, lines } = delivery;
  const name = deliveryName(country);
  const sheet = describeSheet(invoice, words, cldr);
  const shipping = [
    carrier && `${texts.carrier}${words.fixed.colon} ${carrier}`,
    tracking && `${texts.tracking}${words.fixed.colon} ${tracking}`,
  ].filter(Boolean);
  const isOfEstimate = invoice.kind === 'estimate';
  return {
    ...sheet,
    opening: null,
    terms: null,
    title: fill(texts.title[name], { number }),
    number,
    date: day,
    mark: null,
    dates: [
      { label: texts.day[name], value: formatDate(day, country, cldr) },
      { label: texts.of[isOfEstimate ? 'estimate' : 'invoice'], value: invoiceNumber },
    ],
    from: { ...sheet.from, details: [] },
    to: {
      ...sheet.to,
      details: sheet.to.details.filter(({ label }) => label !== words.client.taxNumber),
    },
    shipTo: { heading: words.shipTo, addressLines: linesOf(shippingAddress) },
    columns: [
      { key: 'description', label: words.columns.description },
      { key: 'quantity', label: words.columns.quantity },
    ],
    lines: deliveredLines(lines).map((line) => ({
      description: line.description,
      quantity: describeQuantity(line, words, cldr),
    })),
    totals: [],
    remarks: [],
    schedule: null,
    paymentHeading: '',
    paymentLinks: [],
    usedLinks: [],
    paypalQrUrl: null,
    bankDetails: [],
    checkDetails: [],
    paymentNotes: null,
    notes: shipping.length > 0 ? shipping.join('\n') : null,
    verify: null,
    signature: null,
    toSign: [texts.receivedBy, texts.receivedOn],
    words: { ...sheet.words, invoice: texts.name[name], notes: texts.shipping },
  };
}

function languageOf({ content }: DescribableInvoice) {
  const language = content.language === bilingual ? 'fr-CA' : content.language;
  return { ...documentLanguage(language), texts: textsIn(deliverySheetTexts, language) };
}
