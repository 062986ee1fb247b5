import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { maxDigits, maxJump } from '#app/domain/invoices/invoice-number.ts';
import { invoices, userSettings } from '#db/schema.ts';

const { invoicePrefix, lastInvoiceNumber, startingNumber } = userSettings;

/** The prefix of an invoice number and the number after it, as parsed by `numberAfterPrefix`. */
export type NumberInSequence = { prefix: string; number: number };

/**
 * The settings' last number after an invoice with this number is saved: raised if it continues the sequence or another
 * invoice's number. A number that jumps further ahead doesn't change it, since it may be a typo.
 */
export function raisedLastNumber(userId: string, { prefix, number }: NumberInSequence): SQL {
  const last = lastNumberInUse(userId);
  const end = sql`coalesce(${last}, ${startingNumber} - 1)`;
  const followsAnother = sql`EXISTS (SELECT 1 FROM (${numbersOf(userId, invoicePrefix)})
    WHERE number BETWEEN ${number - maxJump} AND ${number - 1})`;
  return sql`CASE
    WHEN ${invoicePrefix} <> ${prefix} THEN ${lastInvoiceNumber}
    WHEN ${number} > ${end} AND (${number} <= ${end} + ${maxJump} OR ${followsAnother}) THEN ${number}
    ELSE ${last} END`;
}

/** The stored last number, or the highest number below it if no invoice has it any more. */
export function lastNumberInUse(userId: string): SQL {
  return sql`CASE
    WHEN ${lastInvoiceNumber} IS NULL OR EXISTS (SELECT 1 FROM ${invoices}
      WHERE ${eq(invoices.userId, userId)} AND ${eq(invoices.kind, 'invoice')} AND ${invoices.invoiceNumber} IN (${waysToWriteLast(sql`user_settings`)})) THEN ${lastInvoiceNumber}
    ELSE (SELECT max(number) FROM (${numbersOf(userId, invoicePrefix)}) WHERE number <= ${lastInvoiceNumber}) END`;
}

/**
 * The digits of the last number as the invoice has them, such as `0041`; null without a last number. For a query over
 * `user_settings`.
 * @param settings the table's name in the query
 */
export function lastNumberAsWritten(settings: SQL = sql`user_settings`): SQL<string | null> {
  const digits = sql`(SELECT max(length(held.invoice_number)) - length(${settings}.invoice_prefix)
    FROM invoices AS held WHERE held.user_id = ${settings}.user_id AND held.kind = 'invoice'
      AND held.invoice_number IN (${waysToWriteLast(settings)}))`;
  return sql<string | null>`CASE WHEN ${settings}.last_invoice_number IS NOT NULL
    THEN printf('%0*d', coalesce(${digits}, 3), ${settings}.last_invoice_number) END`;
}

/** The prefix with the last number in every width, so that an index finds its invoice. */
function waysToWriteLast(settings: SQL): SQL {
  const widths = Array.from({ length: maxDigits }, (_, index) => sql.raw(`'%0${index + 1}d'`));
  const ways = widths.map(
    (width) => sql`${settings}.invoice_prefix || printf(${width}, ${settings}.last_invoice_number)`,
  );
  return sql.join(ways, sql`, `);
}

/**
 * The last number after settings change. It belongs to the prefix, so a new prefix gets the end of the sequence of its
 * invoices. A new starting number becomes the next number, or the first free one after it.
 */
export function lastNumberUnder(
  userId: string,
  change: { invoicePrefix?: string; startingNumber?: number },
): SQL {
  const prefix = change.invoicePrefix === undefined ? invoicePrefix : sql`${change.invoicePrefix}`;
  const start =
    change.startingNumber === undefined ? startingNumber : sql`${change.startingNumber}`;
  return sql`CASE
    WHEN ${startingNumber} <> ${start} THEN (${lastTakenFrom(userId, prefix, start)})
    WHEN ${invoicePrefix} <> ${prefix} THEN (${endOfRun(userId, prefix)})
    ELSE ${lastInvoiceNumber} END`;
}

/** The last number of the unbroken sequence from the starting number on; null if the starting number is free. */
function lastTakenFrom(userId: string, prefix: SQLWrapper, start: SQLWrapper): SQL {
  return sql`SELECT max(number) FROM (
    SELECT number, number - row_number() OVER (ORDER BY number) AS before
    FROM (SELECT DISTINCT number FROM (${numbersOf(userId, prefix)}) WHERE number >= ${start})
  ) WHERE before = ${start} - 1`;
}

/** The highest number before the first large gap; if all numbers come after a gap, the highest one. */
function endOfRun(userId: string, prefix: SQLWrapper): SQL {
  return sql`WITH numbers AS (${numbersOf(userId, prefix)}),
    jumps AS (SELECT number, number - lag(number, 1, ${startingNumber} - 1) OVER (ORDER BY number) AS jump FROM numbers),
    far AS (SELECT min(number) AS first FROM jumps WHERE jump > ${maxJump})
    SELECT coalesce(
      (SELECT max(number) FROM numbers, far WHERE first IS NULL OR number < first),
      (SELECT max(number) FROM numbers))`;
}

/**
 * The next number of a document other than an invoice, by the rule of `nextDigits`: one above the highest number with
 * its prefix, with at least as many digits, and not below the starting number. For a query over the owner's
 * `user_settings`.
 */
export function nextNumberOf(userId: string, kind: Exclude<DocumentKind, 'invoice'>): SQL<string> {
  const isEstimate = kind === 'estimate';
  const prefix = isEstimate ? userSettings.estimatePrefix : userSettings.creditNotePrefix;
  const start = isEstimate ? userSettings.estimateStart : userSettings.creditNoteStart;
  return sql<string>`${prefix} || coalesce(
    (SELECT printf('%0*d', max(3, digits), max(${start}, number + 1)) FROM (
      SELECT top / 16 AS number, top % 16 AS digits FROM (
        SELECT max(number * 16 + digits) AS top FROM (${numbersOf(userId, prefix, kind)})
      )) WHERE number IS NOT NULL),
    printf('%03d', ${start}))`;
}

/** The numbers with a prefix, as parsed by `numberAfterPrefix`: the prefix, then 1 to 15 digits. */
function numbersOf(userId: string, prefix: SQLWrapper, kind: DocumentKind = 'invoice'): SQL {
  const rest = sql`substr(${invoices.invoiceNumber}, length(${prefix}) + 1)`;
  return sql`SELECT CAST(${rest} AS INTEGER) AS number, length(${rest}) AS digits FROM ${invoices} WHERE ${and(
    eq(invoices.userId, userId),
    eq(invoices.kind, kind),
    sql`substr(${invoices.invoiceNumber}, 1, length(${prefix})) = ${prefix}`,
    sql`length(${rest}) BETWEEN 1 AND 15`,
    sql`${rest} NOT GLOB '*[^0-9]*'`,
  )}`;
}
