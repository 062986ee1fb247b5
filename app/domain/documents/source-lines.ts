import type { InvoiceItem } from '../invoices/content.ts';

/**
 * The lines of an edit with those of the estimate that they take: only what the saved invoice's own lines took, each once. A line
 * that was removed gives its own back, a new one has none.
 * @param typed what the form says of each line, see `DraftItem`
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
