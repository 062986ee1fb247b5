import { beforeEach, describe, expect, test } from 'vitest';
import { timeZoneCookieName } from '#app/domain/cookies.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { setTimeZone } from '#app/features/account/queries/users.server.ts';
import {
  editInvoice,
  type SaveInvoiceOutcome,
  saveInvoice,
} from '#app/features/invoice-form/server/save-invoice.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const dates = { invoiceDate: '2026-03-01', dueDate: '2026-03-20' };
const dayOf = (day: number) => Date.UTC(2026, 2, day, 12);
let seller: Seller;

beforeEach(async () => {
  seller = await world.seller();
});

const markPaid = (invoiceId: string, now: number) => {
  const json = { intent: 'set-status', invoiceId, status: 'paid' };
  return world.post('/us/invoices', json, { as: seller, now });
};

describe('an invoice is overdue by its seller’s day, wherever its client is', () => {
  test.each([
    ['Pacific/Auckland', '2026-03-20T10:59:59Z', 'due_soon'],
    ['Pacific/Auckland', '2026-03-20T11:00:00Z', 'overdue'],
    ['Pacific/Honolulu', '2026-03-21T09:59:59Z', 'due_soon'],
    ['Pacific/Honolulu', '2026-03-21T10:00:00Z', 'overdue'],
  ])('%s at %s: %s', async (timeZone, instant, status) => {
    await setTimeZone(db, seller.userId, timeZone, 1);
    const id = await seller.invoice(dates);
    const { body } = await world.get(`/invoice/${id}`, { now: Date.parse(instant) });
    expect(body.invoice.status).toBe(status);
  });

  test('the owner’s page and list agree, even before a time zone is stored', async () => {
    const id = await seller.invoice(dates);
    const cookie = `${seller.cookie}; ${timeZoneCookieName}=Pacific%2FAuckland`;
    const sent = { as: { cookie }, now: Date.parse('2026-03-20T11:00:00Z') };
    expect((await world.get(`/view-invoice/${id}`, sent)).body.invoice.status).toBe('overdue');
    const { list } = (await world.get('/us/invoices', sent)).body;
    expect(list.invoices.status).toEqual(['overdue']);
  });
});

test('a client sees with the month in letters when an invoice is due, and when it was paid', async () => {
  const id = await seller.invoice(dates);
  const stateOf = async () =>
    (await world.get(`/view-invoice/${id}`, { now: dayOf(5) })).body.invoice.state;
  expect(await stateOf()).toBe('Due 20 Mar 2026');
  await markPaid(id, dayOf(6));
  expect(await stateOf()).toBe('Paid on 6 Mar 2026');
});

test('the amount due is written like the rest of the page, in the invoice’s language', async () => {
  const id = await seller.invoice({ language: 'fr-CA', currency: 'USD' });
  const { total, shown } = (await inLanguage('en-US', () => world.get(`/view-invoice/${id}`))).body
    .invoice;
  expect(total).toMatch(/^165,01\s\$/);
  expect(JSON.stringify(shown.sheet)).toContain(total);
});

describe('the client is warned about changed payment details', () => {
  const other = { accountNumber: '99994321' };

  /** The outcome of a save whose seller confirms the question. */
  async function confirming(save: (confirmed: string) => Promise<SaveInvoiceOutcome>) {
    const asked = await save('');
    const saved = asked.outcome === 'payment-changed' ? await save(asked.confirmation) : asked;
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    return saved;
  }

  function save(day: number, changes: Partial<InvoiceContent> = {}) {
    const content = sampleContent({ invoiceNumber: `A${day}`, ...changes });
    const order = { settings: seller.settings, content, saveKey: crypto.randomUUID() };
    return confirming((confirmed) => saveInvoice(db, { ...order, confirmed, now: dayOf(day) }));
  }

  type Saved = { id: string; version: number; invoiceNumber: string };
  function correct({ id, version, invoiceNumber }: Saved, changes: Partial<InvoiceContent>) {
    const content = sampleContent({ invoiceNumber, ...changes });
    const edit = { settings: seller.settings, invoiceId: id, version, content, now: version + 1 };
    return confirming((confirmed) => editInvoice(db, { ...edit, confirmed }));
  }

  /** The warning's title as a client sees it on a day in March. */
  const warningOn = async (day: number, { id }: { id: string }, path = '/view-invoice/') =>
    (await world.get(path + id, { now: dayOf(day) })).body.invoice.warning?.title ?? null;

  test('if they differ from those of their last invoice, until it is paid', async () => {
    const first = await save(1);
    expect(await warningOn(2, first)).toBeNull();
    const second = await save(3, other);
    const since = 'Payment details have changed since invoice A1';
    expect(await warningOn(4, second)).toBe(since);
    const { body, context } = await world.get(`/invoice/${second.id}`, { now: dayOf(4) });
    expect(context.db.stats.trips).toBe(1);
    const advice = 'call the seller at a number you already know, not one from this invoice';
    const text = expect.stringContaining(advice);
    expect(body.invoice.warning).toMatchObject({ title: since, text });
    const owners = await world.get(`/view-invoice/${second.id}`, { as: seller, now: dayOf(4) });
    expect(owners.body.invoice.warning.title).toBe(since);
    // Neither earlier nor later invoices with the same details.
    expect(await warningOn(4, first)).toBeNull();
    expect(await warningOn(6, await save(5, other))).toBeNull();
    await markPaid(second.id, dayOf(6));
    expect(await warningOn(7, second)).toBeNull();
  });

  test('if an invoice was corrected since they had it, whatever is corrected later', async () => {
    const only = await save(1);
    await warningOn(2, only);
    const changed = await correct(only, other);
    const title = 'Payment details have changed since this invoice was first issued';
    expect(await warningOn(3, only)).toBe(title);
    const again = await correct(changed, { ...other, notes: 'A word more' });
    expect(await warningOn(3, only)).toBe(title);
    await correct(again, {});
    expect(await warningOn(3, only)).toBeNull();
  });

  test('but not about another client’s or another seller’s invoices', async () => {
    await save(1);
    const bee = await save(2, { ...other, clientName: 'Bee', clientEmail: 'bee@bee.example' });
    expect(await warningOn(3, bee)).toBeNull();
    seller = await world.seller();
    expect(await warningOn(3, await save(2, other))).toBeNull();
  });
});
