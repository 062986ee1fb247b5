import { beforeEach, describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import {
  editInvoice,
  type SaveInvoiceOutcome,
  saveInvoice,
} from '#app/features/invoice-form/server/save-invoice.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { answerPublicInvoice } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const other = { accountNumber: '99994321' };
const dayOf = (day: number) => Date.UTC(2026, 2, day, 12);
let seller: Awaited<ReturnType<typeof createSampleSeller>>;

beforeEach(async () => {
  seller = await createSampleSeller(db);
});

/** The outcome of a save whose seller confirms the question. */
async function confirming(save: (confirmed: string) => Promise<SaveInvoiceOutcome>) {
  const asked = await save('');
  const saved = asked.outcome === 'payment-changed' ? await save(asked.confirmation) : asked;
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  return saved;
}

function save(day: number, changes: Partial<InvoiceContent> = {}) {
  const content = sampleContent({ invoiceNumber: `A${day}`, ...changes });
  const { settings } = seller;
  const saveKey = crypto.randomUUID();
  return confirming((confirmed) =>
    saveInvoice(db, { settings, content, saveKey, confirmed, now: dayOf(day) }),
  );
}

function correct(
  { id, version, invoiceNumber }: { id: string; version: number; invoiceNumber: string },
  changes: Partial<InvoiceContent>,
) {
  const content = sampleContent({ invoiceNumber, ...changes });
  const edit = { settings: seller.settings, invoiceId: id, version, content, now: version + 1 };
  return confirming((confirmed) => editInvoice(db, { ...edit, confirmed }));
}

/** The warning on the page, as its client sees it on a day in March. */
async function warningOn(
  day: number,
  { id }: { id: string },
  page: 'view' | 'pay' = 'view',
  { cookie = '', asker = db } = {},
): Promise<string | null> {
  const request = new Request(testOrigin, { headers: cookie ? { Cookie: cookie } : {} });
  const context = createTestContext(asker, { now: dayOf(day) });
  const shown = await answerPublicInvoice(
    { request, params: { id }, context },
    ({ warning }) => warning,
    page,
  );
  return shown.data.invoice?.title ?? null;
}

describe('the client is warned', () => {
  test('if the payment details differ from their last invoice, until it is paid', async () => {
    const first = await save(1);
    expect(await warningOn(2, first)).toBeNull();
    const second = await save(3, other);
    const since = 'Payment details have changed since invoice A1';
    for (const page of ['view', 'pay'] as const) {
      expect(await warningOn(4, second, page)).toBe(since);
    }
    const asker = database.open();
    await warningOn(4, second, 'view', { asker });
    expect(asker.stats.trips).toBe(1);
    expect(await warningOn(4, second, 'view', { cookie: seller.cookie })).toBe(since);
    // Neither earlier nor later invoices with the same details.
    expect(await warningOn(4, first)).toBeNull();
    expect(await warningOn(6, await save(5, other))).toBeNull();
    const paid = { userId: seller.userId, invoiceId: second.id, status: 'paid', now: 1 } as const;
    await markInvoice(db, { ...paid, today: '2026-03-06' });
    expect(await warningOn(7, second)).toBeNull();
  });

  test('with instructions for verifying', async () => {
    await save(1);
    const { id } = await save(2, other);
    const request = new Request(testOrigin);
    const asked = { request, params: { id }, context: createTestContext(db) };
    const shown = await answerPublicInvoice(asked, ({ warning }) => warning, 'pay');
    expect(shown.data.invoice?.text).toContain(
      'call the seller at a number you already know, not one from this invoice',
    );
  });

  test('if an invoice was corrected since they had it, whatever is corrected later', async () => {
    const only = await save(1);
    await warningOn(2, only);
    const changed = await correct(only, other);
    const words = 'Payment details have changed since this invoice was first issued';
    expect(await warningOn(3, only)).toBe(words);
    const again = await correct(changed, { ...other, notes: 'A word more' });
    expect(await warningOn(3, only)).toBe(words);
    await correct(again, {});
    expect(await warningOn(3, only)).toBeNull();
  });
});

test('no client is warned about another client’s or another seller’s invoices', async () => {
  await save(1);
  const bee = await save(2, { ...other, clientName: 'Bee', clientEmail: 'bee@bee.example' });
  expect(await warningOn(3, bee)).toBeNull();
  seller = await createSampleSeller(db);
  expect(await warningOn(3, await save(2, other))).toBeNull();
});
