import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { users } from '#db/account-schema.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { enterByCard } from '#tests/support/payment-post.ts';
import { plainTotals } from '#tests/support/plain-line.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const { database, db, seller } = await openWorld();
let owner: Seller;
let stranger: Seller;
let mine: string;

beforeAll(async () => {
  [owner, stranger] = [await seller({ invoiceLimit: -1 }), await seller()];
  mine = await owner.invoice();
});

const mark = (status: 'paid' | 'unpaid', today: string, { userId } = owner) =>
  markInvoice(db, { userId, invoiceId: mine, status, today, now: 6 });

describe('the payment date', () => {
  const paidOn = async () => (await getPublicInvoice(db, mine))?.paidOn;

  test('is the one on which it was first marked paid, and is removed when it is due again', async () => {
    const days: unknown[] = [];
    for (const [status, day, by] of [
      ['paid', '2026-03-15', owner],
      ['paid', '2026-03-20', owner],
      ['unpaid', '2026-03-21', stranger],
      ['unpaid', '2026-03-21', owner],
      ['paid', '2026-03-22', owner],
    ] as const) {
      await mark(status, day, by);
      days.push(await paidOn());
    }
    expect(days).toEqual(['2026-03-15', '2026-03-15', '2026-03-15', null, '2026-03-22']);
    await mark('unpaid', '2026-03-23');
  });

  test('is not invented for an invoice that was paid before dates were stored', async () => {
    const takenOver = { at: 5, day: null, method: 'other', origin: 'taken-over' } as const;
    await enterByCard(db, { userId: owner.userId, invoiceId: mine }, takenOver);
    await mark('paid', '2026-03-24');
    expect(await paidOn()).toBeNull();
    await mark('unpaid', '2026-03-24');
  });
});

describe('the public invoice', () => {
  test('has what the sheet shows and only the time zone of its owner, in one round trip', async () => {
    const clientId = await owner.client('Hidden');
    const id = await owner.invoice({ clientId, invoiceNumber: 'INV-002' });
    const request = database.open();
    const invoice = await getPublicInvoice(request, id);
    expect(request.stats.trips).toBe(1);
    const { clientId: _, ...shown } = sampleContent({ invoiceNumber: 'INV-002' });
    expect(invoice?.content).toMatchObject(shown);
    const names = Object.keys(invoice ?? {}).sort();
    expect(names.join()).toBe(
      'answerRestoredAt,card,code,content,correctedOn,creditedMinor,invoiceId,isOwn,kind,logo,nextDue,' +
        'paidMinor,paidOn,paymentBefore,reason,receipts,revision,schedule,signature,source,status,' +
        'timeZone,totals,version,voidedOn',
    );
    expect(JSON.stringify(invoice)).not.toContain(owner.userId);
    expect(JSON.stringify(invoice)).not.toContain(clientId);
  });

  test('is missing if it is unknown or its owner’s account is closed', async () => {
    const closing = await seller();
    const id = await closing.invoice();
    expect(await getPublicInvoice(db, id)).not.toBeNull();
    await db.update(users).set({ deletedAt: 1 }).where(eq(users.id, closing.userId));
    for (const missing of [id, 'unknown']) expect(await getPublicInvoice(db, missing)).toBeNull();
  });

  test.each(goldenInvoices)(
    'is the golden invoice unchanged: $name',
    async ({ content, totals }) => {
      const id = await (await seller()).invoice(content);
      const stored = await getPublicInvoice(db, id);
      expect(stored?.content).toEqual({ ...content, clientId: null });
      expect(stored && plainTotals(stored.totals)).toEqual(totals);
      expect(await invoiceRowOf(db, id)).toMatchObject({
        subtotalMinor: totals.subtotal,
        discountMinor: totals.discount,
        taxMinor: totals.tax,
        totalMinor: totals.total,
      });
      if (stored) expect(sheetOf(stored).number).toBe(content.invoiceNumber);
    },
  );
});
