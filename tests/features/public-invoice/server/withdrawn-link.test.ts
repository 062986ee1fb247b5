import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listInvoicesToExport } from '#app/features/account/queries/account-export.server.ts';
import { sessions } from '#db/account-schema.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let owner: Seller;
let stranger: Seller;
let id: string;
/** The edge cache by URL. */
let edge: Map<string, Response>;

beforeEach(async () => {
  [owner, stranger] = [await world.seller(), await world.seller()];
  id = await owner.invoice({ paypalPaymentLink: 'https://paypal.me/wren' });
  edge = new Map();
  const cache = {
    match: async (address: string) => edge.get(address)?.clone(),
    put: async (address: string, answer: Response) => void edge.set(address, answer),
  };
  vi.stubGlobal('caches', { default: cache });
});
afterEach(() => vi.unstubAllGlobals());

async function post(intent: string, as: Seller | undefined, invoiceId = id) {
  const { status, body } = await world.post('/us/invoices', { intent, invoiceId }, as && { as });
  return { status, body };
}
const stop = () => post('stop-sharing', owner);
const shareAgain = () => post('share-again', owner);
const open = (path: string, as?: Seller) => world.get(path, as && { as });
const paths = (key: string) => [
  `/view-invoice/${key}`,
  `/invoice/${key}`,
  `/view-invoice/${key}/pdf`,
];

/** The statuses of the view page, pay page and PDF for a key, and the number of counted button presses. */
async function answersTo(key: string, as?: Seller): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of paths(key)) statuses.push((await open(path, as)).status);
  const json = { invoiceId: key, kind: 'paypal_me', event: 'click' };
  await world.post('/api/payment-event', json, { headers: { 'User-Agent': firefox } });
  const { rows } = await db.$client.execute('DELETE FROM payment_events RETURNING *');
  return [...statuses, rows.length];
}
const isOpen = [200, 200, 200, 1];
const isDead = [404, 404, 404, 0];

const ownersView = async (key = id) =>
  (await open(`/view-invoice/${key}`, owner)).body.invoice?.owner;
const linkOf = async () => ((await ownersView())?.link ?? '') as string;

describe('a withdrawn link', () => {
  test('opens nothing and counts nothing; its owner’s page and list say that sharing is off', async () => {
    expect(await answersTo(id)).toEqual(isOpen);
    expect(await ownersView()).toMatchObject({ id, link: id });
    const body = { outcome: 'changed', invoiceId: id, shared: false };
    expect(await stop()).toEqual({ body, status: 200 });
    expect(await answersTo(id)).toEqual(isDead);
    expect(await answersTo(id, stranger)).toEqual(isDead);
    for (const path of paths(id)) expect((await open(path)).context.db.stats.trips).toBe(1);
    expect((await answersTo(id, owner)).slice(0, 3)).toEqual([200, 200, 200]);
    expect(await ownersView()).toMatchObject({ id, link: null });
    expect((await open('/us/invoices', owner)).body.list.invoices).toMatchObject({
      id: [id],
      link: [null],
    });
  });

  test('is not answered from the edge cache, nor as unchanged', async () => {
    const [, , pdf = ''] = paths(id);
    const first = await open(pdf);
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(edge.size).toBe(1);
    const etag = first.headers.get('ETag') ?? '';
    const again = (known: string) => world.get(pdf, { headers: { 'If-None-Match': known } });
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect(await again(known)).toMatchObject({ status: 304, body: '' });
    }
    expect((await again('"other"')).status).toBe(200);
    await stop();
    const gone = { error: 'Invoice not found or no longer available', code: 'not-found' };
    expect(await again(etag)).toMatchObject({ status: 404, body: gone });
  });

  test('that was replaced still opens the invoice only for its owner, only during their session', async () => {
    await stop();
    await shareAgain();
    const link = await linkOf();
    await stop();
    expect(await ownersView(link)).toMatchObject({ id, link: null });
    expect(await answersTo(link)).toEqual(isDead);
    expect(await answersTo(link, stranger)).toEqual(isDead);
    await db.update(sessions).set({ expiresAt: 1 }).where(eq(sessions.userId, owner.userId));
    expect(await answersTo(id, owner)).toEqual(isDead);
  });
});

describe('sharing again', () => {
  test('creates a new link, and the old one stays dead; repeated, it creates no second one', async () => {
    await shareAgain();
    expect(await linkOf()).toBe(id);
    await stop();
    expect((await shareAgain()).status).toBe(200);
    const link = await linkOf();
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(await answersTo(link)).toEqual(isOpen);
    expect(await answersTo(id)).toEqual(isDead);
    expect(JSON.stringify((await open(`/view-invoice/${link}`)).body)).not.toContain(id);
    expect((await ownersView(link))?.id).toBe(id);
    expect((await shareAgain()).status).toBe(200);
    expect(await linkOf()).toBe(link);
  });

  test('any number of times leaves two rows, and each link works until it is withdrawn', async () => {
    const links = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      await stop();
      await shareAgain();
      links.add(await linkOf());
    }
    const works: number[] = [];
    for (const link of links) works.push((await open(`/view-invoice/${link}`)).status);
    expect(works).toEqual([404, 404, 200]);
    const exported = await listInvoicesToExport(db, owner.userId, [id]).next();
    expect(exported.value?.[0]?.links).toHaveLength(2);
  });
});

test('another owner’s invoice is answered like one that does not exist', async () => {
  for (const intent of ['stop-sharing', 'share-again']) {
    const unknown = { body: { outcome: 'not-found' }, status: 404 };
    expect(await post(intent, stranger)).toEqual(unknown);
    expect(await post(intent, stranger, crypto.randomUUID())).toEqual(unknown);
    expect((await post(intent, undefined)).status).toBe(401);
  }
  expect(await answersTo(id)).toEqual(isOpen);
  await stop();
  await post('share-again', stranger);
  expect((await ownersView())?.link).toBeNull();
});
