import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { currencies, currencyCodes } from '#app/domain/money/money.ts';

// Sort expressions of the list that aren't plain columns. Indexes contain them, and queries only use an index when they
// contain exactly the same expression, so both import them from here. A change needs a migration.

const wholeCurrencies = currencyCodes.filter((code) => currencies[code].minorDigits === 0);

/**
 * Returns a sort key by which trailing numbers sort by value: `INV-2` is `INV-012`, before `INV-0210` for `INV-10`. The
 * digits without leading zeros are prefixed with their count in two digits; case is ignored.
 */
export function numberKey(t: { invoiceNumber: SQLWrapper }): SQL {
  const beginning = sql`rtrim(${t.invoiceNumber}, '0123456789')`;
  const digits = sql`ltrim(substr(${t.invoiceNumber}, length(${beginning}) + 1), '0')`;
  return sql`(${beginning} || substr('0' || length(${digits}), -2) || ${digits}) COLLATE NOCASE`;
}

/** Returns the next due date: that of the next open installment, else the invoice's own. */
export function dueKey(t: { nextDue: SQLWrapper; dueDate: SQLWrapper }): SQL {
  return sql`coalesce(${t.nextDue}, ${t.dueDate})`;
}

/** Returns the client's name, ignoring case. */
export function clientKey(t: { clientName: SQLWrapper }): SQL {
  return sql`${t.clientName} COLLATE NOCASE`;
}

/** Returns the client's email address, ignoring case. */
export function emailKey(t: { clientEmail: SQLWrapper }): SQL {
  return sql`${t.clientEmail} COLLATE NOCASE`;
}

/** Returns a sort key with documents that aren't issued by when they were created, followed by issued ones by when. */
export function issueOrder(t: { issuedAt: SQLWrapper; createdAt: SQLWrapper }): SQL {
  return sql`coalesce(${t.issuedAt} + 10000000000000, ${t.createdAt})`;
}

/** Returns the negated creation time, so that a client's newest invoice comes first in ascending order of names. */
export function newestFirst(t: { createdAt: SQLWrapper }): SQL {
  return sql`-${t.createdAt}`;
}

/** Returns the total in hundredths of its currency's unit, even for currencies without a minor unit. */
export function totalHundredths(t: { totalMinor: SQLWrapper; currency: SQLWrapper }): SQL {
  const whole = sql.raw(wholeCurrencies.map((code) => `'${code}'`).join(', '));
  return sql`(${t.totalMinor} * CASE WHEN ${t.currency} IN (${whole}) THEN 100 ELSE 1 END)`;
}
