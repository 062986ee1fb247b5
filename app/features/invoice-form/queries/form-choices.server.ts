import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { typedKinds } from '#app/domain/documents/kind.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { maxChoices } from '#app/domain/limits.ts';
import { isCopiedFrom } from '#app/features/estimates/public.server.ts';
import { newestRevision } from '#app/features/history/public.server.ts';
import type { ContentRow, InvoiceRow } from '#app/features/invoice-sheet/public.server.ts';
import { scheduleOf } from '#app/features/payments/public.server.ts';
import { nextNumberOf } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
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
  const [clientRows, productRows, [newest]] = await queryBatch(db, selectChoices(db, owner));
  return {
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
  const [clientRows, productRows, [newest], [invoice], [next]] = await queryBatch(db, [
    ...selectChoices(
      db,
      owner,
      sql`(SELECT client_id FROM ${invoices} WHERE ${id} = ${invoiceId} AND ${userId} = ${owner})`,
    ),
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
  return { clients: clientRows, products: productRows, newestNumber, invoice: row, nextEstimate };
}

/** Selects the options of both pickers and the number of the newest invoice that isn't archived. */
function selectChoices(db: Database, owner: string, ownClient: SQL = sql`NULL`) {
  // The unary plus makes the planner use the index on names, which returns rows in order.
  const isNewest = (table: typeof clients | typeof productsServices) => {
    const newest = db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.userId, owner))
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(maxChoices);
    return sql`+${table.id} IN ${newest}`;
  };
  const language = db
    .select({ language: userSettings.invoiceLanguage })
    .from(userSettings)
    .where(eq(userSettings.userId, owner));
  const paymentTerms = db
    .select({ paymentTerms: userSettings.paymentTerms })
    .from(userSettings)
    .where(eq(userSettings.userId, owner));
  return [
    db
      .select({
        id: clients.id,
        name: clients.name,
        email: clients.email,
        address: clients.address,
        contact: clients.contact,
        taxNumber: clients.taxNumber,
        reference: clients.reference,
        region: clients.region,
        // For an invoice to this client.
        paymentTerms: sql<string | null>`coalesce(${clients.paymentTerms}, ${paymentTerms})`,
        language: sql<DocumentLanguage | null>`coalesce(${clients.language}, ${language})`,
      })
      .from(clients)
      .where(
        sql`${eq(clients.userId, owner)} AND (${isNewest(clients)} OR +${clients.id} = ${ownClient})`,
      )
      .orderBy(byName(clients)),
    db
      .select({
        id: productsServices.id,
        name: productsServices.name,
        unitPriceHundredths: productsServices.unitPriceHundredths,
        unitPriceExact: productsServices.unitPriceExact,
        taxRateThousandths: productsServices.taxRateThousandths,
        taxRateExact: productsServices.taxRateExact,
        unit: productsServices.unit,
      })
      .from(productsServices)
      .where(and(eq(productsServices.userId, owner), isNewest(productsServices)))
      .orderBy(byName(productsServices)),
    db
      .select({ invoiceNumber: invoices.invoiceNumber })
      .from(invoices)
      .where(and(eq(userId, owner), eq(invoices.kind, 'invoice'), eq(invoices.archived, false)))
      .orderBy(desc(createdAt), desc(id))
      .limit(1),
  ] as const;
}

function byName({ name }: { name: SQLWrapper }): SQL {
  return sql`${name} COLLATE NOCASE`;
}
