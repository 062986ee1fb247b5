import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { SendAnswer, SendStart } from '#app/domain/sending/send-dialog.ts';
import { answerSend, answerSendStart } from '#app/handlers/invoices/send-mail.server.ts';
import { users } from '#db/account-schema.ts';
import { mailDays, mails, mailTemplates } from '#db/outbox-schema.ts';
import { invoices } from '#db/schema.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSender, payByHand } from '#tests/support/sending-desk.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 10, 24, 12);
type Seller = Awaited<ReturnType<typeof createSender>>;

const draftOf = ({ invoiceId }: Pick<Seller, 'invoiceId'>, over: object = {}) => ({
  ...{ intent: 'send', kind: 'invoice', invoiceId, paymentId: null },
  ...{ press: crypto.randomUUID(), to: 'ann@client.example', cc: '' },
  ...{ wantsCopy: false, subject: 'Invoice {number}', message: 'Hello {client}', attach: true },
  sendAt: '',
  ...over,
});

async function post(cookie: string, body: unknown) {
  const queued: string[] = [];
  const mailQueue = { push: async (ids: readonly string[]) => void queued.push(...ids) };
  const context = createTestContext(database.open(), { now, mailQueue });
  const request = jsonPost('/api/invoice-mail', body, cookie);
  const answer = await answerSend({ request, context });
  return {
    ...{ status: answer.status, body: spaced(await answer.json()), queued },
    told: context.told,
  };
}

async function start(
  cookie: string,
  invoiceId: string,
  { about = '', mailDailyQuota = null }: { about?: string; mailDailyQuota?: number | null } = {},
) {
  const request = new Request(`${testOrigin}/api/invoice-mail?invoice=${invoiceId}${about}`, {
    headers: { Cookie: cookie },
  });
  const context = createTestContext(database.open(), { now });
  Object.assign(context.config, { mailDailyQuota });
  const answer = await answerSendStart({ request, context });
  return { status: answer.status, body: (await answer.json()) as SendStart };
}

/** Times are written with a narrow space, or with a common one. */
const spaced = (body: unknown) =>
  JSON.parse(JSON.stringify(body).replaceAll('\u202f', ' ')) as SendAnswer;

const rowsOf = (userId: string) => db.select().from(mails).where(eq(mails.userId, userId));

test('a press is queued and told; pressed again it is answered the same and sends nothing more', async () => {
  const seller = await createSender(db);
  await db.update(users).set({ createdAt: 1 }).where(eq(users.id, seller.userId));
  const draft = draftOf(seller, { to: 'A@client.example; b@client.example', wantsCopy: true });
  const first = await post(seller.cookie, draft);
  expect(first).toMatchObject({
    ...{ status: 200, body: { outcome: 'sent', message: '3 mails are on their way.' } },
    told: [['invoices', seller.userId]],
  });
  expect(first.queued).toHaveLength(3);
  expect(await post(seller.cookie, draft)).toMatchObject({ status: 200, body: first.body });
  expect((await rowsOf(seller.userId)).map(({ address }) => address).sort()).toEqual(
    ['a@client.example', 'b@client.example', `${seller.userId}@example.com`].sort(),
  );
});

test('a planned mail waits, by the seller’s clocks', async () => {
  const seller = await createSender(db);
  const change = { createdAt: 1, timeZone: 'Pacific/Auckland' };
  await db.update(users).set(change).where(eq(users.id, seller.userId));
  const { body, queued } = await post(
    seller.cookie,
    draftOf(seller, { sendAt: '2026-11-26T09:00' }),
  );
  expect(body).toEqual({
    outcome: 'sent',
    message: 'The mail leaves on Nov 26, 2026, 9:00 AM.',
  });
  expect(queued).toEqual([]);
  const [mail] = await rowsOf(seller.userId);
  expect(new Date(mail?.sendAt ?? 0).toISOString()).toBe('2026-11-25T20:00:00.000Z');
});

describe('what cannot be sent is refused with its reason, and nothing is written:', () => {
  const fiftyOne = Array.from({ length: 51 }, (_, n) => `n${n}@client.example`).join(',');
  test.each([
    ['nobody', { to: ' ' }, { to: 'Enter at least one email address.' }],
    ['no address', { to: 'ann' }, { to: 'ann is not an email address.' }],
    [
      'a header',
      { to: 'a@b.example\r\nBcc:eve@b.example' },
      { to: 'bcc:eve@b.example is not an email address.' },
    ],
    ['too many', { to: fiftyOne }, { to: 'At most 50 recipients at once.' }],
    ['500', { to: fiftyOne.repeat(10) }, { to: 'At most 50 recipients at once.' }],
    ['a bad copy', { cc: 'Bob <b@b.example>' }, { cc: 'bob is not an email address.' }],
    [
      'no words',
      { subject: '\u200b', message: '' },
      { subject: 'Enter a subject.', message: 'Enter a message.' },
    ],
    ['a long subject', { subject: 'x'.repeat(151) }, { subject: 'At most 150 characters.' }],
    ['a long message', { message: 'x'.repeat(4001) }, { message: 'At most 4,000 characters.' }],
    [
      'an unknown field',
      { message: 'Dear {Client}' },
      { message: '{Client} is not a field. Use one of those below the message.' },
    ],
    [
      'the past',
      { sendAt: '2026-11-24T11:00' },
      { sendAt: 'Choose a time that is still to come.' },
    ],
    ['no time', { sendAt: 'soon' }, { sendAt: 'Choose a time that is still to come.' }],
    ['far ahead', { sendAt: '2028-01-01T09:00' }, { sendAt: 'Choose a day within the next year.' }],
  ])('%s', async (_, over, issues) => {
    const seller = await createSender(db);
    const { status, body } = await post(seller.cookie, draftOf(seller, over));
    expect([status, body]).toEqual([422, { outcome: 'invalid', issues }]);
    expect(await rowsOf(seller.userId)).toEqual([]);
  });

  test('an unconfirmed sender, before and at the press', async () => {
    const seller = await createSender(db);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, seller.userId));
    const why = expect.stringContaining('Confirm your email address before you send mails.');
    expect((await start(seller.cookie, seller.invoiceId)).body.refusal).toEqual(why);
    expect(await post(seller.cookie, draftOf(seller))).toMatchObject({
      ...{ status: 409, body: { outcome: 'refused', message: why }, queued: [] },
    });
  });

  test('more than a new account may', async () => {
    const seller = await createSender(db);
    await db.update(users).set({ createdAt: now }).where(eq(users.id, seller.userId));
    const to = 'a@b.example b@b.example c@b.example d@b.example';
    expect((await post(seller.cookie, draftOf(seller, { to }))).body).toEqual({
      outcome: 'refused',
      message: 'A new account sends to 3 recipients in its first 24 hours. 3 are left.',
    });
  });

  test('no session, another user’s invoice, and what no dialog posts', async () => {
    const [seller, stranger] = [await createSender(db), await createSender(db)];
    expect((await post('', draftOf(seller))).status).toBe(401);
    expect((await post(stranger.cookie, draftOf(seller))).status).toBe(404);
    expect((await post(stranger.cookie, draftOf(seller, { intent: 'preview' }))).status).toBe(404);
    expect((await post(seller.cookie, draftOf(seller, { press: 'again' }))).status).toBe(400);
    expect((await start('', seller.invoiceId)).status).toBe(401);
    expect((await start(stranger.cookie, seller.invoiceId)).status).toBe(404);
  });
});

describe('the dialog', () => {
  test('begins with the client, our words, and what is left of the day', async () => {
    const { cookie, invoiceId, userId } = await createSender(db);
    await db.update(users).set({ createdAt: 1 }).where(eq(users.id, userId));
    expect((await start(cookie, invoiceId)).body).toMatchObject({
      ...{ to: 'accounts@finch.example', subject: 'Invoice {number} from {business}' },
      ...{ ownAddress: `${userId}@example.com`, refusal: null, timeZone: 'UTC' },
      ...{ left: '10 of 10 recipients are left today.', now: '2026-11-24T12:00' },
    });
  });

  test('tells the limit of a new account before it is met', async () => {
    const seller = await createSender(db);
    const { cookie, invoiceId, userId } = seller;
    const createdAt = now - 86_400_000 + 1;
    await db.update(users).set({ createdAt }).where(eq(users.id, userId));
    const left = async () => (await start(cookie, invoiceId)).body.left;
    const said = (left: number) =>
      `A new account sends to 3 recipients in its first 24 hours. ${left} are left.`;
    expect(await left()).toBe(said(3));
    await post(cookie, draftOf(seller, { to: 'a@b.example c@b.example' }));
    expect(await left()).toBe(said(1));
    // What leaves after the first day is of that day.
    await post(cookie, draftOf(seller, { to: 'd@b.example', sendAt: '2026-11-25T09:00' }));
    expect(await left()).toBe(said(1));
    await db
      .update(users)
      .set({ createdAt: createdAt - 1 })
      .where(eq(users.id, userId));
    expect(await left()).toBe('8 of 10 recipients are left today.');
  });

  test('tells when no more mails can leave today', async () => {
    const { cookie, invoiceId } = await createSender(db);
    const used = { day: '2026-11-24', mails: 1_000_000 };
    await db.insert(mailDays).values(used).onConflictDoUpdate({ target: mailDays.day, set: used });
    expect((await start(cookie, invoiceId, { mailDailyQuota: 1_250_002 })).body.refusal).toBeNull();
    expect((await start(cookie, invoiceId, { mailDailyQuota: 1_250_000 })).body.refusal).toBe(
      'No more mails can leave today. Choose a time from tomorrow on.',
    );
  });

  test('marks a client’s address that did not accept a mail', async () => {
    const seller = await createSender(db);
    const { cookie, invoiceId, userId } = seller;
    await db
      .update(invoices)
      .set({ clientEmail: 'Gone@finch.example' })
      .where(eq(invoices.id, invoiceId));
    expect((await start(cookie, invoiceId)).body.bounced).toBeNull();
    await db.update(users).set({ createdAt: 1 }).where(eq(users.id, userId));
    await post(cookie, draftOf(seller, { to: 'gone@finch.example' }));
    const bounced = { state: 'bounced', reason: 'hard' } as const;
    await db.update(mails).set(bounced).where(eq(mails.userId, userId));
    expect((await start(cookie, invoiceId)).body.bounced).toBe(
      'This address did not accept our mail: Gone@finch.example. Change it before you send.',
    );
    await db
      .update(invoices)
      .set({ clientEmail: 'new@finch.example' })
      .where(eq(invoices.id, invoiceId));
    expect((await start(cookie, invoiceId)).body.bounced).toBeNull();
  });

  test('begins with the seller’s own words in the document’s language', async () => {
    const { cookie, invoiceId, userId } = await createSender(db);
    const words = { kind: 'invoice', subject: 'Own {number}', body: 'Own', updatedAt: 1 } as const;
    await db.insert(mailTemplates).values([
      { ...words, userId, language: 'en-US' },
      { ...words, userId, language: 'ru', subject: 'Other' },
    ]);
    expect((await start(cookie, invoiceId)).body).toMatchObject({
      ...{ subject: 'Own {number}', message: 'Own' },
    });
  });

  test('of a receipt begins with its words and number, and is nobody else’s', async () => {
    const [seller, other] = [await createSender(db), await createSender(db)];
    const { cookie, invoiceId } = seller;
    const paymentId = await payByHand(db, seller, { now: now - 1 });
    const about = `&kind=receipt&payment=${paymentId}`;
    expect((await start(cookie, invoiceId, { about })).body).toMatchObject({
      ...{ kind: 'receipt', paymentId, number: 'INV-001-R1', to: 'accounts@finch.example' },
      ...{ subject: 'Receipt {number} from {business}', refusal: null },
    });
    const draft = draftOf(seller, {
      intent: 'preview',
      kind: 'receipt',
      paymentId,
      subject: '{number}',
    });
    const { body } = await post(cookie, draft);
    if (body.outcome !== 'preview') throw new Error(body.outcome);
    expect(body.preview.subject).toBe('INV-001-R1');
    expect(body.preview.html).toContain('Amount received');
    for (const [whose, id, payment] of [
      [other.cookie, invoiceId, paymentId],
      [other.cookie, other.invoiceId, paymentId],
      [cookie, invoiceId, 'nothing'],
    ] as const) {
      expect((await start(whose, id, { about: `&kind=receipt&payment=${payment}` })).status).toBe(
        404,
      );
      const asked = { ...draft, invoiceId: id, paymentId: payment };
      for (const intent of ['preview', 'send']) {
        expect((await post(whose, { ...asked, intent })).status).toBe(404);
      }
    }
    expect((await start(cookie, invoiceId, { about: '&kind=receipt' })).status).toBe(404);
    expect((await start(cookie, invoiceId, { about: '&kind=letter' })).status).toBe(404);
    expect(await rowsOf(other.userId)).toEqual([]);
  });

  test('shows the mail as it will be, in a few characters more than was typed', async () => {
    const seller = await createSender(db);
    const over = { intent: 'preview', message: 'See <b>{link}</b> and {nonsense}' };
    const { status, body } = await post(seller.cookie, draftOf(seller, over));
    expect(status).toBe(200);
    if (body.outcome !== 'preview') throw new Error(body.outcome);
    const { preview } = body;
    expect(preview.from).toBe('Wren Studio via Billwren <invoices@mail.billwren.example>');
    expect(preview.subject).toBe('Invoice INV-001');
    expect(preview.html).toContain('See &lt;b&gt;');
    expect(preview.html).toContain('{nonsense}');
    expect(preview.html).toContain('The invoice is attached as a PDF.');
    expect(await rowsOf(seller.userId)).toEqual([]);
  });
});

describe('a mail that was pressed', () => {
  async function pressed(over: object = {}) {
    const seller = await createSender(db);
    await db.update(users).set({ createdAt: 1 }).where(eq(users.id, seller.userId));
    await post(seller.cookie, draftOf(seller, { cc: 'bob@client.example', ...over }));
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.userId, seller.userId), eq(mails.role, 'to')));
    const mailId = mail?.id ?? '';
    const set = (change: Partial<typeof mails.$inferInsert>) =>
      db.update(mails).set(change).where(eq(mails.id, mailId));
    const act = (intent: string, cookie = seller.cookie) => post(cookie, { intent, mailId });
    return { ...seller, mailId, set, act };
  }

  test('and is unclear is sent again as it was, once', async () => {
    const { userId, set, act, mailId } = await pressed();
    await set({ state: 'unclear' });
    expect(await act('again')).toMatchObject({
      ...{ status: 200, body: { outcome: 'sent', message: 'The mail is on its way.' } },
    });
    expect((await act('again')).status).toBe(200);
    const rows = await rowsOf(userId);
    expect(rows).toHaveLength(3);
    const [first, again] = [mailId, `again ${mailId}`].map((key) =>
      rows.find(({ id, press }) => id === key || press === key),
    );
    expect(again).toMatchObject({ address: first?.address, cc: first?.cc, state: 'scheduled' });
    expect(again?.token).not.toBe(first?.token);
  });

  test('and has left is not sent again, nor taken back', async () => {
    const { set, act, userId } = await pressed();
    await set({ state: 'delivered' });
    expect((await act('again')).status).toBe(404);
    expect(await act('cancel')).toMatchObject({
      ...{ status: 409, body: { message: 'This mail has left, or is about to.' } },
    });
    expect(await rowsOf(userId)).toHaveLength(2);
  });

  test('and is planned can be taken back by its sender alone', async () => {
    const { act, userId } = await pressed({ sendAt: '2026-11-30T09:00' });
    const stranger = await createSender(db);
    expect((await act('cancel', stranger.cookie)).status).toBe(404);
    const done = { status: 200, body: { message: 'The mail will not be sent.' } };
    expect(await act('cancel')).toMatchObject(done);
    expect(await act('cancel')).toMatchObject(done);
    expect((await rowsOf(userId)).map(({ state }) => state).sort()).toEqual([
      ...['cancelled', 'scheduled'],
    ]);
  });
});

// @covers paid-4.1 paid-4.2 paid-4.8 paid-4.9
