import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { QueryBuilder, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { typedKinds } from '#app/domain/documents/kind.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { maxChoices } from '#app/domain/limits.ts';
import { isCopiedFrom } from '#app/features/estimates/public.server.ts';
import { newestRevision } from '#app/features/history/public.server.ts';
import type { ContentRow, InvoiceRow } from '#app/features/invoice-sheet/public.server.ts';
import { selectLooks, toOwnLook } from '#app/features/looks/public.server.ts';
import { scheduleOf } from '#app/features/payments/public.server.ts';
import { nextNumberOf } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { prepare } from '#db/prepared.server.ts';
import { queryBatch } from '#db/read.server.ts';
import { clients, invoices, productsServices, userSettings } from '#db/schema.ts';

const {
  id,
  userId,
  saveKey,
  createdAt,
  subtotalMinor,
  discountMinor,
  taxMinor,
  totalMinor,
  nextDue,
  kind,
  sourceId,
  reason,
  creditedMinor,
  ...ownColumns
} = getTableColumns(invoices);

/** An invoice as its owner's form opens it, without its pictures, which an edit doesn't change. */
export type OwnInvoiceRow = ContentRow &
  Pick<
    InvoiceRow,
    | 'kind'
    | 'status'
    | 'totalMinor'
    | 'paidMinor'
    | 'archived'
    | 'updatedAt'
    | 'logoId'
    | 'signatureId'
  > & {
    isIssued: boolean;
    /** An invoice was created from this estimate. */
    isInvoiced: boolean;
    /** As JSON, see `parsePaymentSchedule`. */
    schedule: string | null;
    /** The code of its client's own payment terms. */
    clientTerms: string | null;
  };

/** Returns the owner's newest clients and products for the invoice form's pickers, sorted by name; one round trip. */
export async function getFormChoices(db: Database, owner: string) {
  const [clientRows, productRows, [newest], looks] = await queryBatch(
    db,
    selectChoices(db, owner, null),
  );
  return {
    looks: looks.map(toOwnLook),
    clients: clientRows,
    products: productRows,
    newestNumber: newest?.invoiceNumber ?? null,
  };
}

/**
 * Returns the same, the number of the next estimate, and an invoice or estimate to clone or edit with its client, null
 * if it is unknown or another user's; one round trip.
 */
export async function getFormChoicesWithInvoice(db: Database, owner: string, invoiceId: string) {
  const [clientRows, productRows, [newest], looks, [invoice], [next]] = await queryBatch(db, [
    ...selectChoices(db, owner, invoiceId),
    db
      .select({
        ...ownColumns,
        kind,
        totalMinor,
        isIssued: sql<boolean>`${newestRevision} IS NOT NULL`.mapWith(Boolean),
        isInvoiced: sql<boolean>`${isCopiedFrom}`.mapWith(Boolean),
        schedule: scheduleOf,
        clientTerms: clients.paymentTerms,
      })
      .from(invoices)
      .leftJoin(clients, and(eq(clients.id, invoices.clientId), eq(clients.userId, owner)))
      .where(and(eq(id, invoiceId), eq(userId, owner), inArray(kind, typedKinds))),
    db
      .select({ number: nextNumberOf(owner, 'estimate') })
      .from(userSettings)
      .where(eq(userSettings.userId, owner)),
  ]);
  const row: OwnInvoiceRow | null = invoice ?? null;
  const newestNumber = newest?.invoiceNumber ?? null;
  const nextEstimate = next?.number ?? '';
  return {
    looks: looks.map(toOwnLook),
    clients: clientRows,
    products: productRows,
    newestNumber,
    invoice: row,
    nextEstimate,
  };
}

/** Selects the options of both pickers, the number of the newest invoice that isn't archived, and the looks. */
function selectChoices(db: Database, owner: string, opened: string | null) {
  return [
    selectClients(db, { owner, opened }),
    selectProducts(db, { owner }),
    selectNewestNumber(db, { owner }),
    selectLooks(db, owner),
  ] as const;
}

/** The newest clients, and the one of an opened invoice, with what an invoice to each of them starts with. */
const selectClients = prepare(['owner', 'opened'], (db, { owner, opened }) => {
  const { invoiceLanguage, paymentTerms } = userSettings;
  const usual = (column: SQLiteColumn) =>
    sql`(SELECT ${column} FROM ${userSettings} WHERE ${eq(userSettings.userId, owner)})`;
  const ownClient = sql`(SELECT client_id FROM ${invoices} WHERE ${id} = ${opened} AND ${userId} = ${owner})`;
  return db
    .select({
      id: clients.id,
      name: clients.name,
      email: clients.email,
      address: clients.address,
      contact: clients.contact,
      taxNumber: clients.taxNumber,
      reference: clients.reference,
      region: clients.region,
      lookId: clients.lookId,
      fields: clients.fields,
      paymentTerms: sql<string | null>`coalesce(${clients.paymentTerms}, ${usual(paymentTerms)})`,
      language: sql<DocumentLanguage | null>`coalesce(${clients.language}, ${usual(invoiceLanguage)})`,
    })
    .from(clients)
    .where(
      sql`${eq(clients.userId, owner)} AND (${isNewest(clients, owner)} OR +${clients.id} = ${ownClient})`,
    )
    .orderBy(byName(clients));
});

const selectProducts = prepare(['owner'], (db, { owner }) =>
  db
    .select({
      id: productsServices.id,
      name: productsServices.name,
      unitPriceHundredths: productsServices.unitPriceHundredths,
      unitPriceExact: productsServices.unitPriceExact,
      taxRateThousandths: productsServices.taxRateThousandths,
      taxRateExact: productsServices.taxRateExact,
      unit: productsServices.unit,
      customId: productsServices.customId,
      fields: productsServices.fields,
    })
    .from(productsServices)
    .where(and(eq(productsServices.userId, owner), isNewest(productsServices, owner)))
    .orderBy(byName(productsServices)),
);

const selectNewestNumber = prepare(['owner'], (db, { owner }) =>
  db
    .select({ invoiceNumber: invoices.invoiceNumber })
    .from(invoices)
    .where(and(eq(userId, owner), eq(invoices.kind, 'invoice'), eq(invoices.archived, false)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1),
);

function isNewest(table: typeof clients | typeof productsServices, owner: Placeholder): SQL {
  const newest = new QueryBuilder()
    .select({ id: table.id })
    .from(table)
    .where(eq(table.userId, owner))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(maxChoices);
  // The unary plus makes the planner use the index on names, which returns rows in order.
  return sql`+${table.id} IN ${newest}`;
}

function byName({ name }: { name: SQLWrapper }): SQL {
  return sql`${name} COLLATE NOCASE`;
}
