import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listMigrations, migrate } from '#db/migrate.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const invoiceColumns =
  sql.raw(`id, user_id, kind, status, source_id, save_key, invoice_number, invoice_date, due_date,
  created_at, updated_at, country, currency, template, subtotal, discount, tax_amount, total, client_name, client_address,
  business_name, business_email, business_address, items`);

test('estimates that fell back to the answer to an earlier version are open again', async () => {
  const { url, open } = await createTestDatabase({ migrated: false });
  const until = listMigrations()[34];
  await migrate(url, undefined, until === undefined ? {} : { until });
  const db = open();
  const insert = (
    id: string,
    kind: string,
    status: string,
    sourceId: string | null,
    total: number,
  ) =>
    db.run(sql`INSERT INTO invoices (${invoiceColumns}) VALUES (${id}, 'u', ${kind}, ${status}, ${sourceId}, ${id}, ${id},
      '2026-01-01', '2026-02-01', 1, 1, 'UK', 'GBP', 'modern', ${total}, 0, 0, ${total}, 'c', 'c', 'b', 'b', 'b', '[]')`);
  const lower = (id: string) =>
    db.run(sql`UPDATE invoices SET total = 2, updated_at = updated_at + 1 WHERE id = ${id}`);
  await db.run(sql`INSERT INTO users (id, email, created_at) VALUES ('u', 'a@b.example', 1)`);
  for (const id of ['kept', 'revised']) {
    await insert(id, 'estimate', 'open', null, 9);
    await db.run(sql`INSERT INTO issued_versions (invoice_id, user_id, revision, version, issued_at, cause, invoice_number,
      invoice_date, due_date, country, currency, template, subtotal, discount, tax_amount, total, client_name,
      client_address, business_name, business_email, business_address, items)
      SELECT id, user_id, 1, updated_at, 1, 'served', invoice_number, invoice_date, due_date, country, currency, template,
      subtotal, discount, tax_amount, total, client_name, client_address, business_name, business_email, business_address,
      items FROM invoices WHERE id = ${id}`);
    await db.run(
      sql`INSERT INTO estimate_answers (estimate_id, revision, answer, at) VALUES (${id}, 1, 'declined', 2)`,
    );
  }
  await db.run(
    sql`UPDATE invoices SET status = 'open', notes = 'Cheaper', updated_at = 5 WHERE id = 'revised'`,
  );
  await insert('deposit', 'invoice', 'unpaid', 'revised', 3);
  await lower('deposit');
  const standing = () =>
    db.all(sql`SELECT id, status FROM invoices WHERE kind = 'estimate' ORDER BY id`);
  expect(await standing()).toEqual([
    { id: 'kept', status: 'declined' },
    { id: 'revised', status: 'declined' },
  ]);
  await migrate(url);
  const now = [
    { id: 'kept', status: 'declined' },
    { id: 'revised', status: 'open' },
  ];
  expect(await standing()).toEqual(now);
  await insert('later', 'invoice', 'unpaid', 'revised', 3);
  await lower('later');
  expect(await standing()).toEqual(now);
});
