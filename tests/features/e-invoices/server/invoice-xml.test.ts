import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loader as answerInvoiceXml } from '#app/features/e-invoices/invoice-xml.route.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();

/** The response to a client's request for the XML, and the number of issued versions after it. */
async function ask(changes: Parameters<typeof saveSample>[2]) {
  const { settings } = await createSampleSeller(db);
  const id = await saveSample(db, settings, changes);
  const request = new Request(`${testOrigin}/view-invoice/${id}/xml`);
  const context = createTestContext(db);
  const { status } = await answerInvoiceXml({ request, params: { id }, context });
  const issued = await db.select().from(issuedVersions).where(eq(issuedVersions.invoiceId, id));
  return [status, issued.length];
}

const complete = { clientRegion: 'US', taxNumber: '12-3456789', clientReference: 'PO 7' };

test('a client who gets the XML causes the invoice to be issued', async () => {
  expect(await ask(complete)).toEqual([200, 1]);
});

test('a client who is refused the XML does not', async () => {
  expect(await ask({ ...complete, clientRegion: null })).toEqual([409, 0]);
});
