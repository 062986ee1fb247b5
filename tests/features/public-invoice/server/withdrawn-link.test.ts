import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { listInvoicesToExport } from '#app/features/account/queries/account-export.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import { loader as payPage } from '#app/features/public-invoice/pay-invoice.route.tsx';
import { countPaymentEvent } from '#app/features/public-invoice/queries/payment-events.server.ts';
import { loader as viewPage } from '#app/features/public-invoice/view-invoice.route.tsx';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller, type SampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
let owner: SampleSeller;
let stranger: SampleSeller;
let id: string;
/** The edge cache by URL. */
let edge: Map<string, Response>;

beforeEach(async () => {
  owner = await createSampleSeller(db);
  stranger = await createSampleSeller(db);
  id = await saveSample(db, owner.settings, { paypalPaymentLink: 'https://paypal.me/wren' });
  edge = new Map();
  const kept = {
    match: async (address: string) => edge.get(address)?.clone(),
    put: async (address: string, answer: Response) => void edge.set(address, answer),
  };
  vi.stubGlobal('caches', { default: kept });
});
afterEach(() => vi.unstubAllGlobals());

const post = async (intent: string, cookie: string, invoiceId = id) =>
  answerListPost(jsonPost('/us/invoices', { intent, invoiceId }, cookie), createTestContext(db));
const stop = (cookie = owner.cookie) => post('stop-sharing', cookie);
const shareAgain = (cookie = owner.cookie) => post('share-again', cookie);

const asked = (key: string, cookie = '', context = createTestContext(db)) => ({
  request: new Request(`${testOrigin}/view-invoice/${key}`, cookie ? { headers: { cookie } } : {}),
  params: { id: key },
  context,
});

async function count(key: string): Promise<number> {
  const report = { invoiceId: key, kind: 'paypal_me', event: 'click' } as const;
  await countPaymentEvent(db, report, { sessionId: null, now: 1e12 });
  const { rows } = await db.$client.execute('DELETE FROM payment_events RETURNING *');
  return rows.length;
}

/** The statuses of the view page, pay page and PDF for a key, and the number of counted button presses. */
async function answersTo(key: string, cookie = ''): Promise<[number, number, number, number]> {
  const view = await viewPage(asked(key, cookie));
  const pay = await payPage(asked(key, cookie));
  const pdf = await answerInvoicePdf(asked(key, cookie));
  return [view.init?.status ?? 0, pay.init?.status ?? 0, pdf.status, await count(key)];
}

async function ownersView(key = id) {
  const { data } = await viewPage(asked(key, owner.cookie));
  return data.invoice?.owner;
}

const open: ReturnType<typeof answersTo> extends Promise<infer All> ? All : never = [
  200, 200, 200, 1,
];
const dead = [404, 404, 404, 0];

describe('a withdrawn link', () => {
  test('opens neither view nor pay page nor PDF, and counts nothing', async () => {
    expect(await answersTo(id)).toEqual(open);
    expect(await stop()).toEqual({
      body: { outcome: 'changed', invoiceId: id, shared: false },
      status: 200,
    });
    expect(await answersTo(id)).toEqual(dead);
    expect(await answersTo(id, stranger.cookie)).toEqual(dead);
  });

  test('is not answered from the edge cache, nor as unchanged', async () => {
    const context = createTestContext(db);
    const kept: Promise<unknown>[] = [];
    context.waitUntil = (work) => void kept.push(work);
    const first = await answerInvoicePdf(asked(id, '', context));
    await Promise.all(kept);
    expect(edge.size).toBe(1);
    await stop();
    const again = asked(id);
    again.request.headers.set('If-None-Match', first.headers.get('ETag') ?? '');
    expect((await answerInvoicePdf(again)).status).toBe(404);
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('still opens the invoice for its owner, with a notice', async () => {
    expect(await ownersView()).toMatchObject({ id, link: id });
    await stop();
    expect((await answersTo(id, owner.cookie)).slice(0, 3)).toEqual([200, 200, 200]);
    expect(await ownersView()).toMatchObject({ id, link: null });
    const list = { view: emptyListView, today: '2026-03-15', limit: 9, after: null };
    const { invoices } = await listInvoices(db, { userId: owner.userId, ...list });
    expect(invoices).toMatchObject([{ id, link: null }]);
  });

  test('that was replaced still opens the invoice for its owner', async () => {
    await stop();
    await shareAgain();
    const link = (await ownersView())?.link ?? '';
    await stop();
    expect(await ownersView(link)).toMatchObject({ id, link: null });
    expect(await answersTo(link)).toEqual(dead);
    expect(await answersTo(link, stranger.cookie)).toEqual(dead);
  });

  test('costs no extra round trip', async () => {
    await stop();
    for (const answer of [viewPage, payPage, answerInvoicePdf]) {
      const request = database.open();
      await answer(asked(id, '', createTestContext(request)));
      expect(request.stats.trips).toBe(1);
    }
  });
});

describe('sharing again', () => {
  test('creates a new link, and the old one stays dead', async () => {
    await stop();
    expect((await shareAgain()).status).toBe(200);
    const link = (await ownersView())?.link ?? '';
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(await answersTo(link)).toEqual(open);
    expect(await answersTo(id)).toEqual(dead);
    const { data } = await viewPage(asked(link));
    expect(JSON.stringify(data)).not.toContain(id);
    expect((await ownersView(link))?.id).toBe(id);
  });

  test('repeated, or with an active link, creates no second one', async () => {
    await shareAgain();
    expect((await ownersView())?.link).toBe(id);
    await stop();
    await shareAgain();
    const link = (await ownersView())?.link;
    expect((await shareAgain()).status).toBe(200);
    expect((await ownersView())?.link).toBe(link);
  });

  test('any number of times leaves two rows, and each link works until it is withdrawn', async () => {
    const links = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      await stop();
      await shareAgain();
      links.add((await ownersView())?.link ?? '');
    }
    expect(links.size).toBe(3);
    const works = [];
    for (const link of links) works.push((await answersTo(link))[0]);
    expect(works).toEqual([404, 404, 200]);
    const exported = await listInvoicesToExport(db, owner.userId, [id]).next();
    expect(exported.value?.[0]?.links).toHaveLength(2);
  });
});

test('another owner’s invoice is answered like one that does not exist', async () => {
  const unknown = crypto.randomUUID();
  for (const intent of ['stop-sharing', 'share-again']) {
    const answer = await post(intent, stranger.cookie);
    expect(answer).toEqual({ body: { outcome: 'not-found' }, status: 404 });
    expect(await post(intent, stranger.cookie, unknown)).toEqual(answer);
    expect((await post(intent, '')).status).toBe(401);
  }
  expect(await answersTo(id)).toEqual(open);
  await stop();
  await shareAgain(stranger.cookie);
  expect((await ownersView())?.link).toBeNull();
});

test('only the owner can open their invoice without a link, and only during their session', async () => {
  await stop();
  await db.$client.execute({
    sql: 'UPDATE sessions SET expires_at = 1 WHERE user_id = ?',
    args: [owner.userId],
  });
  expect(await answersTo(id, owner.cookie)).toEqual(dead);
});
