import type { TypedKind } from '#app/domain/documents/kind.ts';
import { estimateFormTexts } from '#app/features/estimates/texts.ts';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';

const noLabels: { [Field in 'invoiceNumber' | 'invoiceDate' | 'dueDate']?: string } = {};

/**
 * Returns the form's texts for a kind of document; a field without a label here uses its rule's. Each text is named in
 * full: assigning part of a catalog would put that entire part into the page's scripts.
 */
export function formWords(kind: TypedKind) {
  if (kind === 'estimate') {
    return {
      create: estimateFormTexts.create,
      edit: estimateFormTexts.edit,
      save: estimateFormTexts.save,
      details: estimateFormTexts.details,
      language: estimateFormTexts.language,
      total: estimateFormTexts.total,
      labels: {
        invoiceNumber: estimateFormTexts.number,
        invoiceDate: estimateFormTexts.date,
        dueDate: estimateFormTexts.validUntil,
      },
      downloadSaves: estimateFormTexts.downloadSaves,
    };
  }
  return {
    create: invoiceFormTexts.page.create,
    edit: invoiceFormTexts.page.edit,
    save: invoiceFormTexts.actions.save,
    details: invoiceFormTexts.details.title,
    language: invoiceFormTexts.details.language,
    total: invoiceFormTexts.summary.amountDue,
    labels: noLabels,
    downloadSaves: invoiceFormTexts.summary.downloadSavesInvoice,
  };
}
