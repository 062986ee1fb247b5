import { type ImportSource, sourceNames } from '#app/domain/import/import-source.ts';
import { idOfKey } from '#app/services/id-of-key.server.ts';

/** By which save keys an import finds what an earlier one added, whatever became of its number. */
type ImportedKeys = {
  saveKey: string;
  /** As earlier versions made it, of the number alone: it is the invoice's where its history names the same product. */
  earlierKey: string;
};

/** The save keys of the invoice of a number in a product: another product may give the same number to another invoice. */
export function importedKeys(userId: string, source: ImportSource, number: string): ImportedKeys {
  return {
    saveKey: idOfKey(userId, `imported invoice ${source} ${number}`),
    earlierKey: idOfKey(userId, `imported invoice ${number}`),
  };
}

/**
 * Whether an invoice was imported before, however it was edited since.
 * @param bySaveKey stored invoices, with the product that their history names
 */
export function wasImported(
  bySaveKey: ReadonlyMap<string, { importedFrom: string | null }>,
  { saveKey, earlierKey }: ImportedKeys,
  source: ImportSource,
): boolean {
  if (bySaveKey.has(saveKey)) return true;
  return bySaveKey.get(earlierKey)?.importedFrom === sourceNames[source];
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
