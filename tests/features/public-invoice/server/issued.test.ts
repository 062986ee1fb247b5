import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { archiveInvoices } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import { answerPublicInvoice } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let id = '';
const now = Date.parse('2026-03-20T11:00:00Z');

beforeEach(async () => {
  seller = await createSampleSeller(db);
  id = await saveSample(db, seller.settings, {});
});

const versions = () =>
  db
    .select()
    .from(issuedVersions)
    .where(eq(issuedVersions.invoiceId, id))
    .orderBy(asc(issuedVersions.revision));
const codes = async () => {
  const found = await db.select().from(documentEvents).where(eq(documentEvents.invoiceId, id));
  return found.map(({ code, actor }) => `${actor} ${code}`);
};

function asked(cookie: string | null = null, asker = db) {
  const request = new Request(testOrigin, { headers: cookie ? { Cookie: cookie } : {} });
  return { request, params: { id }, context: createTestContext(asker, { now }) };
}

describe('an invoice is issued when anyone except its owner first opens it', () => {
  const stranger = async () => (await createSampleSeller(db)).cookie;
  test.each([
    ['its view', () => answerPublicInvoice(asked(), () => null, 'view')],
    ['its pay page', () => answerPublicInvoice(asked(), () => null, 'pay')],
    ['its PDF', () => answerInvoicePdf(asked())],
    [
      'its view, with an account of their own',
      async () => answerPublicInvoice(asked(await stranger()), () => null, 'view'),
    ],
  ])('%s', async (_, serve) => {
    await serve();
    expect(await versions()).toMatchObject([{ revision: 1, cause: 'served', issuedAt: now }]);
    expect(await codes()).toEqual(['owner created', 'client issued']);
    await serve();
    expect(await versions()).toHaveLength(1);
  });

  test.each([
    ['its view', () => answerPublicInvoice(asked(seller.cookie), () => null, 'view')],
    ['its pay page', () => answerPublicInvoice(asked(seller.cookie), () => null, 'pay')],
    ['its PDF', () => answerInvoicePdf(asked(seller.cookie))],
  ])('not when its owner opens %s', async (_, serve) => {
    await serve();
    expect(await versions()).toEqual([]);
  });

  test('nor when they create another link', async () => {
    for (const intent of ['stop-sharing', 'share-again']) {
      const post = jsonPost('/us/invoices', { intent, invoiceId: id }, seller.cookie);
      const { status } = await answerListPost(post, createTestContext(db, { now }));
      expect(status).toBe(200);
    }
    expect(await versions()).toEqual([]);
  });

  test('twenty concurrent first views issue it once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => answerPublicInvoice(asked(), () => null, 'view')),
    );
    expect(await versions()).toHaveLength(1);
    expect(await codes()).toEqual(['owner created', 'client issued']);
  });

  test('an edit made after the read is not issued unseen', async () => {
    const read = await getPublicInvoice(db, id);
    const { userId } = seller;
    await archiveInvoices(db, { userId, invoiceIds: [id], archived: true, now: now + 1 });
    const version = read?.version ?? 0;
    expect(await issueServed(db, { invoiceId: id, version, now })).toBe(false);
    expect(await versions()).toEqual([]);
  });

  test('costs one more round trip the first time, and none afterwards', async () => {
    const trips = async () => {
      const asker = database.open();
      await answerPublicInvoice(asked(null, asker), () => null, 'view');
      return asker.stats.trips;
    };
    expect([await trips(), await trips()]).toEqual([2, 1]);
  });
});

test('a corrected invoice says so to everyone, with the seller’s day', async () => {
  const dates = async () =>
    (await answerPublicInvoice(asked(), ({ sheet }) => sheet.dates, 'view')).data.invoice?.at(-1);
  expect((await dates())?.label).toBe('Due date');
  const { settings } = seller;
  const read = await getPublicInvoice(db, id);
  await editInvoice(db, {
    settings,
    invoiceId: id,
    version: read?.version ?? 0,
    now,
    content: {
      ...sampleContent(),
      notes: 'Corrected',
      invoiceNumber: read?.content.invoiceNumber ?? '',
    },
  });
  expect(await versions()).toHaveLength(2);
  expect(await dates()).toMatchObject({ label: 'Corrected on' });
});
