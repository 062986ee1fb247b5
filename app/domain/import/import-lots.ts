import type { ExportedEntry } from './exported-records.ts';
import { maxPerBatch } from './import-limits.ts';
import type { ImportedInvoice } from './imported-invoice.ts';

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
      each.toSorted((one, other) => placeOf(one) - placeOf(other)),
      maxPerBatch.linkedEntries,
    ),
  );
}
