import { type SQL, sql } from 'drizzle-orm';
import { bouncedBefore } from '#app/features/sending/public.server.ts';

/**
 * The recipients of the last email with the query's invoice, as JSON. Leaves out addresses that bounced, then or later,
 * and recipients who blocked the sender: a single one would keep the reminder from all the others.
 */
export const lastReaders: SQL<string[]> = sql<
  string[]
>`(SELECT json_group_array(reader.address) FROM emails AS reader
  WHERE reader.invoice_id = invoices.id AND reader.kind = 'invoice' AND reader.role = 'to'
  AND reader.state NOT IN ('cancelled', 'bounced', 'rejected', 'complained')
  AND NOT ${bouncedBefore(sql`reader.user_id`, sql`reader.address`)}
  AND NOT EXISTS (SELECT 1 FROM email_blocks AS block
    WHERE block.user_id = reader.user_id AND block.address_key = reader.address_key)
  AND reader.idempotency_key = (
    SELECT newest.idempotency_key FROM emails AS newest WHERE newest.invoice_id = invoices.id AND newest.kind = 'invoice'
    AND newest.role = 'to' AND newest.state <> 'cancelled' AND newest.idempotency_key NOT LIKE 'again %'
    ORDER BY newest.made_at DESC, newest.id DESC LIMIT 1))`.mapWith(
  (json: string) => JSON.parse(json) as string[],
);
