import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { planExport } from '#app/domain/import/plan-export.ts';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { getFormStartWithInvoice } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { invoices } from '#db/schema.ts';
import { importingBusiness, postImport } from '#tests/support/import-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const dates = { invoiceDate: '2026-03-01', dueDate: '2026-03-15' };

const contentOf = (minor: number) => {
  const line = { description: 'Shelf', quantityHundredths: 100, taxRateThousandths: 0 };
  return sampleContent({ ...dates, items: [plainLine({ ...line, unitPriceMinor: minor })] });
};

async function sell(minor: number) {
  const seller = await createSampleSeller(db, unlimitedColumns as object);
  const { settings, userId } = seller;
  const invoiceId = await saveSample(db, settings, contentOf(minor));
  const shown = async () => {
    const list = await listInvoices(db, {
      userId,
      view: emptyListView,
      today: '2026-06-30',
      limit: 9,
      after: null,
    });
    return list.invoices[0]?.status;
  };
  let version = savedAt;
  const edit = async (to: number, schedule?: { label: string; due: string; amount: number }[]) => {
    const { outcome } = await editInvoice(db, {
      settings,
      invoiceId,
      version,
      now: version + 1,
      reason: 'Agreed',
      content: contentOf(to),
      ...(schedule && { schedule }),
    });
    version += 1;
    return outcome;
  };
  const isIssued = async () => {
    const versions = db.select().from(issuedVersions);
    return (await versions.where(eq(issuedVersions.invoiceId, invoiceId))).length > 0;
  };
  return { ...seller, invoiceId, shown, edit, isIssued };
}

describe('an edit', () => {
  test('from a zero total to a positive one makes an invoice unpaid, and back paid, repeatedly', async () => {
    const { shown, edit, isIssued } = await sell(0);
    expect(await shown()).toBe('paid');
    for (let round = 0; round < 2; round += 1) {
      expect([await edit(100), await shown()]).toEqual(['saved', 'overdue']);
      expect([await edit(0), await shown()]).toEqual(['saved', 'paid']);
    }
    expect(await isIssued()).toBe(false);
  });

  test('of an issued invoice follows its new total too', async () => {
    const { shown, edit, invoiceId } = await sell(0);
    await issueServed(db, { invoiceId, version: savedAt, now: savedAt });
    expect([await edit(100), await shown()]).toEqual(['saved', 'overdue']);
    expect([await edit(0), await shown()]).toEqual(['saved', 'paid']);
  });

  test('from a zero total to steps makes it due in these steps', async () => {
    const { edit, invoiceId } = await sell(0);
    const steps = [
      { label: 'Now', due: '2026-03-15', amount: 40 },
      { label: 'Later', due: '2026-04-15', amount: 60 },
    ];
    expect(await edit(100, steps)).toBe('saved');
    expect(await invoiceRowOf(db, invoiceId)).toMatchObject({
      status: 'unpaid',
      nextDue: '2026-03-15',
    });
    expect(await edit(0, [])).toBe('saved');
    expect(await invoiceRowOf(db, invoiceId)).toMatchObject({ status: 'paid', nextDue: null });
  });

  test('is offered by the form, with nothing to prevent it', async () => {
    const { userId, invoiceId } = await sell(0);
    const start = await getFormStartWithInvoice(db, userId, invoiceId);
    expect(start.invoice).toMatchObject({ bar: null });
  });
});

test('there is nothing to credit', async () => {
  const { userId, invoiceId } = await sell(0);
  await issueServed(db, { invoiceId, version: savedAt, now: savedAt });
  const credit = creditInvoice(db, {
    userId,
    invoiceId,
    noteKey: crypto.randomUUID(),
    choice: { kind: 'rest' },
    reason: 'Returned',
    today: '2026-06-30',
    now: savedAt + 1,
  });
  expect(await credit).toEqual({ outcome: 'barred', bar: 'nothing-left' });
  expect(await invoiceRowOf(db, invoiceId)).toMatchObject({ status: 'paid', creditedMinor: 0 });
});

test.each(['unpaid', 'overdue', 'paid'] as const)(
  'restored from an export as %s it is paid',
  async (status) => {
    const { userId } = await sell(0);
    const { names, textOf } = await openExports(database).take(userId);
    const plan = planExport(new Map(names.map((name) => [name, textOf(name)])));
    const documents = plan?.documents.map((sent) => ({
      ...sent,
      document: { ...sent.document, status },
    }));
    const other = await createSampleSeller(db, unlimitedColumns as object);
    const answer = await postImport(db, other.cookie, { intent: 'documents', documents });
    expect(answer.body).toMatchObject({ added: 1 });
    const rows = db.select().from(invoices).where(eq(invoices.userId, other.userId));
    expect(await rows).toMatchObject([{ status: 'paid', totalMinor: 0 }]);
  },
);

test.each(['draft', 'open', 'paid'])('imported as %s it is paid', async (status) => {
  const business = { ...importingBusiness, ...unlimitedColumns } as object;
  const { userId, cookie } = await createSampleSeller(db, business);
  const line = { row: 2, description: 'Shelf', quantity: '1', price: '0', discount: '' };
  const invoice = {
    kind: 'invoice',
    number: 'F-1',
    date: dates.invoiceDate,
    due: dates.dueDate,
    status,
    paid: null,
    paidDay: null,
    currency: 'USD',
    clientName: 'Finch',
    clientEmail: '',
    client: null,
    clientContact: '',
    clientAddress: '',
    clientRegion: '',
    clientCopies: '',
    reference: '',
    notes: '',
    discount: '',
    total: null,
    roundsLines: false,
    lines: [{ ...line, taxes: [], net: null, total: null }],
  };
  const posted = { intent: 'invoices', source: 'other', invoices: [invoice] };
  expect((await postImport(db, cookie, posted)).body).toMatchObject({ added: 1 });
  const rows = db.select().from(invoices).where(eq(invoices.userId, userId));
  expect(await rows).toMatchObject([{ status: 'paid', totalMinor: 0 }]);
});
