import type { ExportedEntry } from './exported-records.ts';
import type { ImportedInvoice } from './imported-invoice.ts';

/** Maximum data rows per file. */
export const maxImportRows = 20_000;

/** 8 MB: maximum size of a file, and of its text in UTF-8. */
export const maxImportFile = 8 * 1024 * 1024;

/** Maximum records per request; for invoices also the maximum lines. */
export const maxPerBatch = {
  invoices: 50,
  lines: 400,
  clients: 250,
  products: 250,
  looked: 1000,
  /**
   * From an export: a document has up to 100 lines, a series thousands of occurrences; entries of linked invoices are
   * posted together.
   */
  documents: 10,
  entries: 250,
  linkedEntries: 1000,
  series: 3,
  words: 30,
};

/** Maximum length of an examined cell, UTF-16 code units. */
export const maxCellLength = 10_000;

/** 300 MB: the maximum size of one export zip. Only its data files are unpacked. */
export const maxExportFile = 300 * 1024 * 1024;

/** 512 kB, like every picture (`maxPictureBytes`, whose module would also pull in its parsers). */
export const maxExportPicture = 512 * 1024;

/** Sorts invoices oldest first: numbering and lists follow this order. */
export function oldestFirst(invoices: readonly ImportedInvoice[]): ImportedInvoice[] {
  const rowOf = ({ lines: [first] }: ImportedInvoice) => first?.row ?? 0;
  return [...invoices].sort(
    (left, right) =>
      compare(left.date, right.date) ||
      left.number.length - right.number.length ||
      compare(left.number, right.number) ||
      rowOf(left) - rowOf(right),
  );
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Splits invoices into batches limited by count and lines, preserving their order. */
export function invoiceLots(invoices: readonly ImportedInvoice[]): ImportedInvoice[][] {
  const lots: ImportedInvoice[][] = [];
  let [lot, lines]: [ImportedInvoice[], number] = [[], 0];
  for (const invoice of invoices) {
    const isFull =
      lot.length >= maxPerBatch.invoices || lines + invoice.lines.length > maxPerBatch.lines;
    if (lot.length > 0 && isFull) {
      lots.push(lot);
      [lot, lines] = [[], 0];
    }
    lot.push(invoice);
    lines += invoice.lines.length;
  }
  return lot.length > 0 ? [...lots, lot] : lots;
}

/** Splits records into batches of one size. */
export function evenLots<Each>(records: readonly Each[], size: number): Each[][] {
  const lots: Each[][] = [];
  for (let at = 0; at < records.length; at += size) lots.push(records.slice(at, at + size));
  return lots;
}

/**
 * Splits ledger entries into batches, preserving their order. Entries of one invoice and of invoices that share credit
 * stay together, because they are validated together.
 */
export function ledgerLots(entries: readonly ExportedEntry[]): ExportedEntry[][] {
  const groupOf = new Map<string, ExportedEntry[]>();
  const groups = new Set<ExportedEntry[]>();
  for (const entry of entries) {
    const { invoiceId, otherInvoiceId } = entry;
    const group = groupOf.get(invoiceId) ?? [];
    const other = otherInvoiceId === null ? undefined : groupOf.get(otherInvoiceId);
    group.push(entry);
    groups.add(group);
    groupOf.set(invoiceId, group);
    if (otherInvoiceId !== null && other !== group) groupOf.set(otherInvoiceId, group);
    if (!other || other === group) continue;
    group.push(...other);
    groups.delete(other);
    for (const each of other) groupOf.set(each.invoiceId, group);
    for (const each of other) if (each.otherInvoiceId) groupOf.set(each.otherInvoiceId, group);
  }
  const places = new Map(entries.map((entry, at) => [entry, at]));
  const placeOf = (entry: ExportedEntry) => places.get(entry) ?? 0;
  const lots: ExportedEntry[][] = [];
  let lot: ExportedEntry[] = [];
  for (const group of groups) {
    if (lot.length > 0 && lot.length + group.length > maxPerBatch.entries) {
      lots.push(lot);
      lot = [];
    }
    lot = [...lot, ...group];
  }
  return [...lots, lot].flatMap((each) =>
    evenLots(
      [...each].sort((one, other) => placeOf(one) - placeOf(other)),
      maxPerBatch.linkedEntries,
    ),
  );
}
