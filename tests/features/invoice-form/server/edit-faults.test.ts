import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getFormStartWithInvoice } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';
import { beginEdit } from '#tests/support/begun-edit.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = savedAt + 60_000;

test('of concurrent edits of one version exactly one is saved', async () => {
  const { edit, invoiceId } = await beginEdit(db);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      editInvoice(database.open(), { ...edit, content: sampleContent({ notes: `Tab ${at}` }) }),
    ),
  );
  const outcomes = answers.map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'changed-elsewhere')).toHaveLength(5);
  expect((await invoiceRowOf(db, invoiceId)).notes).toBe(`Tab ${outcomes.indexOf('saved')}`);
});

test('whichever call fails, everything was changed or nothing, and a retry changes it once', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: () =>
      beginEdit(db, { notes: 'More', invoiceNumber: 'INV-009', iban: 'GB82WEST12345698765432' }),
    action: (faulty, { edit }) => editInvoice(faulty, edit),
    check: async (_db, { edit, invoiceId, userId }, outcome) => {
      const isDone = (await invoiceRowOf(db, invoiceId)).notes === 'More';
      expect([outcome.fault, outcome.outcome, isDone]).toEqual(
        {
          'not reached': [outcome.fault, 'threw', false],
          'answer lost': [outcome.fault, 'threw', true],
          'busy once': [outcome.fault, 'answered', true],
          busy: [outcome.fault, 'threw', false],
        }[outcome.fault],
      );
      if (outcome.outcome === 'threw') expect(isDatabaseUnavailable(outcome.error)).toBe(true);
      expect(await settingsOf(db, userId)).toMatchObject({
        lastInvoiceNumber: isDone ? 9 : 1,
        iban: isDone ? edit.content.iban : null,
      });

      const again = { ...edit, now: now + 1000 };
      expect(await editInvoice(db, again)).toMatchObject({ outcome: 'saved', id: invoiceId });
      expect((await invoiceRowOf(db, invoiceId)).updatedAt).toBe(isDone ? now : now + 1000);
      expect(await db.$count(invoices, eq(invoices.userId, userId))).toBe(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
});

describe('the owner’s form', () => {
  test('reads the invoice with its client, and the options, in one round trip', async () => {
    const { user, userId } = await beginEdit(db);
    const clientId = await createSampleClient(db, userId, 'Finch');
    const invoiceId = await saveSample(db, user, { invoiceNumber: 'B', clientId }, savedAt + 1);
    const request = database.open();
    const start = await getFormStartWithInvoice(request, userId, invoiceId);
    expect(request.stats.trips).toBe(1);
    expect(start).toEqual({
      clients: [
        {
          id: clientId,
          name: 'Finch',
          email: '',
          address: '',
          language: '',
          region: '',
          contact: '',
          taxNumber: '',
          reference: '',
          paymentTerms: '',
        },
        // The client from the account's first invoice.
        expect.objectContaining({ name: 'Finch & Sons' }),
      ],
      products: [],
      newestNumber: 'B',
      nextEstimate: 'EST-001',
      invoice: {
        kind: 'invoice',
        content: sampleContent({ invoiceNumber: 'B', clientId }),
        schedule: [],
        bar: null,
        clientTerms: null,
        isIssued: false,
        isArchived: false,
        logoId: null,
        signatureId: null,
        version: savedAt + 1,
      },
    });
  });

  test('treats another user’s invoice like an unknown one', async () => {
    const { invoiceId } = await beginEdit(db);
    const { userId } = await createSampleUser(db);
    for (const id of [invoiceId, 'unknown']) {
      expect((await getFormStartWithInvoice(db, userId, id)).invoice).toBeNull();
    }
  });
});
