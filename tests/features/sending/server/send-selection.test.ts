import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { addressKeyOf } from '#app/features/sending/server/queue-email.server.ts';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emails, emailTemplates } from '#db/email-schema.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import {
  createSender,
  listEmails,
  noon,
  type SendingSeller,
} from '#tests/support/sending-harness.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;

/** A seller on the Free plan with invoices to these addresses. */
async function sellerWith(addresses: readonly (string | null)[]) {
  const seller = await createSender(db);
  await db.update(users).set({ createdAt: 1 }).where(eq(users.id, seller.userId));
  await db
    .update(userSettings)
    .set({ invoiceLimit: -1 })
    .where(eq(userSettings.userId, seller.userId));
  const settings = { ...seller.settings, invoiceLimit: -1 };
  const ids: string[] = [];
  for (const [at, clientEmail] of addresses.entries()) {
    const id = await saveSample(db, settings, { invoiceNumber: `S-${at + 1}` });
    await db.update(invoices).set({ clientEmail }).where(eq(invoices.id, id));
    ids.push(id);
  }
  return { seller, ids };
}

const withKeys = (ids: readonly string[]) =>
  ids.map((invoiceId) => ({ invoiceId, idempotencyKey: crypto.randomUUID() }));

async function post(
  as: SendingSeller | undefined,
  intent: 'check' | 'send',
  documents: object[],
  kind = 'invoice',
) {
  const queued: string[] = [];
  const emailQueue = { push: async (ids: readonly string[]) => void queued.push(...ids) };
  const json = { intent: `${intent}-selected`, kind, documents };
  const sent = { now: noon, emailQueue, ...(as && { as }) };
  const { status, body, context } = await world.post('/api/invoice-mail', json, sent);
  return { status, body, queued, news: context.told };
}

const block = (userId: string, address: string) =>
  db.insert(emailBlocks).values({ userId, addressKey: addressKeyOf(userId, address), at: 1 });

test('each goes to its own client with the seller’s template; those that can’t are listed first', async () => {
  const { seller, ids } = await sellerWith([
    'a@x.example',
    null,
    'nobody',
    'b@x.example',
    'c@x.example',
  ]);
  const { userId } = seller;
  await db.insert(emailTemplates).values({
    userId,
    kind: 'invoice',
    language: 'en-US',
    subject: 'Bill {number}',
    body: 'Hi {client}',
    updatedAt: 1,
  });
  await db
    .update(invoices)
    .set({ language: 'fr-CA' })
    .where(eq(invoices.id, ids[3] ?? ''));
  await block(userId, 'c@x.example');
  const documents = withKeys(ids);
  const unsent = [
    { number: 'S-2', reason: 'No email address' },
    { number: 'S-3', reason: 'The email address isn’t valid' },
    { number: 'S-5', reason: 'Unsubscribed from your emails' },
  ];
  const checked = await post(seller, 'check', documents);
  expect(checked.body).toEqual({
    outcome: 'checked',
    ready: [ids[0], ids[3]],
    sentBefore: 0,
    unsent,
  });
  expect(await listEmails(db, userId)).toEqual([]);

  const { body, queued, news } = await post(seller, 'send', documents);
  expect(body).toEqual({ outcome: 'sent-selected', sent: 2, unsent });
  const stored = await listEmails(db, userId);
  expect(stored.map(({ address, subject, attach }) => [address, subject, attach])).toEqual([
    ['a@x.example', 'Bill {number}', true],
    ['b@x.example', 'Facture {number} de {business}', true],
  ]);
  expect(queued.sort()).toEqual(stored.map(({ id }) => id).sort());
  expect(news).not.toEqual([]);
});

test('the same request twice sends once; later ones are announced as sent before', async () => {
  const { seller, ids } = await sellerWith(['a@x.example', 'b@x.example']);
  const documents = withKeys(ids);
  const answers = await Promise.all([
    post(seller, 'send', documents),
    post(seller, 'send', documents),
  ]);
  for (const { body } of answers) expect(body).toMatchObject({ sent: 2, unsent: [] });
  expect(await listEmails(db, seller.userId)).toHaveLength(2);
  const again = await post(seller, 'check', withKeys(ids));
  expect(again.body).toMatchObject({ ready: ids, sentBefore: 2 });
});

test('limits of single emails hold, also between the documents of one selection', async () => {
  const { seller, ids } = await sellerWith(
    Array.from({ length: 12 }, (_, at) => `${at}@x.example`),
  );
  const documents = withKeys(ids);
  const reason = 'Over your plan’s limit of 10 recipients a day';
  const unsent = ['S-11', 'S-12'].map((number) => ({ number, reason }));
  expect((await post(seller, 'check', documents)).body).toMatchObject({
    ready: ids.slice(0, 10),
    unsent,
  });
  expect((await post(seller, 'send', documents.slice(0, 10))).body).toMatchObject({ sent: 10 });
  expect((await post(seller, 'send', documents.slice(10))).body).toEqual({
    outcome: 'sent-selected',
    sent: 0,
    unsent,
  });
  expect(await listEmails(db, seller.userId)).toHaveLength(10);
});

test('one mailbox gets no more from a selection than from single emails', async () => {
  const { seller, ids } = await sellerWith(
    Array.from({ length: 9 }, (_, at) => `same+${at}@x.example`),
  );
  await db
    .update(clients)
    .set({ ccEmails: 'same@x.example' })
    .where(eq(clients.userId, seller.userId));
  const { body } = await post(seller, 'check', withKeys(ids.slice(0, 6)));
  const sent = await post(seller, 'send', withKeys(ids.slice(0, 6)));
  expect(body.unsent).toEqual(sent.body.unsent);
  expect(body.ready).toHaveLength(sent.body.sent);
});

test('what forbids a single email forbids all: no confirmed address, void, no link', async () => {
  const { seller, ids } = await sellerWith(['a@x.example', 'b@x.example']);
  const [first = '', second = ''] = ids;
  const { userId } = seller;
  await voidInvoiceRow(db, { userId, invoiceId: first, reason: 'Wrong client', now: noon });
  const stop = { intent: 'stop-sharing', invoiceId: second };
  await world.post('/us/invoices', stop, { as: seller });
  const unsent = [
    { number: 'S-1', reason: 'Void' },
    { number: 'S-2', reason: 'Sharing is off' },
  ];
  for (const intent of ['check', 'send'] as const) {
    expect((await post(seller, intent, withKeys(ids))).body).toMatchObject({ unsent });
  }
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, seller.userId));
  const { body } = await post(seller, 'check', withKeys(ids));
  expect(body.ready).toEqual([]);
  for (const each of body.unsent) {
    expect(each.reason).toBe(
      'Confirm your email address before you send. You can do that in Settings.',
    );
  }
  expect(await db.$count(emails, eq(emails.userId, seller.userId))).toBe(0);
});

test('another user’s and unknown documents are skipped; guests must sign in; forms have limits', async () => {
  const { seller, ids } = await sellerWith(['a@x.example']);
  const other = await createSender(db);
  for (const intent of ['check', 'send'] as const) {
    const { body } = await post(other, intent, withKeys(ids));
    expect(body).toMatchObject({
      unsent: [],
      ...(intent === 'check' ? { ready: [] } : { sent: 0 }),
    });
    expect((await post(undefined, intent, withKeys(ids))).status).toBe(401);
    expect((await post(seller, intent, [])).status).toBe(400);
  }
  const many = Array.from({ length: 301 }, () => crypto.randomUUID());
  expect((await post(seller, 'check', withKeys(many))).status).toBe(400);
  expect((await post(seller, 'check', withKeys(many.slice(1)))).status).toBe(200);
  expect((await post(seller, 'send', withKeys(many.slice(0, 11)))).status).toBe(400);
  expect(await listEmails(db, seller.userId)).toEqual([]);
  expect(await listEmails(db, other.userId)).toEqual([]);
});
