import type { InvoiceItem } from '../invoices/content.ts';

/**
 * Returns edited lines with the estimate lines that they take. Only lines that the saved invoice already took count,
 * each once; removed lines release theirs, new lines have none.
 * @param typed the form's lines, see `DraftItem`
 */
export function withSourceLines(
  items: readonly InvoiceItem[],
  typed: readonly string[],
  saved: readonly InvoiceItem[],
): InvoiceItem[] {
  const free = new Set(saved.map(({ sourceLine }) => String(sourceLine ?? '')));
  free.delete('');
  return items.map((item, at) => {
    const line = typed[at] ?? '';
    return free.delete(line) ? { ...item, sourceLine: Number(line) } : item;
  });
}
