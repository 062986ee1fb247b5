import { describe, expect, it } from 'vitest';
import type { EndedSessions, LiveEvent } from '#app/domain/live/live-wire.ts';
import { action as answerSignOut } from '#app/features/account/sign-out.route.ts';
import { answerClientPost } from '#app/features/clients/server/client-action.api.server.ts';
import { answerFormPost } from '#app/features/invoice-form/server/save-request.api.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { action as answerProductImport } from '#app/features/products/products-import.route.ts';
import { answerProductPost } from '#app/features/products/server/product-action.api.server.ts';
import { answerSettingsPost } from '#app/features/settings/server/settings-page.api.server.ts';
import { getSessionId, startSession } from '#app/http/session/session.server.ts';
import { openAccountHarness } from '#tests/support/account-harness.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import {
  cookiesOf,
  createTestContext,
  formPost,
  jsonPost,
  type TestContext,
  testOrigin,
} from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { saveOf } from '#tests/support/visitor.ts';

// Which events a user's open pages receive, and that they receive them only after the write.

const database = await createTestDatabase();
const db = database.open();

type Post = (json: unknown, request: Request, context: TestContext) => Promise<unknown>;

const posts: Record<string, Post> = {
  form: (json, request, context) => answerFormPost(json, request, context, 'us'),
  settings: (json, request, context) => answerSettingsPost(json, request, context, 'us'),
  list: (_, request, context) => answerListPost(request, context),
  client: (json, request, context) => answerClientPost(json, request, context),
  product: (_, request, context) => answerProductPost(request, context),
  import: (_, request, context) => answerProductImport({ request, context }),
};

async function messagesOf(kind: keyof typeof posts, json: unknown, cookie: string) {
  const context = createTestContext(database.open());
  const request = jsonPost('/us/page', json, cookie);
  await posts[kind]?.(json, request, context);
  return context.told;
}

const key = () => crypto.randomUUID();
const client = plainClient('Finch');
const product = { name: 'Tea', unitPrice: '4', taxRate: '0', unit: '', customId: '' };
const business = {
  businessName: 'Wren Studio',
  email: 'hello@wren.example',
  phone: '+1 555 010 0100',
  address: '1 Main Street',
  postalCode: '12345',
};

describe('a write is published under its owner’s id', () => {
  it.each<[LiveEvent, keyof typeof posts, unknown, unknown]>([
    ['invoices', 'form', saveOf(), saveOf({ businessName: '' })],
    [
      'products',
      'form',
      { intent: 'save-product', name: 'Tea', unitPrice: '4', taxRate: '0', unit: '' },
      { intent: 'save-product', name: '', unitPrice: '4', taxRate: '0', unit: '' },
    ],
    [
      'settings',
      'settings',
      { intent: 'save-settings', changes: business },
      { intent: 'save-settings', changes: { email: 'nonsense' } },
    ],
    [
      'clients',
      'client',
      { intent: 'add-client', key: key(), text: client },
      { intent: 'delete-client', clientId: 'unknown' },
    ],
    [
      'products',
      'product',
      { intent: 'add-product', key: key(), text: product },
      { intent: 'delete-product', productId: 'nothing' },
    ],
    [
      'products',
      'import',
      { key: key(), rows: [['Tea', '4', '0', '', '']] },
      { key: key(), rows: [] },
    ],
  ])('%s, by the %s', async (news, kind, done, refused) => {
    const { userId, settings, cookie } = await createSampleSeller(db);
    await saveSample(db, settings, { invoiceNumber: 'FIRST' });
    expect(await messagesOf(kind, done, cookie)).toEqual([[news, userId]]);
    expect(await messagesOf(kind, refused, cookie)).toEqual([]);
    expect(await messagesOf(kind, done, '')).toEqual([]);
  });

  it('a first invoice and the client that it saves', async () => {
    const { userId, cookie } = await createSampleSeller(db);
    expect(await messagesOf('form', saveOf(), cookie)).toEqual([
      ['invoices', userId],
      ['clients', userId],
    ]);
  });

  it('a status and the archive, only for the user’s own invoices', async () => {
    const { userId, settings, cookie } = await createSampleSeller(db);
    const stranger = await createSampleSeller(db);
    const invoiceId = await saveSample(db, settings, {}, 1);
    for (const post of [
      { intent: 'set-status', invoiceId, status: 'paid' },
      { intent: 'archive', invoiceIds: [invoiceId], archived: true },
    ]) {
      expect(await messagesOf('list', post, cookie)).toEqual([['invoices', userId]]);
      expect(await messagesOf('list', post, stranger.cookie)).toEqual([]);
    }
  });
});

describe('exactly the ended sessions are notified', () => {
  const { enter, createTestUser, post, change, viewerOf, idOf } = openAccountHarness(database);

  const endedBy = ({ told }: TestContext): EndedSessions[] =>
    told.map(([ended]) => ended as EndedSessions);

  it('by signing out: this one', async () => {
    const { cookie } = await createTestUser();
    const sessionId = await idOf(cookie);
    const userId = (await viewerOf(cookie))?.user.id;
    const context = createTestContext(database.open());
    await answerSignOut({ request: formPost('/api/sign-out', { country: 'us' }, cookie), context });
    expect(context.told).toEqual([[{ only: sessionId }, userId]]);
    const again = createTestContext(database.open());
    await answerSignOut({
      request: formPost('/api/sign-out', { country: 'us' }, cookie),
      context: again,
    });
    expect(again.told).toEqual([]);
  });

  it('by the list of sessions: the one that was ended, or all others', async () => {
    const { email, cookie } = await createTestUser();
    const other = await idOf(await enter('sign-in', email));
    const ended = await post(cookie, { intent: 'end-session', session: other });
    expect(endedBy(ended.context)).toEqual([{ only: other }]);
    const twice = await post(cookie, { intent: 'end-session', session: other });
    expect(endedBy(twice.context)).toEqual([]);
    const others = await post(cookie, { intent: 'end-other-sessions' });
    expect(endedBy(others.context)).toEqual([{ except: [await idOf(cookie)] }]);
  });

  it('by a new password: all others, and this browser’s waits for its new cookie', async () => {
    const { cookie } = await createTestUser();
    const before = await idOf(cookie);
    const changed = await change(cookie);
    const after = await idOf(changed.cookie);
    expect(endedBy(changed.context)).toEqual([{ replaced: before }, { except: [before, after] }]);
    expect(endedBy((await change(changed.cookie, { current: 'wrong' })).context)).toEqual([]);
  });

  it('by signing in again in the same browser: the older one, once it has ended', async () => {
    const { cookie } = await createTestUser();
    const older = await idOf(cookie);
    const userId = (await viewerOf(cookie))?.user.id ?? '';
    const context = createTestContext(database.open());
    const request = new Request(testOrigin, { headers: { Cookie: cookie } });
    await startSession(request, context, userId, true);
    await expect.poll(() => endedBy(context)).toEqual([{ replaced: older }]);
    const mine = new Request(testOrigin, { headers: { Cookie: cookiesOf(context) } });
    expect(getSessionId(mine)).not.toBe(older);
  });
});
