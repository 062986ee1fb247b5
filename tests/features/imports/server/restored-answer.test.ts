import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { planExport } from '#app/domain/import/plan-export.ts';
import { answerPublicInvoice } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { signWaitingRecords } from '#app/features/verify/server/sign-records.server.ts';
import { answerVerifyPage } from '#app/features/verify/server/verify-page.api.server.ts';
import { documentCodes, issueRecords } from '#db/history-schema.ts';
import { invoices } from '#db/schema.ts';
import { postImport } from '#tests/support/import-harness.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createUsedAccount } from '#tests/support/used-account.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 10, 28, 12);

const { userId } = await createUsedAccount(db);
const { names, textOf } = await openExports(database).take(userId);
const plan = planExport(new Map(names.map((name) => [name, textOf(name)])));

/** Restores one of the export's estimates into an empty account. */
async function restoreEstimate(answer: 'accepted' | 'declined', changes: object = {}) {
  const sent = plan?.documents.find((each) => each.answer?.answer === answer);
  const seller = await createSampleSeller(db, unlimitedColumns as object);
  const documents = [{ ...sent, ...changes }];
  const { body } = await postImport(db, seller.cookie, { intent: 'documents', documents }, now);
  expect(body).toMatchObject({ added: 1, broken: [] });
  const [row] = await db.select().from(invoices).where(eq(invoices.userId, seller.userId));
  if (!row) throw new Error('not restored');
  const page = async (cookie: string) => {
    const request = new Request(`${testOrigin}/view-invoice/${row.id}`, { headers: { cookie } });
    const context = createTestContext(db, { now });
    const asked = { request, params: { id: row.id }, context };
    const { data } = await answerPublicInvoice(asked, (invoice) => invoice, 'view');
    if (!data.invoice) throw new Error('no page');
    return data.invoice;
  };
  return { ...seller, row, page };
}

test.each(['accepted', 'declined'] as const)(
  'an estimate that was %s elsewhere says so to everyone, and is not verified',
  async (answer) => {
    const { row, page, cookie } = await restoreEstimate(answer);
    expect(row.status).toBe(answer);
    for (const reader of ['', cookie]) {
      const { warning, sheet } = await page(reader);
      expect(warning?.title).toBe('Restored from a file on 28 Nov 2026');
      expect(sheet.verify ?? null).toBeNull();
    }
    const { owner } = await page(cookie);
    expect(owner?.answer?.restored).toBe('Restored from a file on 28 Nov 2026');
    const told = owner?.history.find(({ text }) => /^(Accepted by|Declined)/.test(text));
    expect(told?.text).toMatch(/Restored from a file on 28 Nov 2026$/);

    const [code] = await db.select().from(documentCodes).where(eq(documentCodes.invoiceId, row.id));
    const verified = await answerVerifyPage({
      request: new Request(`${testOrigin}/verify`),
      params: { code: code?.code },
      context: createTestContext(db, { now }),
    });
    expect(verified).toMatchObject({
      data: {
        answer: {
          tone: 'warn',
          title: 'Restored from a file on 28 Nov 2026',
          facts: [],
          record: null,
        },
      },
    });
  },
);

test('an estimate that is accepted or declined only by its status is open', async () => {
  for (const answer of ['accepted', 'declined'] as const) {
    const { row } = await restoreEstimate(answer, { answer: null });
    expect(row.status).toBe('open');
  }
});

test('what was issued elsewhere, including credit notes and paid invoices, is never signed here', async () => {
  const seller = await createSampleSeller(db, unlimitedColumns as object);
  const post = (json: object) => postImport(db, seller.cookie, json, now);
  await post({ intent: 'documents', documents: plan?.documents });
  await post({ intent: 'entries', entries: plan?.entries });
  const sign = async (record: string) => `signed ${record.length}`;
  await signWaitingRecords(db, { sign } as Parameters<typeof signWaitingRecords>[1], {
    now,
    reportError: (error) => {
      throw error;
    },
  });
  const signed = await db
    .select({ number: invoices.invoiceNumber })
    .from(issueRecords)
    .innerJoin(invoices, eq(invoices.id, issueRecords.invoiceId))
    .where(eq(invoices.userId, seller.userId));
  expect(signed).toEqual([]);
});
