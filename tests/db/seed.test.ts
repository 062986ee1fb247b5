import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { allowanceOf } from '#app/domain/billing/allowance.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { deriveStatus } from '#app/domain/invoices/status.ts';
import { findCredentials } from '#app/features/account/queries/users.server.ts';
import { verifyPassword } from '#app/features/account/server/passwords.server.ts';
import { invoices } from '#db/schema.ts';
import { demoPassword, seed } from '#db/seed.ts';
import { runProcess } from '#scripts/processes.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 10, 21, 12);
const today = '2026-11-21';
await seed(db, now);

async function invoicesOf(email: string) {
  const { userId = '' } = (await findCredentials(db, email)) ?? {};
  const own = and(eq(invoices.userId, userId), eq(invoices.kind, 'invoice'));
  return db.select().from(invoices).where(own);
}

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
    const { totalInvoicesCreated, lastInvoiceNumber, periodStart, periodCount } = settings;
    const since = Date.parse(periodStart ?? '9999-01-01');
    const counted = rows.filter(({ createdAt }) => createdAt >= since).length;
    expect([totalInvoicesCreated, lastInvoiceNumber]).toEqual([rows.length, rows.length]);
    if (periodStart !== null) expect(periodCount).toBe(counted);
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
