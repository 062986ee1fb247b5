import type { ImportSource } from '#app/domain/import/import-source.ts';
import { idOfKey } from '#app/services/id-of-key.server.ts';

/**
 * The save key of the invoice of a number in a product: by it an import finds what an earlier one added, however it was edited
 * since. Another product may give the same number to another invoice.
 */
export function importedKey(userId: string, source: ImportSource, number: string): string {
  return idOfKey(userId, `imported invoice ${source} ${number}`);
}

type ToCompare = { invoiceDate: string; currency: string; totalMinor: number };

/** Whether two documents of one number are the same. */
export function isSameDocument(found: ToCompare, other: ToCompare): boolean {
  return (
    found.invoiceDate === other.invoiceDate &&
    found.currency === other.currency &&
    found.totalMinor === other.totalMinor
  );
}
