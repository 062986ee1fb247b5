import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { deleteClient, updateClient } from '#app/features/clients/queries/client-rows.server.ts';
import { getClientPageView } from '#app/features/clients/server/client-views.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { emails } from '#db/email-schema.ts';
import { invoices } from '#db/schema.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { aSend, createSender, press } from '#tests/support/sending-harness.ts';
import { openWorld, type Sent } from '#tests/support/world.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const world = await openWorld();
const { db, database } = world;
const owner = await world.seller({ invoiceLimit: -1 });
const { userId } = owner;

const save = (clientId: string | null, changes: Partial<InvoiceContent>, now = 1) =>
  owner.invoice({ invoiceNumber: crypto.randomUUID(), clientId, ...changes }, now);

type Asked = { userId?: string; after?: string; limit?: number };
const read = (clientId: string, over: Asked = {}, on = db) => {
  const asked = { userId, clientId, today: '2026-03-10', after: null, limit: 50, ...over };
  return getClientPageView(on, asked);
};

describe('a client’s page', () => {
  test('has the client’s invoices by date, including archived ones, and the totals, in one round trip', async () => {
    const clientId = await owner.client('Kite GmbH');
    const day = (invoiceDate: string) => ({ invoiceDate, dueDate: '2026-03-01' });
    const oldest = await save(clientId, day('2026-01-01'), 9);
    const latest = await save(clientId, { ...day('2026-02-01'), currency: 'EUR' });
    const paid = await save(clientId, day('2026-01-15'));
    await save(null, day('2026-01-20'));
    const mark = { userId, invoiceId: paid, today: '2026-03-15', now: 1 };
    await markInvoice(db, { ...mark, status: 'paid' });
    await db.update(invoices).set({ archived: true }).where(eq(invoices.id, oldest));

    const asked = database.open();
    const page = await read(clientId, {}, asked);
    expect(asked.stats.trips).toBe(1);
    expect(page?.client).toMatchObject({ id: clientId, name: 'Kite GmbH', email: null });
    expect(page?.invoices.map(({ id, status, archived }) => [id, status, archived])).toEqual([
      [latest, 'overdue', false],
      [paid, 'paid', false],
      [oldest, 'overdue', true],
    ]);
    expect(page).toMatchObject({ total: 3, next: null });
    expect(page?.totals).toEqual([
      { currency: 'USD', outstanding: 16501n, paid: 16501n, credit: 0n },
      { currency: 'EUR', outstanding: 16501n, paid: 0n, credit: 0n },
    ]);
  });

  test('marks an address that does not accept email, until it is changed', async () => {
    const seller = await createSender(db);
    const clientId = await createSampleClient(db, seller.userId, 'Moved');
    const marked = async () => (await read(clientId, { userId: seller.userId }))?.isBounced;
    const callThem = (email: string) =>
      updateClient(db, seller.userId, clientId, { email }).then(marked);
    await press(db, seller.sender, aSend(seller.invoiceId, { to: ['gone@moved.example'] }));
    expect(await callThem('Gone@moved.example')).toBe(false);
    const bounce = (reason: 'hard' | 'soft') =>
      db.update(emails).set({ state: 'bounced', reason }).where(eq(emails.userId, seller.userId));
    await bounce('soft');
    expect(await marked()).toBe(false);
    await bounce('hard');
    expect(await marked()).toBe(true);
    expect(await callThem('new@moved.example')).toBe(false);
    // Bounces of another seller's emails to that address aren't shown.
    const other = await owner.client('Theirs');
    await updateClient(db, userId, other, { email: 'gone@moved.example' });
    expect((await read(other))?.isBounced).toBe(false);
  });

  test('continues where it ended, with each invoice once', async () => {
    const clientId = await owner.client('Many');
    for (let at = 0; at < 7; at += 1) {
      await save(clientId, { invoiceDate: `2026-01-0${1 + (at % 2)}` }, at % 3);
    }
    const all = (await read(clientId))?.invoices.map(({ id }) => id) ?? [];
    expect(all).toHaveLength(7);
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await read(clientId, { limit: 3, ...(after && { after }) });
      found.push(...(page?.invoices.map(({ id }) => id) ?? []));
      after = page?.next ?? undefined;
    } while (after);
    expect(found).toEqual(all);
  });

  test('adds up amounts beyond JavaScript’s safe integers', async () => {
    const clientId = await owner.client('Rich');
    for (let at = 0; at < 3; at += 1) await save(clientId, {});
    const most = Number.MAX_SAFE_INTEGER;
    await db.update(invoices).set({ totalMinor: most }).where(eq(invoices.clientId, clientId));
    expect((await read(clientId))?.totals).toEqual([
      { currency: 'USD', outstanding: 3n * BigInt(most), paid: 0n, credit: 0n },
    ]);
  });

  test('opens for its owner by its address; a missing one or another user’s leads to the list', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    const clientId = await seller.client('Kite', { paymentTerms: 'days:14' });
    // An invoice with another user's client still belongs to its owner.
    const mine = await other.invoice();
    await db.update(invoices).set({ clientId }).where(eq(invoices.id, mine));
    const open = async (id: string, sent: Sent) => {
      const { status, headers, body } = await world.get(`/uk/clients/${id}`, sent);
      if (status === 200) return body;
      return [status, headers.get('Location'), (await flashOf({ headers }))?.message];
    };
    expect(await open(clientId, { as: seller })).toMatchObject({
      client: { id: clientId, name: 'Kite' },
      paymentTerms: '14 days',
      invoices: [],
      total: 0,
      totals: [],
    });
    for (const [id, as] of [
      [clientId, other],
      ['none', seller],
    ] as const)
      expect(await open(id, { as })).toEqual([302, '/uk/clients', 'Client not found']);
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const why = 'Error loading client: our database isn’t responding';
    expect(await open(clientId, { as: seller, db: away })).toEqual([302, '/uk/clients', why]);
  });

  test('accepts changes of the client and of an invoice’s status', async () => {
    const seller = await world.seller();
    const clientId = await seller.client('Kite');
    const send = async (json: object) => {
      const { body, status } = await world.post(`/us/clients/${clientId}`, json, { as: seller });
      return [status, body.outcome];
    };
    const edit = { intent: 'edit-client', clientId, changes: { name: 'Kites' } };
    expect(await send(edit)).toEqual([200, 'saved']);
    const mark = { intent: 'set-status', invoiceId: crypto.randomUUID(), status: 'paid' };
    expect(await send(mark)).toEqual([404, 'not-found']);
    expect((await send({ intent: 'nothing' }))[0]).toBe(400);
  });

  test('finds its invoices in their own index', async () => {
    const plans = await queryPlansOf(db, () => read('c', { after: '2026-01-01.1.i' }));
    const ofInvoices = plans.filter((plan) => plan.includes('invoices'));
    expect(ofInvoices).toEqual([
      expect.stringContaining('INDEX invoices_of_client (client_id=? AND user_id=?'),
      expect.stringMatching(/INDEX invoices_\w+_client \(client_id=\? AND user_id=\?/),
      expect.stringContaining('INDEX invoices_in_credit (client_id=? AND user_id=?'),
    ]);
  });
});

test('deleting a client keeps the details on its invoices', async () => {
  const clientId = await owner.client('Gone');
  const content = { clientName: 'Gone', clientAddress: '1 Road', clientEmail: 'g@one.example' };
  const invoiceId = await save(clientId, content);
  expect(await deleteClient(db, userId, clientId)).toBe('deleted');
  expect(await read(clientId)).toBeNull();
  const columns = sql<string>`client_name || ' ' || client_address || ' ' || client_email`;
  const [row] = await db
    .select({ clientId: invoices.clientId, said: columns })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  expect(row).toEqual({ clientId: null, said: 'Gone 1 Road g@one.example' });
  expect(await deleteClient(db, userId, clientId)).toBe('unknown');
});

test('a client with credit cannot be deleted before it was returned', async () => {
  const clientId = await owner.client('Twice');
  const invoiceId = await save(clientId, {});
  const card = { method: 'card', origin: 'card', day: '2026-03-15', at: 1 } as const;
  const made = { ...card, invoiceId, userId };
  const payment = { ...made, id: crypto.randomUUID(), kind: 'payment' as const };
  await writeEntry(db, { ...payment, amountMinor: 16_601 });
  expect(await deleteClient(db, userId, clientId)).toBe('has-credit');
  expect(await deleteClient(db, 'stranger', clientId)).toBe('unknown');
  const refund = { ...made, id: crypto.randomUUID(), kind: 'refund' as const, undoes: payment.id };
  await writeEntry(db, { ...refund, amountMinor: 100 });
  expect(await deleteClient(db, userId, clientId)).toBe('deleted');
});
