import type { TypedKind } from '#app/domain/documents/kind.ts';
import { estimateFormTexts } from '#app/texts/estimate-form.ts';
import { invoiceFormTexts } from '#app/texts/invoice-form.ts';

const noLabels: { [Field in 'invoiceNumber' | 'invoiceDate' | 'dueDate']?: string } = {};

/** What the form says otherwise of each kind of document; a field without a word of its own has its rule's. */
export function formWords(kind: TypedKind) {
  const { page, details, actions, summary } = invoiceFormTexts;
  if (kind === 'estimate') {
    const form = estimateFormTexts;
    const labels = { invoiceNumber: form.number, invoiceDate: form.date, dueDate: form.validUntil };
    return {
      ...{ create: form.create, edit: form.edit, save: form.save },
      ...{ details: form.details, language: form.language, total: form.total, labels },
      downloadSaves: form.downloadSaves,
    };
  }
  return {
    ...{ create: page.create, edit: page.edit, save: actions.save },
    ...{ details: details.title, language: details.language, total: summary.amountDue },
    ...{ labels: noLabels, downloadSaves: summary.downloadSavesInvoice },
  };
}
