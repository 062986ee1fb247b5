import { expect, test } from 'vitest';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { answerIssuedVersion } from '#app/features/history/server/issued-version.api.server.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { answerPublicInvoice } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const dayMs = 86_400_000;

/** An invoice that was issued on March 16 and corrected on March 17. */
async function corrected() {
  const seller = await createSampleSeller(db);
  const { settings } = seller;
  const first = { notes: 'At first', clientName: 'Wren & Co' };
  const invoiceId = await saveSample(db, settings, first);
  await issueServed(db, { invoiceId, version: savedAt, now: savedAt + dayMs });
  const content = sampleContent({ ...first, notes: 'Corrected' });
  const edit = { settings, invoiceId, version: savedAt, content, now: savedAt + 2 * dayMs };
  expect(await editInvoice(db, edit)).toMatchObject({ outcome: 'saved' });
  return { ...seller, invoiceId };
}

const asked = (id: string, cookie: string, revision = '', asker = db) => ({
  request: new Request(testOrigin, { headers: cookie ? { Cookie: cookie } : {} }),
  params: { id, revision },
  context: createTestContext(asker, { now: savedAt }),
});

const read = (id: string, revision: string, cookie: string, asker = db) =>
  answerIssuedVersion(asked(id, cookie, revision, asker));

test('the owner sees what an invoice said before it was corrected, in one round trip', async () => {
  const { invoiceId, cookie } = await corrected();
  const asker = database.open();
  const first = await read(invoiceId, '1', cookie, asker);
  expect(asker.stats.trips).toBe(1);
  expect(first).toMatchObject({
    title: expect.stringMatching(/: Version 1, 16 Mar 2026$/),
    about: expect.stringContaining('before you corrected it on 17 Mar 2026'),
    sheet: { notes: 'At first', mark: null },
  });
  const second = await read(invoiceId, '2', cookie);
  expect(second?.about).toContain('This is what your client sees now');
  expect(second?.sheet).toMatchObject({ notes: 'Corrected' });
});

test('the owner’s page lists the earlier versions, the client’s none', async () => {
  const { invoiceId, cookie } = await corrected();
  const show = (invoice: object) => invoice;
  const { data } = await answerPublicInvoice(asked(invoiceId, cookie), show, 'view');
  expect(data.invoice).toMatchObject({
    owner: { earlierVersions: [{ revision: 1, text: 'Version 1, 16 Mar 2026' }] },
  });
  const clients = await answerPublicInvoice(asked(invoiceId, ''), show, 'view');
  expect(clients.data.invoice).not.toHaveProperty('owner');
});

test('anyone else gets none, and a missing version is not found', async () => {
  const { invoiceId, cookie } = await corrected();
  const stranger = await createSampleSeller(db);
  for (const [revision, by] of [
    ['1', ''],
    ['1', stranger.cookie],
    ...['0', '3', '-1', '1.0', 'x', '99999999999'].map((each) => [each, cookie] as const),
  ] as const) {
    expect(await read(invoiceId, revision, by)).toBeNull();
  }
});
