import { sql } from 'drizzle-orm';
import { ownLookId } from '#app/features/looks/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect, isBelowRowLimit } from '#db/insert-select.ts';
import { queryBatch } from '#db/read.server.ts';
import { clients, invoices, productsServices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/**
 * The records to look up: document numbers and save keys, emails and names of clients, names of products, all in lower
 * case.
 */
export type AskedRecords = {
  numbers: readonly string[];
  saveKeys: readonly string[];
  emails: readonly string[];
  names: readonly string[];
  /** The ids that an earlier import gave these clients, even if they were renamed since. */
  ids: readonly string[];
  products: readonly string[];
};

const valuesOf = (texts: readonly string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(texts)}))`;

/** Finds which of the records the owner already has; one snapshot, one round trip. */
export async function getKnownRecords(db: Database, owner: string, asked: AskedRecords) {
  const [found, people, products] = await queryBatch(db, [
    db
      .select({
        kind: invoices.kind,
        invoiceNumber: invoices.invoiceNumber,
        saveKey: invoices.saveKey,
        currency: invoices.currency,
        totalMinor: invoices.totalMinor,
        invoiceDate: invoices.invoiceDate,
      })
      .from(invoices)
      .where(
        // A UNION, so that each part uses its own index.
        sql`${invoices.id} IN (
          SELECT id FROM invoices WHERE user_id = ${owner} AND kind IN ('invoice', 'estimate', 'credit-note') AND invoice_number IN ${valuesOf(asked.numbers)}
          UNION SELECT id FROM invoices WHERE user_id = ${owner} AND save_key IN ${valuesOf(asked.saveKeys)})`,
      ),
    selectClients(db, owner, asked),
    db
      .select({ name: productsServices.name })
      .from(productsServices)
      .where(
        sql`${productsServices.userId} = ${owner} AND lower(${productsServices.name}) IN ${valuesOf(asked.products)}`,
      ),
  ]);
  return { invoices: found, clients: people, products: products.map(({ name }) => name) };
}

/** Selects the owner's clients by email or name (lower case) or id, oldest first; one round trip. */
export function selectClients(
  db: Database,
  owner: string,
  { emails, names, ids = [] }: Pick<AskedRecords, 'emails' | 'names'> & { ids?: readonly string[] },
) {
  return db
    .select({
      id: clients.id,
      name: clients.name,
      email: clients.email,
      address: clients.address,
      contact: clients.contact,
      taxNumber: clients.taxNumber,
      region: clients.region,
      paymentTerms: clients.paymentTerms,
    })
    .from(clients)
    .where(
      sql`${clients.userId} = ${owner} AND (lower(${clients.email}) IN ${valuesOf(emails)} OR lower(${clients.name}) IN ${valuesOf(names)} OR ${clients.id} IN ${valuesOf(ids)})`,
    )
    .orderBy(clients.createdAt, clients.id);
}

export type ImportedClientRow = Omit<typeof clients.$inferInsert, 'userId'>;

/** The statement that inserts an imported client if the account has room and the id is new. */
export function insertClientStatement(owner: string, row: ImportedClientRow) {
  return insertSelect(
    clients,
    { ...row, userId: owner, lookId: ownLookId(owner, row.lookId ?? null) },
    sql`WHERE ${isBelowRowLimit(clients, 'clients', { owner })} ON CONFLICT (id) DO NOTHING`,
  );
}

/**
 * Inserts clients of one owner, as many as the account has room for, in one transaction; a client whose id exists is
 * unchanged.
 * @returns the ids of those that were added
 */
export async function insertImportedClients(
  db: Database,
  owner: string,
  rows: readonly ImportedClientRow[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const results = await writeBatch(
    db,
    rows.map((row) => insertClientStatement(owner, row)),
  );
  return new Set(rows.filter((_, at) => results[at]?.rowsAffected === 1).map(({ id }) => id));
}
