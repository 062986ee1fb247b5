import { and, desc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import type { ContentRow } from '#db/invoice-row.server.ts';
import { readBatch } from '#db/read.server.ts';
import { clients, invoices, productsServices } from '#db/schema.ts';
import type { InvoiceRow } from './invoice-rows.server.ts';

const {
  id,
  userId,
  saveKey,
  createdAt,
  subtotalMinor,
  discountMinor,
  taxMinor,
  totalMinor,
  logo,
  signature,
  ...ownColumns
} = getTableColumns(invoices);

/** An invoice as its owner's form opens it; of the pictures, which stay as they are, only whether they are there. */
export type OwnInvoiceRow = ContentRow &
  Pick<InvoiceRow, 'status' | 'archived' | 'updatedAt'> & {
    hasLogo: boolean;
    hasSignature: boolean;
  };

/** The owner's clients and products for the invoice form's pickers, both by name; one round trip. */
export async function readFormChoices(db: Database, owner: string) {
  const [clientRows, productRows, [newest]] = await readBatch(db, selectChoices(db, owner));
  return {
    clients: clientRows,
    products: productRows,
    newestNumber: newest?.invoiceNumber ?? null,
  };
}

/** The same, and an invoice to clone or edit: null when it is unknown or another user's; one round trip too. */
export async function readFormChoicesWithInvoice(db: Database, owner: string, invoiceId: string) {
  const [clientRows, productRows, [newest], [invoice]] = await readBatch(db, [
    ...selectChoices(db, owner),
    db
      .select({
        ...ownColumns,
        hasLogo: sql<boolean>`${logo} IS NOT NULL`.mapWith(Boolean),
        hasSignature: sql<boolean>`${signature} IS NOT NULL`.mapWith(Boolean),
      })
      .from(invoices)
      .where(and(eq(id, invoiceId), eq(userId, owner))),
  ]);
  const row: OwnInvoiceRow | null = invoice ?? null;
  const newestNumber = newest?.invoiceNumber ?? null;
  return { clients: clientRows, products: productRows, newestNumber, invoice: row };
}

/** What both pickers offer, and the newest invoice's number: one that was put away into the archive asks nothing any more. */
function selectChoices(db: Database, owner: string) {
  return [
    db
      .select({
        id: clients.id,
        name: clients.name,
        email: clients.email,
        address: clients.address,
      })
      .from(clients)
      .where(eq(clients.userId, owner))
      .orderBy(byName(clients)),
    db
      .select({
        id: productsServices.id,
        name: productsServices.name,
        unitPriceHundredths: productsServices.unitPriceHundredths,
        taxRateThousandths: productsServices.taxRateThousandths,
      })
      .from(productsServices)
      .where(eq(productsServices.userId, owner))
      .orderBy(byName(productsServices)),
    db
      .select({ invoiceNumber: invoices.invoiceNumber })
      .from(invoices)
      .where(and(eq(userId, owner), eq(invoices.archived, false)))
      .orderBy(desc(createdAt), desc(id))
      .limit(1),
  ] as const;
}

function byName({ name }: { name: SQLWrapper }): SQL {
  return sql`${name} COLLATE NOCASE`;
}

// @covers invoices-7.1
