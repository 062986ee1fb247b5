import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import {
  type InvoiceSheet,
  type LabelledText,
  plainWording,
  type SheetParty,
  type Wording,
} from '#app/domain/invoices/sheet.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { type DescribableInvoice, describeSheet } from './describe-sheet.ts';

type Described = InvoiceSheet<string>;

/**
 * Merges an invoice described in two languages into one bilingual sheet; figures and dates are formatted in the first.
 * @param content contains the seller's own texts in the second language
 */
export function describeBilingual(
  first: Described,
  second: Described,
  content: Pick<InvoiceContent, 'items' | 'secondNotes' | 'secondPaymentNotes'>,
): InvoiceSheet {
  const secondLanguage = second.language as LanguageCode;
  const both = (one: string, other: string | null | undefined): Wording =>
    !other || one === other ? one : { first: one, second: other, secondLanguage };
  const bothOf = <Keys extends string>(
    one: Record<Keys, string>,
    other: Record<Keys, string>,
  ): Record<Keys, Wording> => {
    const pairs = (Object.keys(one) as Keys[]).map((key) => [key, both(one[key], other[key])]);
    return Object.fromEntries(pairs);
  };
  const labels = <Row extends { label: string }>(rows: Row[], others: Row[]) =>
    rows.map((row, at) => ({ ...row, label: both(row.label, others[at]?.label) }));
  const rows = (some: LabelledText<string>[], others: LabelledText<string>[]) =>
    labels(some, others).map((row, at) => ({
      ...row,
      value: plainWording(both(row.value, others[at]?.value)),
    }));
  const party = (one: SheetParty<string>, other: SheetParty<string>): SheetParty => ({
    ...one,
    heading: both(one.heading, other.heading),
    addressLines: one.addressLines.map((line, at) =>
      plainWording(both(line, other.addressLines[at])),
    ),
    details: rows(one.details, other.details),
  });
  const own = (text: string | null, other: string | null) => text && both(text, other);
  const { paypalQr, verifyQr, newTab, colon, logo, signatureOf } = first.words;
  return {
    ...first,
    title: plainWording(both(first.title, second.title)),
    dates: rows(first.dates, second.dates),
    ...(first.fields && { fields: rows(first.fields, second.fields ?? []) }),
    from: party(first.from, second.from),
    to: party(first.to, second.to),
    shipTo: first.shipTo && {
      ...first.shipTo,
      heading: both(first.shipTo.heading, second.shipTo?.heading),
    },
    columns: labels(first.columns, second.columns),
    lines: first.lines.map((line, at) => ({
      ...line,
      ...(line.notes && {
        notes: line.notes.map((note, index) => both(note, second.lines[at]?.notes?.[index])),
      }),
      description: both(line.description, content.items[at]?.secondDescription),
    })),
    totals: labels(first.totals, second.totals),
    remarks: first.remarks.map((remark, at) => both(remark, second.remarks[at])),
    schedule: first.schedule && {
      heading: both(first.schedule.heading, second.schedule?.heading),
      steps: first.schedule.steps.map((step, at) => ({
        ...step,
        about: both(step.about, second.schedule?.steps[at]?.about),
      })),
    },
    paymentHeading: both(first.paymentHeading, second.paymentHeading),
    paymentLinks: first.paymentLinks.map((link, at) => ({
      ...link,
      label: both(link.label, second.paymentLinks[at]?.label),
      ...(link.note && { note: both(link.note, second.paymentLinks[at]?.note) }),
    })),
    bankDetails: labels(first.bankDetails, second.bankDetails),
    checkDetails: labels(first.checkDetails, second.checkDetails),
    paymentNotes: own(first.paymentNotes, content.secondPaymentNotes),
    notes: own(first.notes, content.secondNotes),
    thanks: both(first.thanks, second.thanks),
    verify: first.verify && {
      ...first.verify,
      label: both(first.verify.label, second.verify?.label),
    },
    words: {
      ...bothOf(first.words, second.words),
      paypalQr,
      verifyQr,
      newTab,
      colon,
      logo,
      signatureOf,
    },
  };
}

/** Describes an invoice's sheet in its own language or languages, regardless of the page's. */
export function describeDocument(invoice: DescribableInvoice): InvoiceSheet {
  const { content } = invoice;
  const describeIn = (language: LanguageCode) => {
    const { words, cldr } = documentLanguage(language);
    return describeSheet(invoice, words, cldr);
  };
  return content.language === bilingual
    ? describeBilingual(describeIn('fr-CA'), describeIn('en-CA'), content)
    : describeIn(content.language);
}
