import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase({ migrated: false });

test('migrations run side by side apply each migration once, and again nothing', async () => {
  const counts = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));
  const applied = counts.reduce((sum, count) => sum + count, 0);
  const [stored] = await database
    .open()
    .all<{ n: number }>(sql`SELECT count(*) AS n FROM applied_migrations`);
  expect(applied).toBe(stored?.n);
  expect(applied).toBeGreaterThan(0);
  expect(await migrate(database.url)).toBe(0);
});

test('every table is STRICT and every reference is kept', async () => {
  const db = database.open();
  const tables = await db.all<{ name: string; strict: number }>(
    sql`SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%libsql%'`,
  );
  expect(tables.map(({ name }) => name).sort()).toEqual([
    'app_store_purchases',
    'applied_migrations',
    'attempts',
    'clients',
    'credentials',
    'email_links',
    'invoices',
    'kept_billing',
    'login_codes',
    'payment_events',
    'products_services',
    'provider_events',
    'sessions',
    'user_settings',
    'users',
  ]);
  expect(tables.filter(({ strict }) => strict !== 1)).toEqual([]);
  const [foreignKeys] = await db.all<{ foreign_keys: number }>(sql`PRAGMA foreign_keys`);
  expect(foreignKeys?.foreign_keys).toBe(1);
});
