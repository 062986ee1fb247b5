import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startSession } from '#app/http/session/session.server.ts';
import { users } from '#db/account-schema.ts';
import { invoices } from '#db/schema.ts';
import { seed } from '#db/seed.ts';
import { weighWorker } from '#scripts/wrangler.ts';
import { weighScripts } from '#tests/bench/client-js.bench.ts';
import { type BudgetedPage, sizeBudgets } from '#tests/size-budgets.ts';
import { openBuiltApp, type SendToApp } from '#tests/support/built-app.ts';
import { cookiesOf, createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { requireEarlierBuild } from '#tests/support/require-build.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// One more import, another way to import the same thing, or one more field in a page's data can add more than it seems.

requireEarlierBuild();
const database = await createTestDatabase();

/** With a full first page in the list and data on every page. */
const seller = 'standard@example.com';
const now = Date.UTC(2026, 10, 21, 12);

/** Fails with the values that a raised limit would need. */
function expectWithin(bytes: number, limit: number): void {
  const raised = Math.ceil((bytes * 1.02) / 100) * 100;
  expect(bytes, `${bytes} bytes; with 2% of room ${raised}`).toBeLessThanOrEqual(limit);
}

test.each(Object.entries(sizeBudgets.workers))(
  'the worker %s is within its size budgets',
  (name, budget) => {
    const { upload, start } = weighWorker(name);
    expectWithin(upload, budget.upload);
    expectWithin(start, budget.start);
  },
);

test.each(Object.entries(sizeBudgets.scripts))(
  'the scripts of the page %s are within their size budget',
  (name, limit) => {
    const sizes = weighScripts(name as BudgetedPage).map(({ size }) => size);
    expectWithin(Math.max(...sizes), limit);
  },
);

describe('the HTML of', () => {
  const addresses: Record<BudgetedPage, (id: string) => string> = {
    list: () => '/us/invoices',
    form: () => '/us/create-invoice',
    settings: () => '/us/settings',
    public: (id) => `/view-invoice/${id}`,
    pay: (id) => `/invoice/${id}`,
    pricing: () => '/us/pricing',
  };
  let send: SendToApp;
  let cookie: string;
  let invoiceId: string;

  beforeAll(async () => {
    // The same rows, dates and payment terms in each run.
    vi.useFakeTimers({ toFake: ['Date'], now });
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const db = database.open();
    await seed(db, now);
    const [newest] = await db
      .select({ userId: users.id, id: invoices.id })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(users.email, seller))
      .orderBy(desc(invoices.createdAt))
      .limit(1);
    if (!newest) throw new Error(`${seller} has no invoice`);
    invoiceId = newest.id;
    const context = createTestContext(db);
    await startSession(new Request(testOrigin), context, newest.userId, true);
    cookie = cookiesOf(context);
    ({ send } = await openBuiltApp(database.url));
  });
  afterAll(() => vi.useRealTimers());

  test.each(Object.entries(sizeBudgets.pages))(
    'the page %s is within its size budget',
    async (name, limit) => {
      const page = name as BudgetedPage;
      // Clients have no session.
      const headers = { Cookie: page === 'public' || page === 'pay' ? '' : cookie };
      const answer = await send(addresses[page](invoiceId), { headers });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      // The header row and 50 invoices.
      if (page === 'list') expect(html.match(/<tr\b/g)).toHaveLength(51);
      expectWithin(Buffer.byteLength(html), limit);
    },
  );
});
