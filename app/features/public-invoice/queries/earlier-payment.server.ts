import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { paymentRules } from '#app/domain/fields/field-rules.ts';
import type { PaymentText } from '#app/domain/fields/payment-fields.ts';
import type { EarlierPayment } from '#app/domain/history/payment-places.ts';
import { parseOtherPaymentLinks } from '#app/domain/invoices/payment-link-json.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { clientKey, emailKey, issueOrder } from '#db/list-keys.ts';
import { invoices } from '#db/schema.ts';

const linkNames = ['stripePaymentLink', 'paypalPaymentLink', 'otherPaymentLinks'] as const;
const wayNames = [...(Object.keys(paymentRules) as PaymentText[]), ...linkNames];
type WayColumns = Record<(typeof wayNames)[number], string | null>;

/** The recipient of an invoice: columns of the query's invoice, or values to be saved. */
type Recipient<Value> = Record<'id' | 'userId' | 'clientName', Value> &
  Record<'clientId' | 'clientEmail', Value | null>;

const earlier = alias(invoices, 'earlier');
const { id, userId, clientId, clientName, clientEmail, createdAt, issuedAt } =
  getTableColumns(invoices);

/**
 * Returns the id of the last invoice to the same client: the last one issued or, if none was issued, the last one
 * saved. The client is the same if its record is; if one of the two has no record, if the email is; if one has no
 * email, if the name is.
 * @param isBefore a further condition on the table `earlier`
 */
function lastInvoiceTo(to: Recipient<SQLWrapper | string>, isBefore: SQL = sql`1`): SQL {
  const order = issueOrder(earlier);
  const oneHasNoRecord = sql`(${earlier.clientId} IS NULL OR ${to.clientId} IS NULL)`;
  const oneHasNoEmail = sql`(${earlier.clientEmail} IS NULL OR ${to.clientEmail} IS NULL)`;
  // Each alternative reads its own index backwards, no further than to the invoice that an alternative before it found.
  const last = (
    isTheirs: SQL,
  ) => sql`(SELECT ${order} AS issue_order, ${earlier.id} AS id FROM ${invoices} AS earlier
    WHERE ${earlier.userId} = ${to.userId} AND ${earlier.kind} = 'invoice' AND ${isTheirs}
      AND ${earlier.id} <> ${to.id} AND ${earlier.status} <> 'void' AND ${isBefore}
    ORDER BY ${order} DESC, ${earlier.id} DESC LIMIT 1)`;
  const isAfter = (found: string) =>
    sql`${order} > coalesce((SELECT max(issue_order) FROM ${sql.raw(found)}), 0)`;
  return sql`(WITH by_record AS ${last(sql`${earlier.clientId} = ${to.clientId}`)},
    by_email AS (SELECT * FROM by_record UNION ALL
      SELECT * FROM ${last(sql`${emailKey(earlier)} = ${to.clientEmail} AND ${oneHasNoRecord} AND ${isAfter('by_record')}`)}),
    by_name AS (SELECT * FROM by_email UNION ALL
      SELECT * FROM ${last(sql`${clientKey(earlier)} = ${to.clientName} AND ${oneHasNoRecord} AND ${oneHasNoEmail} AND ${isAfter('by_email')}`)})
    SELECT id FROM (SELECT id, max(issue_order) FROM by_name))`;
}

/** The values to be saved: payment columns and recipient. */
type PaymentToSave = WayColumns & Recipient<string>;

/** Picks the payment columns and the recipient from a row to be saved. */
export function paymentToSave<Row extends PaymentToSave>(row: Row): PaymentToSave {
  const names = [...wayNames, 'id', 'userId', 'clientId', 'clientEmail', 'clientName'] as const;
  return Object.fromEntries(names.map((name) => [name, row[name]])) as PaymentToSave;
}

/**
 * Selects the invoice to compare with, if its details differ in any character; an issued invoice is compared with its
 * own current version.
 */
function whereOthers(saved: PaymentToSave, isIssued?: SQL): SQL {
  const isSame = wayNames.map((name) => sql`${earlier[name]} IS ${saved[name]}`);
  const last = lastInvoiceTo(saved);
  const reference = isIssued ? sql`CASE WHEN ${isIssued} THEN ${saved.id} ELSE ${last} END` : last;
  return sql`FROM ${invoices} AS earlier
    WHERE ${earlier.id} = ${reference} AND NOT (${sql.join(isSame, sql` AND `)})`;
}

/** A column for `parseEarlierPayment`; null if there is no such invoice or its details are the same. */
export function otherPayment(saved: PaymentToSave, isIssued?: SQL): SQL {
  return sql`(SELECT ${asJson(earlier)} ${whereOthers(saved, isIssued)})`;
}

/** Condition: there is such an invoice, and it isn't the version that the user has accepted. */
export function hasOtherPayment(
  saved: PaymentToSave,
  accepted: EarlierPayment | null,
  isIssued?: SQL,
): SQL {
  const isAccepted = sql`(${earlier.id} IS ${accepted?.id ?? null} AND ${earlier.updatedAt} IS ${accepted?.version ?? null})`;
  return sql`EXISTS (SELECT 1 ${whereOthers(saved, isIssued)} AND NOT ${isAccepted})`;
}

/**
 * Two columns of a query over `invoices`, for `parseEarlierPayment`: the payment details of the previous invoice to its
 * client, and those it was first issued with, if it was corrected since.
 */
export const paymentBefore = {
  earlierPayment: sql<string | null>`(SELECT ${asJson(earlier)} FROM ${invoices} AS earlier
    WHERE ${earlier.id} = ${lastInvoiceTo(
      { id, userId, clientId, clientName, clientEmail },
      sql`${issueOrder(earlier)} < CASE WHEN ${issuedAt} IS NULL THEN 9e15 ELSE ${issueOrder(invoices)} END
        AND (${earlier.issuedAt} IS NOT NULL OR ${earlier.createdAt} < ${createdAt})`,
    )})`,
  firstPayment: sql<string | null>`(SELECT ${asJson(issuedVersions)} FROM ${issuedVersions}
    WHERE ${issuedVersions.invoiceId} = ${id} AND ${issuedVersions.revision} = 1)`,
};

/** A column of a query over `invoices`: its own payment details, for `parseEarlierPayment`. */
export const presentPayment = sql<string>`${asJson(invoices)}`;

type EarlierPaymentColumns = Record<keyof WayColumns | 'invoiceNumber', SQLWrapper> &
  ({ id: SQLWrapper; updatedAt: SQLWrapper } | { invoiceId: SQLWrapper; version: SQLWrapper });

function asJson(table: EarlierPaymentColumns): SQL {
  const head =
    'id' in table
      ? sql`'id', ${table.id}, 'version', ${table.updatedAt}`
      : sql`'id', ${table.invoiceId}, 'version', ${table.version}`;
  const ways = wayNames.map((name) => sql`, ${sql.raw(`'${name}'`)}, ${table[name]}`);
  return sql`json_object(${head}, 'invoiceNumber', ${table.invoiceNumber}${sql.join(ways)})`;
}

/** Parses one of the columns above; null if it is empty. */
export function parseEarlierPayment(column: unknown): EarlierPayment | null {
  if (typeof column !== 'string') return null;
  const { otherPaymentLinks, ...row } = JSON.parse(column) as WayColumns &
    Omit<EarlierPayment, 'ways'>;
  const links = parseOtherPaymentLinks(otherPaymentLinks);
  return { ...row, ways: { ...row, otherPaymentLinks: links } };
}
