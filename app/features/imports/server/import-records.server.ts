import { type ClientText, checkClient } from '#app/domain/clients/client.ts';
import { checkFieldValues } from '#app/domain/custom-fields/check-fields.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type {
  ImportPreviewData,
  ImportQuestion,
  ImportSource,
  LotAnswer,
} from '#app/domain/import/import-answer.ts';
import {
  clientBook,
  clientKey,
  type KnownClient,
  nameKey,
  plainCase,
} from '#app/domain/import/resolve-clients.ts';
import { cleanReference } from '#app/domain/invoices/clean-text.ts';
import { checkPostedImport } from '#app/domain/products/check-import.ts';
import type { ProductFormText, ProductText } from '#app/domain/products/product.ts';
import {
  getKnownRecords,
  insertImportedClients,
  selectClients,
} from '#app/features/imports/queries/known-records.server.ts';
import { insertProducts } from '#app/features/products/public.server.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { restoredLookId } from './restore-settings.server.ts';

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

const noneAsked = { numbers: [], saveKeys: [], emails: [], names: [], ids: [], products: [] };

/** Finds which records of a file the owner already has; one round trip, nothing is written. */
export async function previewImport(
  db: Database,
  userId: string,
  asked: ImportQuestion,
): Promise<Omit<ImportPreviewData, 'remaining'>> {
  const numbers = asked.invoices.map(({ number }) => cleanReference(number));
  const { source } = asked;
  const keys = source
    ? asked.invoices.map(({ kind }, at) =>
        importedKey(userId, source, { kind, number: numbers[at] ?? '' }),
      )
    : [];
  const ids = asked.clients.map((client) => importedClientId(userId, client));
  const known = await getKnownRecords(db, userId, {
    numbers,
    ids,
    saveKeys: keys,
    emails: asked.clients.map(({ email }) => plainCase(email.trim())),
    names: asked.clients.map(({ name }) => plainCase(name.trim())),
    products: asked.products.map(plainCase),
  });
  const book = clientBook<KnownClient>(known.clients);
  const knownIds = new Set(known.clients.map(({ id }) => id));
  const byNumber = new Map(known.invoices.map((row) => [`${row.kind} ${row.invoiceNumber}`, row]));
  const imported = new Set(known.invoices.map(({ saveKey }) => saveKey));
  const products = new Set(known.products.map(plainCase));
  return {
    outcome: 'looked',
    invoices: asked.invoices.map(({ kind, date, currency, totalMinor }, at) => {
      const saveKey = keys[at];
      if (saveKey !== undefined && imported.has(saveKey)) return 'there';
      const found = byNumber.get(`${kind} ${numbers[at]}`);
      if (!found) return 'new';
      const isSame = isSameDocument(found, { invoiceDate: date, currency, totalMinor });
      return isSame ? 'there' : 'other';
    }),
    clients: [
      ...known.clients.map(({ name, email }) => ({ name, email })),
      // Clients of an earlier import that were renamed since.
      ...asked.clients.filter(
        (client, at) => knownIds.has(ids[at] ?? '') && book.find(client) === null,
      ),
    ],
    products: asked.products.map((name) => products.has(plainCase(name))),
  };
}

/**
 * Adds the clients of a batch that the owner doesn't have. Idempotent. Two round trips.
 * @param order.isExport they come from an account's export, so no two of them are the same client
 */
export async function importClients(
  db: Database,
  order: { userId: string; clients: readonly ClientText[]; isExport: boolean; now: number },
): Promise<LotAnswer> {
  const { userId, clients, isExport, now } = order;
  const known = await read(
    selectClients(db, userId, {
      emails: clients.map(({ email }) => plainCase(email.trim())),
      names: clients.map(({ name }) => plainCase(name.trim())),
      ids: clients.map((client) => importedClientId(userId, client)),
    }),
  );
  const knownIds = new Set(known.map(({ id }) => id));
  const book = clientBook<KnownClient>(known);
  const rows = clients.flatMap((text, at) => {
    const checked = checkClient(text);
    if (!checked.ok || book.find(text)) return [];
    const id = importedClientId(userId, checked.columns);
    if (knownIds.has(id)) return [];
    if (!isExport) book.add(checked.columns);
    // The list shows the newest first, so each one is a millisecond older than the previous one in the file.
    const { lookId } = checked.columns;
    const restored = isExport && lookId !== null ? restoredLookId(userId, lookId) : null;
    return [{ ...checked.columns, lookId: restored, id, createdAt: now - at }];
  });
  const added = await insertImportedClients(db, userId, rows);
  const isThere = clients.length - rows.length;
  return lotAnswer(added.size, isThere, rows.length - added.size);
}

type ImportedProduct = ProductText & Partial<ProductFormText>;

/** Adds the products of a batch whose names the owner doesn't have, all or none. Idempotent. Two round trips. */
export async function importNewProducts(
  db: Database,
  order: { userId: string; products: readonly ImportedProduct[]; now: number },
): Promise<LotAnswer | null> {
  const { userId, products, now } = order;
  const checked = checkPostedImport(products);
  if (!checked.ok) return null;
  const asked = { ...noneAsked, products: products.map(({ name }) => plainCase(name)) };
  const known = await getKnownRecords(db, userId, asked);
  const names = new Set(known.products.map(plainCase));
  const rows = checked.columns.flatMap((columns, at) => {
    if (names.has(plainCase(columns.name))) return [];
    const id = idOfKey(userId, `imported product ${nameKey(columns.name)}`);
    const fields = checkFieldValues(products[at]?.fields ?? '', [], () => undefined);
    return [{ ...columns, fields, id, createdAt: now - at }];
  });
  const areSaved = rows.length === 0 || (await insertProducts(db, userId, rows));
  const there = products.length - rows.length;
  return areSaved ? lotAnswer(rows.length, there, 0) : lotAnswer(0, there, rows.length);
}

function lotAnswer(added: number, there: number, leftOut: number): LotAnswer {
  return { outcome: 'imported', added, there, leftOut, stopped: leftOut > 0 ? 'full' : null };
}
