import { cleanReference } from '#app/domain/invoices/clean-text.ts';
import { type DocumentKind, documentKinds } from '../documents/kind.ts';
import { type DocumentType, parseDocumentType, type SkippedType } from './document-type.ts';
import { type FileRow, plainWord } from './file-cells.ts';
import type { NumberedIssue } from './import-issue.ts';
import type { InvoiceColumn } from './invoice-layouts.ts';

type Row = FileRow<InvoiceColumn>;

/** The user's answers about unknown document types in a file, by `plainWord`. */
export type TypeAnswers = Readonly<Partial<Record<string, DocumentType>>>;

/** A document that isn't imported: its first row, with type and number as written in the file. */
export type SkippedDocument = { row: number; type: SkippedType; typed: string; number: string };

export type DocumentRows = { kind: DocumentKind; number: string; rows: Row[] };

export type GroupedRows = {
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
