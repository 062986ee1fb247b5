import { type DocumentKind, documentKinds } from '#app/domain/documents/kind.ts';
import { cleanReference } from '#app/domain/invoices/clean-text.ts';
import { type FileRow, plainWord } from './file-cells.ts';
import type { NumberedIssue } from './import-answer.ts';
import type { InvoiceColumn } from './invoice-layouts.ts';

/** Document types in files that we can't import. */
export const skippedTypes = ['purchase', 'payment', 'other'] as const;
type SkippedType = (typeof skippedTypes)[number];
type DocumentType = DocumentKind | SkippedType;

/** Type names of Xero and QuickBooks, including their APIs, and their French and Russian equivalents. */
const words: Record<DocumentType, readonly string[]> = {
  invoice: [
    'invoice',
    'sales invoice',
    'tax invoice',
    'accrec',
    'facture',
    'facture de vente',
    'счет',
    'счет на оплату',
    'счет фактура',
    'инвойс',
  ],
  'credit-note': [
    'credit',
    'credit memo',
    'credit note',
    'sales credit note',
    'accreccredit',
    'customer credit',
    'delayed credit',
    'note de crédit',
    'avoir',
    'кредит-нота',
  ],
  estimate: [
    'estimate',
    'quote',
    'quotation',
    'proposal',
    'proforma',
    'pro forma',
    'proforma invoice',
    'pro forma invoice',
    'soumission',
    'devis',
    'estimation',
    'facture pro forma',
    'смета',
    'коммерческое предложение',
  ],
  purchase: [
    'bill',
    'bill credit',
    'bill credit note',
    'purchase',
    'purchase invoice',
    'purchase order',
    'purchase credit note',
    'accpay',
    'accpaycredit',
    'vendor bill',
    'vendor credit',
    'supplier invoice',
    'supplier credit',
    'expense',
    'expense claim',
    'check',
    'cheque',
    'credit card expense',
    'credit card charge',
    'credit card credit',
    'cash expense',
    'cash purchase',
    'spend money',
    'facture fournisseur',
    'facture à payer',
    'achat',
    'crédit fournisseur',
    'bon de commande',
    'dépense',
    'chèque',
    'счет поставщика',
    'расход',
    'закупка',
    'заказ поставщику',
  ],
  payment: [
    'payment',
    'invoice payment',
    'bill payment',
    'receive payment',
    'receive money',
    'credit card payment',
    'overpayment',
    'sales overpayment',
    'bill overpayment',
    'purchase overpayment',
    'aroverpayment',
    'apoverpayment',
    'prepayment',
    'sales prepayment',
    'bill prepayment',
    'purchase prepayment',
    'arprepayment',
    'apprepayment',
    'deposit',
    'sales receipt',
    'receipt',
    'refund',
    'cash refund',
    'refund receipt',
    'cash sale',
    'paiement',
    'acompte',
    'trop-perçu',
    'dépôt',
    'reçu',
    'reçu de vente',
    'remboursement',
    'paiement de facture',
    'платёж',
    'оплата',
    'предоплата',
    'аванс',
    'переплата',
    'возврат',
    'поступление',
  ],
  other: [
    'journal',
    'journal entry',
    'manual journal',
    'transfer',
    'statement',
    'statement charge',
    'charge',
    'delayed charge',
    'time activity',
    'timesheet',
    'sales order',
    'inventory qty adjust',
    'inventory adjustment',
    'recurring invoice',
    'repeating invoice',
    'écriture de journal',
    'virement',
    'relevé',
    'facture récurrente',
    'перевод',
    'проводка',
  ],
};
const known = new Map(
  [...documentKinds, ...skippedTypes].flatMap((type) =>
    words[type].map((word) => [plainWord(word), type] as const),
  ),
);

/** Parses a document type; null for an unknown word. */
export function parseDocumentType(word: string): DocumentType | null {
  return known.get(plainWord(word.replace(/\(.*?\)/g, ' '))) ?? null;
}

type Row = FileRow<InvoiceColumn>;

/** The user's answers about unknown document types in a file, by `plainWord`. */
export type TypeAnswers = Readonly<Partial<Record<string, DocumentType>>>;

/** A document that isn't imported: its first row, with type and number as written in the file. */
export type SkippedDocument = { row: number; type: SkippedType; typed: string; number: string };

export type DocumentRows = { kind: DocumentKind; number: string; rows: Row[] };

type GroupedRows = {
  documents: DocumentRows[];
  skipped: SkippedDocument[];
  broken: NumberedIssue[];
};

/**
 * Groups the rows of each document by type and number: Xero numbers bills and invoices separately. A row without a type
 * takes the type of earlier rows with its number, otherwise the file's.
 * @param fileKind the default document kind of the file
 */
export function groupDocuments(
  rows: readonly Row[],
  fileKind: DocumentKind,
  answers: TypeAnswers,
): GroupedRows {
  const grouped: GroupedRows = { documents: [], skipped: [], broken: [] };
  const documents = new Map<string, DocumentRows>();
  const lastTyped = new Map<string, string>();
  const reported = new Set<string>();
  for (const row of rows) {
    const number = cleanReference(row.cell('number'));
    const typed = row.cell('type') || (number && lastTyped.get(number)) || '';
    lastTyped.set(number, typed);
    const type = typed === '' ? fileKind : (parseDocumentType(typed) ?? answers[plainWord(typed)]);
    const kind = documentKinds.find((each) => each === type);
    const key = `${type} ${number}`;
    if (kind && number === '') {
      grouped.broken.push({ row: row.row, number, code: 'noNumber' });
    } else if (kind) {
      const document = documents.get(key) ?? { kind, number, rows: [] };
      document.rows.push(row);
      documents.set(key, document);
    } else if (number === '' || !reported.has(key)) {
      reported.add(key);
      const skipped = type as SkippedType | undefined;
      if (skipped) grouped.skipped.push({ row: row.row, type: skipped, typed, number });
      else grouped.broken.push({ row: row.row, number, code: 'badType', typed });
    }
  }
  grouped.documents = [...documents.values()];
  return grouped;
}
