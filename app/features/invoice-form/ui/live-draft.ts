import { headRules, type TextRule } from '#app/domain/fields/field-rules.ts';
import { type CountryRules, draftContent } from '#app/domain/invoices/check-draft.ts';
import { hasPaymentMethod } from '#app/domain/invoices/check-payment.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fieldLabel } from '#app/i18n/format/field-label.ts';
import { itemFieldKey } from './field-key.ts';
import { formWords } from './form-words.ts';
import { type DescribeSheet, describeUnsaved, type SheetPictures } from './preview-sheet.ts';

/** A sheet while it is typed, and the fields in whose place it has a label. */
export type LiveDraft = { sheet: InvoiceSheet; missing: ReadonlySet<string> };

type HeadField = keyof typeof headRules;
const requiredFields = (Object.entries(headRules) as [HeadField, TextRule][]).flatMap(
  ([field, { required }]) => (required ? [field] : []),
);

/**
 * Describes what is typed as its sheet. In place of a text that must still be filled in, it has the label of its field.
 * @returns null while the amounts are too large, or the texts of its language are loading
 */
export function describeLive(
  draft: InvoiceDraft,
  rules: CountryRules,
  pictures: SheetPictures,
  describe: DescribeSheet | null,
): LiveDraft | null {
  if (!describe) return null;
  const { country, takesCards } = rules;
  const { content, schedule } = draftContent(draft, { ...rules, userLanguage: currentLanguage() });
  const missing = new Set<string>();
  const labels: { [Field in HeadField]?: string | undefined } = formWords(draft.kind).labels;
  const head = requiredFields.map((field): [HeadField, string] => {
    const text = content[field];
    if (text) return [field, text];
    missing.add(field);
    return [field, labels[field] ?? fieldLabel(field, country)];
  });
  const items = content.items.map((item, at) => {
    if (item.description.trim() !== '') return item;
    missing.add(itemFieldKey(draft.items[at]?.id ?? '', 'description'));
    return { ...item, description: invoiceFormTexts.items.description };
  });
  const filled = { ...content, ...Object.fromEntries(head), items };
  if (draft.kind === 'invoice' && !takesCards && !hasPaymentMethod(draft, country)) {
    if (!content.paymentNotes) missing.add('paymentNotes');
    filled.paymentNotes ??= invoiceFormTexts.payment.about;
  }
  const figures = calculateTotals(filled);
  if (!figures.ok) return null;
  const unsaved = { kind: draft.kind, content: filled, schedule, totals: figures.totals };
  const sheet = { ...describeUnsaved(unsaved, describe), ...pictures };
  return {
    sheet: missing.has('businessEmail') ? { ...sheet, contactEmail: null } : sheet,
    missing,
  };
}
