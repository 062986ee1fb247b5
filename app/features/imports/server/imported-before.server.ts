import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { ImportSource } from '#app/domain/import/import-source.ts';
import { clientKey, type KnownClient } from '#app/domain/import/match-client.ts';
import { idOfKey } from '#app/http/request/id-of-key.server.ts';

/**
 * The save key of a document with its number in another product: a later import uses it to find what an earlier one
 * added, even if it was edited since. Another product may use the same number for a different invoice.
 */
export function importedKey(
  userId: string,
  source: ImportSource,
  { kind, number }: { kind: DocumentKind; number: string },
): string {
  return idOfKey(userId, `imported ${kind} ${source} ${number}`);
}

/** The id that an import gives a client: a later import uses it to find the client, even if it was renamed since. */
export function importedClientId(userId: string, client: KnownClient): string {
  return idOfKey(userId, `imported client ${clientKey(client)}`);
}

type ToCompare = { invoiceDate: string; currency: string; totalMinor: number };

/** Whether two documents with the same number are the same document. */
export function isSameDocument(found: ToCompare, other: ToCompare): boolean {
  return (
    found.invoiceDate === other.invoiceDate &&
    found.currency === other.currency &&
    found.totalMinor === other.totalMinor
  );
}
