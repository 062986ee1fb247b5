import { expect, test } from 'vitest';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { findCredentials } from '#app/features/account/queries/users.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { invoices } from '#db/schema.ts';
import { crowdEmails, seedCrowd } from '#db/seed/crowd.ts';
import { seed } from '#db/seed.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 10, 21, 12);
const today = '2026-11-21';
await seed(db, now);

test('the crowd for benchmarks has the requested size, an even share per status, and is reproducible', async () => {
  const demo = await db.$count(invoices);
  for (const busy of [200, 520]) {
    await seedCrowd(db, { busy, calm: 20, others: 500 }, now, 300);
    expect(await db.$count(invoices)).toBe(demo + busy + 520);
    for (const [email, count] of [
      [crowdEmails.busy, busy],
      [crowdEmails.calm, 20],
    ] as const) {
      const userId = (await findCredentials(db, email))?.userId ?? '';
      const view = emptyListView;
      const list = await listInvoices(db, { userId, view, today, limit: 50, after: null });
      const quarter = count / 4;
      expect(list.counts).toEqual({
        all: count,
        unpaid: 3 * quarter,
        due_soon: quarter,
        overdue: quarter,
        paid: quarter,
      });
      // Some invoices are partly paid, and clients have opened some.
      const shown = (which: (one: (typeof list.invoices)[0]) => boolean) =>
        list.invoices.filter(which).length / list.invoices.length;
      expect(
        shown(({ paidMinor = 0, status }) => paidMinor > 0 && status !== 'paid'),
      ).toBeGreaterThan(0.1);
      expect(shown(({ openedOn }) => Boolean(openedOn))).toBeGreaterThan(0.1);
      expect(list.invoices[0]?.invoiceNumber).toBe(`INV-${String(count).padStart(3, '0')}`);
      expect(await getPublicInvoice(db, list.invoices[0]?.id ?? '')).not.toBeNull();
    }
  }
});
