import { describe, expect, test } from 'vitest';
import { answerPublicInvoice } from '#app/handlers/public-invoice/public-invoice.server.ts';
import { setTimeZone } from '#db/queries/account/users.server.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();

/** What a client sees at an instant of an invoice that is due on 20 March 2026. */
async function statusAt(instant: string, timeZone: string): Promise<string | undefined> {
  const settings = await createSampleUser(db);
  await setTimeZone(db, settings.userId, timeZone);
  const id = await saveSample(db, settings, {
    invoiceDate: '2026-03-01',
    dueDate: '2026-03-20',
  });
  const context = createTestContext(db, { now: Date.parse(instant) });
  const request = new Request(testOrigin);
  const asked = { request, params: { id }, context };
  const { data } = await answerPublicInvoice(asked, ({ status }) => status, { tellsOwner: false });
  return data.invoice ?? undefined;
}

describe('an invoice is overdue by the day of its seller, wherever its client is', () => {
  test.each([
    ['Pacific/Auckland', '2026-03-20T10:59:59Z', 'due_soon'],
    ['Pacific/Auckland', '2026-03-20T11:00:00Z', 'overdue'],
    ['Pacific/Honolulu', '2026-03-21T09:59:59Z', 'due_soon'],
    ['Pacific/Honolulu', '2026-03-21T10:00:00Z', 'overdue'],
  ])('%s at %s: %s', async (timeZone, instant, status) => {
    expect(await statusAt(instant, timeZone)).toBe(status);
  });
});

// @covers decisions-4.7
