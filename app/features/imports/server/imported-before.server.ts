import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { ImportSource } from '#app/domain/import/import-source.ts';
import { clientKey, type KnownClient } from '#app/domain/import/match-client.ts';
import { idOfKey } from '#app/http/request/id-of-key.server.ts';

/**
 * The save key of a document of a number in a product: by it an import finds what an earlier one added, however it was edited
 * since. Another product may give the same number to another invoice.
 */
export function importedKey(
  userId: string,
  source: ImportSource,
  { kind, number }: { kind: DocumentKind; number: string },
): string {
  return idOfKey(userId, `imported ${kind} ${source} ${number}`);
}

/** The id that an import gives a client: by it a later import finds the client, however it was renamed since. */
export function importedClientId(userId: string, client: KnownClient): string {
  return idOfKey(userId, `imported client ${clientKey(client)}`);
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
