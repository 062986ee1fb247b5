import { type SQL, sql } from 'drizzle-orm';
import { bouncedBefore } from './queue-email.server.ts';

// Expressions over a query's `invoices`, spelled out: drizzle may leave the table's name off a column of ours, which would then be
// the inner one.

/** The address that the client of the query's invoice has now; null without one. */
const addressNow: SQL<string | null> = sql<
  string | null
>`(SELECT nullif(client.email, '') FROM clients AS client
  WHERE client.id = invoices.client_id AND client.user_id = invoices.user_id)`;

/** Who gets copies of what the client of the query's invoice is sent: addresses between commas; null without any. */
export const clientCc: SQL<string | null> = sql<
  string | null
>`(SELECT client.cc_emails FROM clients AS client
  WHERE client.id = invoices.client_id AND client.user_id = invoices.user_id)`;

/**
 * Where mails about the query's invoice go by themselves: to the address that stands on it, and once that did not accept a mail, to the
 * one that its client has now; null without any.
 */
export const clientAddress: SQL<string | null> = sql<string | null>`CASE
  WHEN ${bouncedBefore(sql`invoices.user_id`, sql`lower(invoices.client_email)`)} THEN coalesce(${addressNow}, invoices.client_email)
  ELSE invoices.client_email END`;

/** Where a statement of the query's invoice's client goes: it is about the client, whatever stands on one invoice. */
export const statementAddress: SQL<string | null> = sql<
  string | null
>`coalesce(${addressNow}, invoices.client_email)`;
