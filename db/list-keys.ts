import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { currencies, currencyCodes } from '#app/domain/money/currency.ts';

// What the list is sorted by, where a column alone will not do. Indexes hold these expressions, and a query finds the
// index only when it says the very same: so both take them from here, and a change needs a migration.

const wholeCurrencies = currencyCodes.filter((code) => currencies[code].minorDigits === 0);

/**
 * An invoice number so that numbers at its end sort by their value: `INV-2` is `INV-012`, before `INV-0210` of
 * `INV-10`. The digits without leading zeros follow their count in two digits; upper and lower case are one.
 */
export function numberKey(t: { invoiceNumber: SQLWrapper }): SQL {
  const beginning = sql`rtrim(${t.invoiceNumber}, '0123456789')`;
  const digits = sql`ltrim(substr(${t.invoiceNumber}, length(${beginning}) + 1), '0')`;
  return sql`(${beginning} || substr('0' || length(${digits}), -2) || ${digits}) COLLATE NOCASE`;
}

/** The day on which it is due next: that of its next open step, else its own. */
export function dueKey(t: { nextDue: SQLWrapper; dueDate: SQLWrapper }): SQL {
  return sql`coalesce(${t.nextDue}, ${t.dueDate})`;
}

/** The client's name, upper and lower case as one. */
export function clientKey(t: { clientName: SQLWrapper }): SQL {
  return sql`${t.clientName} COLLATE NOCASE`;
}

/** The client's e-mail address, upper and lower case as one. */
export function emailKey(t: { clientEmail: SQLWrapper }): SQL {
  return sql`${t.clientEmail} COLLATE NOCASE`;
}

/** The moment of saving turned round, so that one client's newest invoice comes first where names begin at A. */
export function newestFirst(t: { createdAt: SQLWrapper }): SQL {
  return sql`-${t.createdAt}`;
}

/** The total in hundredths of its currency's unit, also where the currency has no smaller unit. */
export function totalHundredths(t: { totalMinor: SQLWrapper; currency: SQLWrapper }): SQL {
  const whole = sql.raw(wholeCurrencies.map((code) => `'${code}'`).join(', '));
  return sql`(${t.totalMinor} * CASE WHEN ${t.currency} IN (${whole}) THEN 100 ELSE 1 END)`;
}
