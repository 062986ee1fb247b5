import type { Database } from '../../db/client.server.ts';

/** Finds the newest unpaid invoice of a seeded account, by its email address. */
export async function newestUnpaidInvoice(db: Database, email: string): Promise<string> {
  const { rows } = await db.$client.execute({
    sql: `SELECT id FROM invoices WHERE status = 'unpaid'
      AND user_id = (SELECT id FROM users WHERE email = ?) ORDER BY created_at DESC LIMIT 1`,
    args: [email],
  });
  if (!rows[0]) throw new Error(`${email} has no unpaid invoice.`);
  return String(rows[0].id);
}
