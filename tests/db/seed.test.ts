import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { allowanceOf } from '#app/domain/billing/allowance.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { downloadFormat } from '#app/domain/e-invoices/e-invoice.ts';
import { deriveStatus } from '#app/domain/invoices/status.ts';
import { findCredentials } from '#app/features/account/queries/users.server.ts';
import { verifyPassword } from '#app/features/account/server/passwords.server.ts';
import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { payments } from '#db/ledger-schema.ts';
import { clients, invoices, productsServices } from '#db/schema.ts';
import { describeDemoAccounts } from '#db/seed/demo-accounts.ts';
import { demoPassword, seed } from '#db/seed.ts';
import { runProcess } from '#scripts/processes.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 10, 21, 12);
const today = '2026-11-21';
await seed(db, now);

async function userIdOf(email: string): Promise<string> {
  return (await findCredentials(db, email))?.userId ?? '';
}

async function documentsOf(email: string, kind: 'invoice' | 'estimate') {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, await userIdOf(email)), eq(invoices.kind, kind)))
    .orderBy(asc(invoices.createdAt));
}

test('every demo invoice has XML, and those of businesses in the UK and Australia can be downloaded', () => {
  for (const { email, invoices: made } of describeDemoAccounts(now)) {
    for (const { content, client } of made) {
      const totals = totalsOf(content);
      const name = `${email} ${content.invoiceNumber}`;
      expect(renderEInvoice({ content, totals }, 'cii'), name).toMatchObject({ ok: true });
      const download = renderEInvoice({ content, totals }, downloadFormat(content.country));
      const isComplete = client.taxNumber !== undefined || ['us', 'ca'].includes(content.country);
      expect(download.ok, name).toBe(isComplete);
    }
  }
});

const invoicesOf = (email: string) => documentsOf(email, 'invoice');

describe('the demo accounts', () => {
  test.each([
    ['free@example.com', { plan: 'Free', state: 'free', used: 2, limit: 3, mayCreate: true }],
    ['limit@example.com', { state: 'free', used: 3, limit: 3, mayCreate: false }],
    ['standard@example.com', { plan: 'Standard', state: 'active', limit: 300, mayCreate: true }],
    ['cancelled@example.com', { plan: 'Basic', state: 'cancelled', limit: 50, mayCreate: true }],
    [
      'expired@example.com',
      { plan: 'Free', state: 'expired', used: 14, limit: 3, mayCreate: false },
    ],
  ])('%s', async (email, expected) => {
    const found = await findCredentials(db, email);
    expect(await verifyPassword(demoPassword, found?.passwordHash ?? '')).toBe(true);
    const settings = await settingsOf(db, found?.userId ?? '');
    expect(allowanceOf(settings, now)).toMatchObject(expected);
    const rows = await invoicesOf(email);
    expect(settings.totalInvoicesCreated).toBe(rows.length);
    expect(settings.lastInvoiceNumber).toBe(rows.length);
    if (settings.periodStart !== null) {
      const start = Date.parse(settings.periodStart);
      expect(settings.periodCount).toBe(rows.filter(({ createdAt }) => createdAt >= start).length);
    }
    expect(await db.$count(clients, eq(clients.userId, settings.userId))).toBeGreaterThan(1);
    const products = await db.$count(
      productsServices,
      eq(productsServices.userId, settings.userId),
    );
    expect(products).toBeGreaterThan(1);
  });

  test('standard has 120 invoices with every displayed status in all four countries, some archived', async () => {
    const rows = await invoicesOf('standard@example.com');
    expect(rows).toHaveLength(120);
    for (const country of countryCodes) {
      const here = rows.filter((row) => row.country === country && !row.archived);
      const statuses = new Set(here.map((row) => deriveStatus(row, today)));
      expect([...statuses].sort()).toEqual(['due_soon', 'overdue', 'paid', 'unpaid', 'void']);
    }
    expect(rows.some(({ archived }) => archived)).toBe(true);
    expect(new Set(rows.map(({ currency }) => currency)).size).toBeGreaterThan(5);
  });

  test('each paid one has its payment, after its creation and not in the future', async () => {
    const rows = await invoicesOf('standard@example.com');
    const entries = await db.select().from(payments);
    for (const { id, status, paidMinor, totalMinor, invoiceDate } of rows) {
      const own = entries.filter(({ invoiceId }) => invoiceId === id);
      expect(own).toHaveLength(status === 'paid' ? 1 : 0);
      expect(paidMinor).toBe(status === 'paid' ? totalMinor : 0);
      for (const { day, at } of own) {
        expect(day && day > invoiceDate && day <= today).toBe(true);
        expect(at).toBeLessThanOrEqual(now);
      }
    }
  });
});

test('`npm run seed` creates the demo accounts', async () => {
  const empty = await createTestDatabase();
  const { code, lines } = await runProcess({
    name: 'seed',
    command: 'npm',
    args: ['run', '--silent', 'seed'],
    env: { LIBSQL_URL: empty.url, LIBSQL_AUTH_TOKEN: '' },
  });
  expect([code, lines.at(-1)]).toEqual([0, `Password for all of them: ${demoPassword}`]);
});
