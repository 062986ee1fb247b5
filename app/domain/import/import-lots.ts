import { mostInLot } from './import-limits.ts';
import type { ImportedInvoice } from './imported-invoice.ts';

/** Invoices in the order in which they were made, the oldest first: numbers and lists follow it. */
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

/** Invoices as they are posted: so many and so many lines at a time, their order kept. */
export function invoiceLots(invoices: readonly ImportedInvoice[]): ImportedInvoice[][] {
  const lots: ImportedInvoice[][] = [];
  let [lot, lines]: [ImportedInvoice[], number] = [[], 0];
  for (const invoice of invoices) {
    const isFull =
      lot.length >= mostInLot.invoices || lines + invoice.lines.length > mostInLot.lines;
    if (lot.length > 0 && isFull) {
      lots.push(lot);
      [lot, lines] = [[], 0];
    }
    lot.push(invoice);
    lines += invoice.lines.length;
  }
  return lot.length > 0 ? [...lots, lot] : lots;
}

/** Records in lots of one size. */
export function evenLots<Each>(records: readonly Each[], size: number): Each[][] {
  const lots: Each[][] = [];
  for (let at = 0; at < records.length; at += size) lots.push(records.slice(at, at + size));
  return lots;
}
