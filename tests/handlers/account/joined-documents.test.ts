import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { saveEstimate } from '#app/services/documents/save-estimate.server.ts';
import { series } from '#db/series-schema.ts';
import { openClaimDesk } from '#tests/support/claim-desk.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { twoAccounts, claim, totalOf, numbersOf } = openClaimDesk(database);

async function estimate(userId: string, invoiceNumber: string) {
  const content = sampleContent({ ...noPayment, invoiceNumber });
  const saved = await saveEstimate(db, {
    ...{ userId, content, saveKey: crypto.randomUUID(), now: Date.now() },
  });
  expect(saved.outcome).toBe('saved');
}

test('an estimate whose number both accounts have is the next estimate', async () => {
  const { earlierId, cookie, userId } = await twoAccounts();
  await estimate(earlierId, 'EST-001');
  for (const number of ['EST-001', 'EST-005']) await estimate(userId, number);
  const { body } = await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
  expect(body).toMatchObject({
    message: expect.stringContaining('Numbers that both accounts had: EST-001 is now EST-006.'),
  });
  const numbers = ['EST-001', 'EST-005', 'EST-006', 'INV-001', 'INV-002'];
  expect(await numbersOf(earlierId)).toEqual(numbers);
});

test('recurring invoices of the newer account go on in the joined one', async () => {
  const { earlierId, cookie, userId } = await twoAccounts();
  await db.insert(series).values({
    ...{ userId, draft: '{}', country: 'us', clientName: 'Finch', currency: 'USD', totalMinor: 1 },
    ...{ anchor: '2026-01-31', firstN: 1, unit: 'month', every: 1, dueDays: 14, sends: false },
    ...{ id: crypto.randomUUID(), state: 'active', nextN: 1, createdAt: 1, updatedAt: 1 },
  });
  await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
  const joined = await db.select().from(series).where(eq(series.userId, earlierId));
  expect(joined).toMatchObject([{ clientName: 'Finch', state: 'active' }]);
});

// @covers decisions-6.12
