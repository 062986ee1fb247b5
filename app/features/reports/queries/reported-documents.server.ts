import {
  and,
  asc,
  between,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type Charged, getCharged } from '#app/domain/documents/charged.ts';
import { parseItems } from '#app/domain/invoices/invoice-json.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { ReportedDocument, ReportedEntry } from '#app/domain/reports/report-line.ts';
import { isMoney, signedMoney } from '#app/features/payments/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { sumMinor } from '#db/minor-sum.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';

const { id, userId, kind, archived, status, invoiceDate, createdAt, sourceId } = invoices;

/** Both `YYYY-MM-DD` and inclusive. */
export type Period = { from: string; to: string };

/** How many documents are read at once: each has at most 100 line items, read without their texts. */
const lot = 1000;

/**
 * Returns the ids of an owner's invoices and credit notes in a period, earliest first, without void ones. One round
 * trip.
 */
export async function listDocumentIds(
  db: Database,
  { userId: owner, from, to }: Period & { userId: string },
): Promise<string[]> {
  const rows = await read(
    db
      .select({ id: sql<string>`${id}` })
      .from(sql`${invoices} INDEXED BY invoices_by_date`)
      .where(
        and(
          eq(userId, owner),
          inArray(kind, ['invoice', 'credit-note']),
          inArray(archived, [false, true]),
          between(invoiceDate, from, to),
          ne(status, 'void'),
        ),
      )
      .orderBy(asc(invoiceDate), asc(createdAt), asc(id)),
  );
  return rows.map((row) => row.id);
}

/**
 * Returns the ids of an owner's invoices with ledger entries in a period, ordered by the first entry; one round trip.
 */
export async function listPaidIds(
  db: Database,
  { userId: owner, from, to }: Period & { userId: string },
): Promise<string[]> {
  const first = sql`min(${payments.day})`;
  const rows = await read(
    db
      .select({ id: payments.invoiceId })
      .from(payments)
      .where(and(eq(payments.userId, owner), gte(payments.day, from), lte(payments.day, to)))
      .groupBy(payments.invoiceId)
      .orderBy(first, asc(payments.invoiceId)),
  );
  return rows.map((row) => row.id);
}

/** Returns active payments without a known day: the sum per currency, and their invoices. One round trip. */
export async function listUndatedPayments(db: Database, owner: string) {
  const undated = and(eq(payments.userId, owner), isNull(payments.day), isMoney);
  const { units, rest } = sumMinor(signedMoney);
  const [sums, ids] = await queryBatch(db, [
    db
      .select({ currency: invoices.currency, units, rest, count: sql<number>`count(*)` })
      .from(payments)
      .innerJoin(invoices, eq(id, payments.invoiceId))
      .where(undated)
      .groupBy(invoices.currency),
    db
      .selectDistinct({ id })
      .from(payments)
      .innerJoin(invoices, eq(id, payments.invoiceId))
      .where(undated)
      .orderBy(asc(id)),
  ]);
  return { sums, ids: ids.map((row) => row.id) };
}

/** Line items without their texts, which no figure needs. */
const figuresOfItems = sql<string>`(SELECT json_group_array(json(json_remove(value, '$.description', '$.secondDescription')))
  FROM json_each(${invoices.items}))`;

const columns = {
  id,
  kind,
  number: invoices.invoiceNumber,
  clientName: invoices.clientName,
  country: invoices.country,
  currency: invoices.currency,
  day: invoiceDate,
  sourceId,
  fields: invoices.fields,
  items: figuresOfItems,
  discountHundredths: invoices.discountHundredths,
  rounding: invoices.rounding,
  discountAmountMinor: invoices.discountAmountMinor,
  pricesIncludeTax: invoices.pricesIncludeTax,
  isVoid: sql<boolean>`${status} = 'void'`.mapWith(Boolean),
};

/** Yields the documents with these ids in batches, in the order of the ids; one round trip per batch. */
export async function* listReportedDocuments(
  db: Database,
  owner: string,
  ids: readonly string[],
): AsyncGenerator<ReportedDocument[]> {
  for (const some of lotsOf(ids)) {
    const rows = await read(selectDocuments(db, owner, some));
    const found = new Map(rows.map((row) => [row.id, toReported(row)]));
    yield some.flatMap((each) => found.get(each) ?? []);
  }
}

/** An invoice with its entire ledger, and the amounts of its credit notes by id. */
export type PaidDocument = {
  invoice: ReportedDocument;
  entries: ReportedEntry[];
  notes: Map<string, Charged>;
};

/**
 * Yields invoices with their ledgers, for reports by payment date; a void invoice charges nothing, so all money on it
 * is credit.
 */
export async function* listPaidDocuments(
  db: Database,
  owner: string,
  ids: readonly string[],
): AsyncGenerator<PaidDocument[]> {
  for (const some of lotsOf(ids)) {
    const [rows, notes, entries] = await queryBatch(db, [
      selectDocuments(db, owner, some),
      db
        .select(columns)
        .from(invoices)
        .where(and(isOneOf(sourceId, some), eq(userId, owner), eq(kind, 'credit-note'))),
      db
        .select({
          id: payments.id,
          kind: payments.kind,
          origin: payments.origin,
          amountMinor: payments.amountMinor,
          day: payments.day,
          undoes: payments.undoes,
          invoiceId: payments.invoiceId,
        })
        .from(payments)
        .where(and(isOneOf(payments.invoiceId, some), eq(payments.userId, owner)))
        .orderBy(sql`${payments}.rowid`),
    ]);
    const paid = new Map(
      rows.map((row): [string, PaidDocument] => [
        row.id,
        { invoice: toReported(row), entries: [], notes: new Map() },
      ]),
    );
    for (const { invoiceId, ...entry } of entries) paid.get(invoiceId)?.entries.push(entry);
    for (const note of notes) {
      paid.get(note.sourceId ?? '')?.notes.set(note.id, toReported(note).charged);
    }
    yield some.flatMap((each) => paid.get(each) ?? []);
  }
}

function selectDocuments(db: Database, owner: string, ids: readonly string[]) {
  return db
    .select(columns)
    .from(invoices)
    .where(and(isOneOf(id, ids), eq(userId, owner)));
}

function* lotsOf(ids: readonly string[]): Generator<string[]> {
  for (let from = 0; from < ids.length; from += lot) yield ids.slice(from, from + lot);
}

function isOneOf(column: SQLWrapper, ids: readonly string[]) {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

type Row = Omit<ReportedDocument, 'charged' | 'fields'> & {
  fields: string | null;
  currency: CurrencyCode;
  items: string;
  discountHundredths: number;
  discountAmountMinor: number | null;
  pricesIncludeTax: boolean;
  rounding: 'tax' | 'line';
  sourceId: string | null;
  isVoid: boolean;
};

const nothingCharged: Charged = { groups: [], taxes: [], total: 0 };

/** Throws if a saved document's figures can't be parsed; the message names no document, because it is logged. */
function toReported(row: Row): ReportedDocument {
  const { items: text, discountHundredths, discountAmountMinor, ...rest } = row;
  const { pricesIncludeTax, rounding, sourceId: source, isVoid, fields, ...document } = rest;
  const items = parseItems(text, document.currency);
  const charged =
    items &&
    getCharged({
      currency: document.currency,
      items,
      discountHundredths,
      discountAmountMinor,
      pricesIncludeTax,
      rounding,
    });
  if (!charged) throw new Error('A document in a report has unreadable amounts');
  return { ...document, ...(fields && { fields }), charged: isVoid ? nothingCharged : charged };
}
