import { describe, expect, it } from 'vitest';
import type { EndedSessions, LiveEvent } from '#app/domain/live/live-wire.ts';
import { getSessionId, startSession } from '#app/http/session/session.server.ts';
import { openAccountWorld } from '#tests/support/account-world.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import {
  cookiesOf,
  createTestContext,
  type TestContext,
  testOrigin,
} from '#tests/support/request-context.ts';
import { saveOf } from '#tests/support/visitor.ts';

// Which events a user's open pages receive, and that they receive them only after the write.

const world = await openAccountWorld();

const posts = {
  form: '/us/create-invoice',
  settings: '/us/settings',
  client: '/us/clients',
  product: '/us/products',
  import: '/api/products-import',
  list: '/us/invoices',
};
const messagesOf = async (kind: keyof typeof posts, json: unknown, as?: { cookie: string }) =>
  (await world.post(posts[kind], json, as && { as })).context.told;

const key = () => crypto.randomUUID();
const tea = { name: 'Tea', unitPrice: '4', taxRate: '0', unit: '' };
const saved = { intent: 'save-product', ...tea };
const addClient = { intent: 'add-client', key: key(), text: plainClient('Finch') };
const addProduct = { intent: 'add-product', key: key(), text: { ...tea, customId: '' } };
const rowsOf = (...rows: string[][]) => ({ key: key(), rows });
const business = {
  businessName: 'Wren Studio',
  email: 'hello@wren.example',
  phone: '+1 555 010 0100',
  address: '1 Main Street',
  postalCode: '12345',
};
const settings = (changes: object) => ({ intent: 'save-settings', changes });

describe('a write is published under its owner’s id', () => {
  it.each<[LiveEvent, keyof typeof posts, unknown, unknown]>([
    ['invoices', 'form', saveOf(), saveOf({ businessName: '' })],
    ['products', 'form', saved, { ...saved, name: '' }],
    ['settings', 'settings', settings(business), settings({ email: 'nonsense' })],
    ['clients', 'client', addClient, { intent: 'delete-client', clientId: 'unknown' }],
    ['products', 'product', addProduct, { intent: 'delete-product', productId: 'nothing' }],
    ['products', 'import', rowsOf(['Tea', '4', '0', '', '']), rowsOf()],
  ])('%s, by the %s', async (news, kind, done, refused) => {
    const seller = await world.seller();
    await seller.invoice({ invoiceNumber: 'FIRST' });
    expect(await messagesOf(kind, done, seller)).toEqual([[news, seller.userId]]);
    expect(await messagesOf(kind, refused, seller)).toEqual([]);
    expect(await messagesOf(kind, done)).toEqual([]);
  });

  it('a first invoice and the client that it saves', async () => {
    const seller = await world.seller();
    const { userId } = seller;
    const expected = ['invoices', 'clients'].map((event) => [event, userId]);
    expect(await messagesOf('form', saveOf(), seller)).toEqual(expected);
  });

  it('a status and the archive, only for the user’s own invoices', async () => {
    const [seller, stranger] = [await world.seller(), await world.seller()];
    const invoiceId = await seller.invoice({}, 1);
    for (const post of [
      { intent: 'set-status', invoiceId, status: 'paid' },
      { intent: 'archive', invoiceIds: [invoiceId], archived: true },
    ]) {
      expect(await messagesOf('list', post, seller)).toEqual([['invoices', seller.userId]]);
      expect(await messagesOf('list', post, stranger)).toEqual([]);
    }
  });
});

describe('exactly the ended sessions are notified', () => {
  const { signIn, createUser, settings: post, changePassword, viewerOf } = world;
  const idOf = async (cookie: string) => (await viewerOf(cookie))?.session.id ?? '';

  const endedBy = ({ told }: TestContext): EndedSessions[] =>
    told.map(([ended]) => ended as EndedSessions);

  it('by signing out: this one', async () => {
    const { cookie } = await createUser();
    const sessionId = await idOf(cookie);
    const userId = (await viewerOf(cookie))?.user.id;
    for (const told of [[[{ only: sessionId }, userId]], []]) {
      const fields = new URLSearchParams({ country: 'us' });
      const { context } = await world.post('/api/sign-out', fields, { as: { cookie } });
      expect(context.told).toEqual(told);
    }
  });

  it('by the list of sessions: the one that was ended, or all others', async () => {
    const { email, cookie } = await createUser();
    const other = await idOf((await signIn(email)).cookie);
    const ended = await post(cookie, { intent: 'end-session', session: other });
    expect(endedBy(ended.context)).toEqual([{ only: other }]);
    const twice = await post(cookie, { intent: 'end-session', session: other });
    expect(endedBy(twice.context)).toEqual([]);
    const others = await post(cookie, { intent: 'end-other-sessions' });
    expect(endedBy(others.context)).toEqual([{ except: [await idOf(cookie)] }]);
  });

  it('by a new password: all others, and this browser’s waits for its new cookie', async () => {
    const { cookie } = await createUser();
    const before = await idOf(cookie);
    const changed = await changePassword(cookie);
    const after = await idOf(changed.cookie);
    expect(endedBy(changed.context)).toEqual([{ replaced: before }, { except: [before, after] }]);
    expect(endedBy((await changePassword(changed.cookie, { current: 'wrong' })).context)).toEqual(
      [],
    );
  });

  it('by signing in again in the same browser: the older one, once it has ended', async () => {
    const { cookie } = await createUser();
    const older = await idOf(cookie);
    const userId = (await viewerOf(cookie))?.user.id ?? '';
    const context = createTestContext(world.database.open());
    const request = new Request(testOrigin, { headers: { Cookie: cookie } });
    await startSession(request, context, userId, true);
    await expect.poll(() => endedBy(context)).toEqual([{ replaced: older }]);
    const mine = new Request(testOrigin, { headers: { Cookie: cookiesOf(context) } });
    expect(getSessionId(mine)).not.toBe(older);
  });
});
