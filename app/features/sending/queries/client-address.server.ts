import { type SQL, sql } from 'drizzle-orm';
import { bouncedBefore } from './queue-email.server.ts';

// Expressions over the query's `invoices`, with names spelled out: drizzle may omit the table from a column, which
// would then refer to the inner table.

/** The current address of the query's invoice's client; null if there is none. */
const addressNow: SQL<string | null> = sql<
  string | null
>`(SELECT nullif(client.email, '') FROM clients AS client
  WHERE client.id = invoices.client_id AND client.user_id = invoices.user_id)`;

/** The CC addresses of the query's invoice's client, separated by commas; null if there are none. */
export const clientCc: SQL<string | null> = sql<
  string | null
>`(SELECT client.cc_emails FROM clients AS client
  WHERE client.id = invoices.client_id AND client.user_id = invoices.user_id)`;

/**
 * The address for automatic emails about the query's invoice: the one on the invoice or, once that has bounced, the
 * client's current one; null if there is none.
 */
export const clientAddress: SQL<string | null> = sql<string | null>`CASE
  WHEN ${bouncedBefore(sql`invoices.user_id`, sql`lower(invoices.client_email)`)} THEN coalesce(${addressNow}, invoices.client_email)
  ELSE invoices.client_email END`;

/**
 * The address for a statement to the query's invoice's client: a statement is about the client, so the client's own
 * address comes first.
 */
export const statementAddress: SQL<string | null> = sql<
  string | null
>`coalesce(${addressNow}, invoices.client_email)`;
