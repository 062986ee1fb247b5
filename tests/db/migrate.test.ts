import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toStoredInvoice } from '#db/invoice-row.server.ts';
import { listMigrations, migrate } from '#db/migrate.ts';
import { invoices } from '#db/schema.ts';
import { databaseFaults, faultyFetch } from '#tests/support/fault-database.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase({ migrated: false });
/** Before which call of the run the database dies: each of them in the soak. */
const killPoints = isFullStrain ? [1, 2, 3, 4, 5, 6, 7, 8] : [3, 6];
const broken = await createTestDatabase({ migrated: false });

/** Tables, indexes and migrations as the database remembers them. */
async function shapeOf({ open }: typeof database) {
  const made = await open().all(sql`SELECT name, sql FROM sqlite_master ORDER BY name`);
  const applied = await open().all(sql`SELECT made_at FROM applied_migrations ORDER BY made_at`);
  return { made, applied };
}

async function dropAll({ open }: typeof database) {
  const tables = await open().all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
  );
  await open().$client.migrate(tables.map(({ name }) => `DROP TABLE "${name}"`));
}

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
    ...['attempts', 'calendar_feeds'],
    'card_disputes',
    'card_refunds',
    'checkout_attempts',
    'clients',
    'connected_accounts',
    'credentials',
    'document_codes',
    'document_events',
    ...['email_links', 'estimate_answers', 'invoice_links'],
    'invoice_reminders',
    'invoices',
    'issue_records',
    'issued_versions',
    'kept_billing',
    'login_codes',
    'mail_blocks',
    'mail_settings',
    'mail_stops',
    'mail_templates',
    'mails',
    'other_banks',
    'paid_days',
    'payment_events',
    'payment_schedules',
    'payments',
    'pdf_files',
    'products_services',
    'provider_events',
    'reminder_settings',
    'reminder_steps',
    'renewing_plans',
    'reset_links',
    ...['series', 'series_occurrences'],
    'sessions',
    'thanks_due',
    'unsent_reminders',
    'user_settings',
    'users',
  ]);
  expect(tables.filter(({ strict }) => strict !== 1)).toEqual([]);
  const [foreignKeys] = await db.all<{ foreign_keys: number }>(sql`PRAGMA foreign_keys`);
  expect(foreignKeys?.foreign_keys).toBe(1);
});

/** Writes an invoice over 9 pence as workers did before there was a ledger. */
const insertInto =
  (db: ReturnType<typeof database.open>) => (id: string, status: 'paid' | 'unpaid') =>
    db.run(sql`INSERT INTO invoices (id, user_id, save_key, invoice_number, invoice_date, due_date, status, created_at,
      updated_at, country, currency, template, subtotal, discount, tax_amount, total, client_name, client_address,
      business_name, business_email, business_address, items, logo)
      VALUES (${id}, 'u', ${id}, ${id}, '2026-01-01', '2026-02-01', ${status}, 3, 4, 'UK', 'GBP', 'modern', 9, 0, 0, 9, 'c',
      'c', 'b', 'b', 'b', '[]', 'picture')`);

test('a reset link that was mailed before links had a table of their own goes on', async () => {
  const { url, open } = await createTestDatabase({ migrated: false });
  const until = listMigrations()[9];
  await migrate(url, undefined, until === undefined ? {} : { until });
  const db = open();
  await db.run(sql`INSERT INTO users (id, email, created_at) VALUES ('u', 'a@b.example', 1)`);
  for (const kind of ['confirm', 'reset']) {
    await db.run(
      sql`INSERT INTO email_links (id, kind, user_id, email, created_at, expires_at) VALUES (${kind}, ${kind}, 'u', 'a@b.example', 1, 2)`,
    );
  }
  await migrate(url);
  expect(await db.all(sql`SELECT * FROM reset_links`)).toEqual([
    {
      ...{ id: 'reset', user_id: 'u', email: 'a@b.example' },
      ...{ created_at: 1, expires_at: 2, used_at: null },
    },
  ]);
});

test('an invoice that is older than its language keeps all that hangs on it', async () => {
  const { url, open } = await createTestDatabase({ migrated: false });
  const until = listMigrations()[12];
  await migrate(url, undefined, until === undefined ? {} : { until });
  const db = open();
  await db.run(sql`INSERT INTO users (id, email, created_at) VALUES ('u', 'a@b.example', 1)`);
  await db.run(sql`INSERT INTO invoices (id, user_id, save_key, invoice_number, invoice_date, due_date, created_at,
    updated_at, country, currency, template, subtotal, discount, tax_amount, total, client_name, client_address,
    business_name, business_email, business_address, items, logo)
    VALUES ('i', 'u', 'k', '1', '2026-01-01', '2026-02-01', 1, 1, 'UK', 'GBP', 'modern', 1, 0, 0, 1, 'c', 'c', 'b', 'b',
    'b', '[]', 'picture')`);
  await db.run(sql`INSERT INTO paid_days (invoice_id, paid_on) VALUES ('i', '2026-01-15')`);
  await db.run(
    sql`INSERT INTO payment_events (invoice_id, event, kind, times, first_at, last_at) VALUES ('i', 'click', 'paypal_me', 2, 1, 1)`,
  );
  await migrate(url);
  expect(
    await db.all(sql`SELECT language, template, logo, paid_on, times FROM invoices
      JOIN paid_days ON paid_days.invoice_id = invoices.id
      JOIN payment_events ON payment_events.invoice_id = invoices.id`),
  ).toEqual([
    { language: null, template: 'modern', logo: 'picture', paid_on: '2026-01-15', times: 2 },
  ]);
});

test('invoices that are older than issuing get their codes, and count as issued once paid or opened', async () => {
  const { url, open } = await createTestDatabase({ migrated: false });
  const until = listMigrations()[15];
  await migrate(url, undefined, until === undefined ? {} : { until });
  const db = open();
  await db.run(sql`INSERT INTO users (id, email, created_at) VALUES ('u', 'a@b.example', 1)`);
  const insert = insertInto(db);
  await insert('draft', 'unpaid');
  await insert('opened', 'unpaid');
  await insert('paid', 'paid');
  await db.run(sql`INSERT INTO paid_days (invoice_id, paid_on) VALUES ('paid', '2026-01-15')`);
  await db.run(
    sql`INSERT INTO payment_events (invoice_id, event, kind, times, first_at, last_at) VALUES ('opened', 'shown', 'paypal_me', 2, 1, 1)`,
  );
  await migrate(url);
  await insert('later', 'unpaid');
  expect(
    await db.all(sql`SELECT invoices.id, cause, revision, group_concat(e.code) AS events, max(detail) AS detail FROM invoices
      JOIN document_codes c ON c.invoice_id = invoices.id
      LEFT JOIN issued_versions v ON v.invoice_id = invoices.id
      LEFT JOIN document_events e ON e.invoice_id = invoices.id GROUP BY invoices.id ORDER BY invoices.id`),
  ).toEqual([
    { id: 'draft', cause: null, revision: null, events: 'created', detail: null },
    { id: 'later', cause: null, revision: null, events: 'created', detail: null },
    { id: 'opened', cause: 'taken-over', revision: 1, events: 'created', detail: null },
    {
      ...{ id: 'paid', cause: 'taken-over', revision: 1, events: 'created,paid' },
      detail: '{"day":"2026-01-15"}',
    },
  ]);
});

test('invoices that were paid before there was a ledger have one entry, of the day that is known', async () => {
  const { url, open } = await createTestDatabase({ migrated: false });
  const until = listMigrations()[18];
  await migrate(url, undefined, until === undefined ? {} : { until });
  const db = open();
  await db.run(sql`INSERT INTO users (id, email, created_at) VALUES ('u', 'a@b.example', 1)`);
  const insert = insertInto(db);
  await insert('open', 'unpaid');
  await insert('dated', 'paid');
  await insert('undated', 'paid');
  await db.run(sql`INSERT INTO paid_days (invoice_id, paid_on) VALUES ('dated', '2026-01-15')`);
  await migrate(url);
  // The previous worker knows no ledger.
  await db.run(sql`UPDATE invoices SET status = 'unpaid', updated_at = 5 WHERE id = 'undated'`);
  await db.run(sql`UPDATE invoices SET status = 'paid', updated_at = 86400000 WHERE id = 'open'`);
  await insert('later', 'paid');
  expect(
    await db.all(
      sql`SELECT invoice_id AS id, kind, origin, amount, day FROM payments ORDER BY id, kind`,
    ),
  ).toEqual([
    { id: 'dated', kind: 'payment', origin: 'taken-over', amount: 9, day: '2026-01-15' },
    { id: 'later', kind: 'payment', origin: 'taken-over', amount: 9, day: null },
    { id: 'open', kind: 'payment', origin: 'mark', amount: 9, day: '1970-01-02' },
    { id: 'undated', kind: 'payment', origin: 'taken-over', amount: 9, day: null },
    { id: 'undated', kind: 'reversal', origin: 'mark', amount: 9, day: '1970-01-01' },
  ]);
  expect(await db.all(sql`SELECT id, paid, status FROM invoices ORDER BY id`)).toEqual([
    { id: 'dated', paid: 9, status: 'paid' },
    { id: 'later', paid: 9, status: 'paid' },
    { id: 'open', paid: 9, status: 'paid' },
    { id: 'undated', paid: 0, status: 'unpaid' },
  ]);
});

test('an invoice that is older than its taxes keeps its figures, and the previous worker writes more', async () => {
  const { url, open } = await createTestDatabase({ migrated: false });
  const until = listMigrations()[13];
  await migrate(url, undefined, until === undefined ? {} : { until });
  const db = open();
  const insert = (id: string) =>
    db.run(sql`INSERT INTO invoices (id, user_id, save_key, invoice_number, invoice_date, due_date, created_at,
      updated_at, country, currency, template, subtotal, discount_percent, discount, tax_amount, total, client_name,
      client_address, business_name, business_email, business_address, items)
      VALUES (${id}, 'u', ${id}, ${id}, '2026-01-01', '2026-02-01', 1, 1, 'Canada', 'CAD', 'modern', 1667, 1250, 208, 145,
      1604, 'c', 'c', 'b', 'b', 'b',
      '[{"description":"Work","quantity":"0.5","unitPrice":"33.33","taxRate":"9.975"}]')`);
  await db.run(sql`INSERT INTO users (id, email, created_at) VALUES ('u', 'a@b.example', 1)`);
  await insert('before');
  await migrate(url);
  await insert('after');
  const rows = await db.select().from(invoices);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const { content, totals } = toStoredInvoice({
      ...row,
      ...{ paidOn: null, correctedAt: null, voidedAt: null, timeZone: null, code: null },
      ...{ schedule: null, source: null },
    });
    expect(totals).toMatchObject({ subtotal: 1667, discount: 208, tax: 145, total: 1604 });
    expect(content).toMatchObject({
      ...{ registered: null, pricesIncludeTax: false, rounding: 'tax', discountAmountMinor: null },
      items: [{ taxes: [{ name: '', rate: 99_750, number: null }] }],
    });
  }
});

test('pictures are the last columns, so that all others are read without them', async () => {
  for (const table of ['invoices', 'user_settings']) {
    const columns = await database
      .open()
      .all<{ name: string }>(sql`SELECT name FROM pragma_table_info(${table}) ORDER BY cid`);
    expect(columns.slice(-2).map(({ name }) => name)).toEqual(['logo', 'signature']);
  }
});

describe('migrations that are cut off', () => {
  beforeAll(() => migrate(database.url).then(() => undefined));
  beforeEach(() => dropAll(broken));

  test('at any call, in any way, run again cleanly', async () => {
    let met = 0;
    for (const fault of databaseFaults.filter((each) => each !== 'busy')) {
      await dropAll(broken);
      const cut = async (failAt: number, until: number) => {
        const { fetch, fired } = faultyFetch(fault, failAt);
        await migrate(broken.url, undefined, { fetch, until }).catch(() =>
          expect(fault).not.toBe('busy once'),
        );
        if (fired()) met += 1;
        await migrate(broken.url, undefined, { until });
      };
      // The list of those applied is made and read, then each has a call of its own, which meets what those before it left.
      for (const failAt of [1, 2]) await cut(failAt, 0);
      for (const made of listMigrations()) await cut(3, made);
      expect(await shapeOf(broken)).toEqual(await shapeOf(database));
    }
    expect(met).toBe(3 * (2 + listMigrations().length));
  });

  test.each(killPoints)(
    'by a kill of the database when call %i is on its way, run again cleanly',
    async (killAt) => {
      let calls = 0;
      let killed: Promise<void> | undefined;
      const send = (request: Request) => {
        calls += 1;
        const answer = fetch(request);
        if (calls === killAt) killed = broken.kill();
        return answer;
      };
      await expect(migrate(broken.url, undefined, { fetch: send })).rejects.toThrow();
      await killed;
      await broken.restart();
      await migrate(broken.url);
      expect(await shapeOf(broken)).toEqual(await shapeOf(database));
    },
  );
});
