import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#db/account-schema.ts';
import { emails } from '#db/email-schema.ts';
import { draftOf, openSendDialog } from '#tests/support/send-dialog.ts';
import { createSender } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 10, 24, 12);
const { post, start } = openSendDialog(database, now);
const rowsOf = (userId: string) => db.select().from(emails).where(eq(emails.userId, userId));

test('a send is queued and confirmed; a repeat gets the same answer and sends nothing more', async () => {
  const seller = await createSender(db);
  await db.update(users).set({ createdAt: 1 }).where(eq(users.id, seller.userId));
  const draft = draftOf(seller, { to: 'A@client.example; b@client.example', wantsCopy: true });
  const first = await post(seller.cookie, draft);
  expect(first).toMatchObject({
    status: 200,
    body: { outcome: 'sent', message: '3 emails sent.' },
    told: [['invoices', seller.userId]],
  });
  expect(first.queued).toHaveLength(3);
  expect(await post(seller.cookie, draft)).toMatchObject({ status: 200, body: first.body });
  expect((await rowsOf(seller.userId)).map(({ address }) => address).sort()).toEqual(
    ['a@client.example', 'b@client.example', `${seller.userId}@example.com`].sort(),
  );
});

describe('a repeat whose email was changed after a lost answer', () => {
  const said = {
    outcome: 'sent-otherwise',
    message:
      'Your previous email to ann@client.example was sent. Press Send again to send this one too.',
  };
  test.each([
    ['to another address', { to: 'bob@client.example' }],
    ['to an additional address', { to: 'ann@client.example, bob@client.example' }],
    ['with a copy', { cc: 'bob@client.example' }],
    ['with another subject', { subject: 'Invoice' }],
    ['with another message', { message: 'Dear {client}' }],
    ['without its PDF', { attach: false }],
    ['scheduled', { sendAt: '2026-11-26T09:00' }],
  ])('%s is refused, and sent with a new key', async (_, over) => {
    const seller = await createSender(db);
    await db.update(users).set({ createdAt: 1 }).where(eq(users.id, seller.userId));
    const draft = draftOf(seller);
    await post(seller.cookie, draft);
    const changed = { ...draft, ...over };
    const refused = await post(seller.cookie, changed);
    expect(refused).toMatchObject({ status: 409, body: said, queued: [] });
    expect(await rowsOf(seller.userId)).toHaveLength(1);
    const anew = await post(seller.cookie, { ...changed, idempotencyKey: crypto.randomUUID() });
    expect(anew.body.outcome).toBe('sent');
  });

  test('a scheduled one matches only at its own time; an identical one gets the same answer later', async () => {
    const seller = await createSender(db);
    await db.update(users).set({ createdAt: 1 }).where(eq(users.id, seller.userId));
    const later = openSendDialog(database, now + 60_000);
    const planned = draftOf(seller, { sendAt: '2026-11-26T09:00' });
    const first = await post(seller.cookie, planned);
    expect((await later.post(seller.cookie, planned)).body).toEqual(first.body);
    for (const sendAt of ['', '2026-11-26T10:00']) {
      const moved = await later.post(seller.cookie, { ...planned, sendAt });
      expect(moved.body.outcome).toBe('sent-otherwise');
    }
    const atOnce = draftOf(seller);
    const sent = await post(seller.cookie, atOnce);
    expect((await later.post(seller.cookie, atOnce)).body).toEqual(sent.body);
  });
});

test.each(['Pacific/Auckland', 'America/New_York'])(
  'a scheduled email uses the time zone that its dialog showed, even for a seller now in %s',
  async (timeZone) => {
    const seller = await createSender(db);
    const change = { createdAt: 1, timeZone };
    await db.update(users).set(change).where(eq(users.id, seller.userId));
    const { body, queued } = await post(
      seller.cookie,
      draftOf(seller, { sendAt: '2026-11-26T09:00', timeZone: 'Pacific/Auckland' }),
    );
    expect(body).toEqual({
      outcome: 'sent',
      message: 'Email scheduled for 26 Nov 2026, 9:00 AM.',
    });
    expect(queued).toEqual([]);
    const [email] = await rowsOf(seller.userId);
    expect(new Date(email?.sendAt ?? 0).toISOString()).toBe('2026-11-25T20:00:00.000Z');
  },
);

describe('a send that is not possible is refused with the reason, and nothing is queued:', () => {
  const fiftyOne = Array.from({ length: 51 }, (_, n) => `n${n}@client.example`).join(',');
  test.each([
    ['no recipient', { to: ' ' }, { to: 'Enter at least one email address.' }],
    [
      'no address',
      { to: 'ann' },
      { to: 'ann isn’t an email address. Enter one like name@example.com.' },
    ],
    [
      'a header injection',
      { to: 'a@b.example\r\nBcc:eve@b.example' },
      { to: 'bcc:eve@b.example isn’t an email address. Enter one like name@example.com.' },
    ],
    ['too many', { to: fiftyOne }, { to: 'Enter no more than 50 recipients.' }],
    ['500', { to: fiftyOne.repeat(10) }, { to: 'Enter no more than 50 recipients.' }],
    [
      'an invalid copy address',
      { cc: 'Bob b@b.example' },
      { cc: 'bob isn’t an email address. Enter one like name@example.com.' },
    ],
    [
      'no text',
      { subject: '\u200b', message: '' },
      { subject: 'Enter a subject.', message: 'Enter a message.' },
    ],
    ['a long subject', { subject: 'x'.repeat(151) }, { subject: 'Use 150 characters or fewer.' }],
    [
      'a long message',
      { message: 'x'.repeat(4001) },
      { message: 'Use 4,000 characters or fewer.' },
    ],
    [
      'an unknown field',
      { message: 'Dear {Client}' },
      {
        message:
          '{Client} isn’t a field you can use here. Use one of the fields listed below the message.',
      },
    ],
    [
      'a time in the past',
      { sendAt: '2026-11-24T11:00' },
      { sendAt: 'Choose a time in the future.' },
    ],
    ['no time', { sendAt: 'soon' }, { sendAt: 'Choose a time in the future.' }],
    [
      'a time too far ahead',
      { sendAt: '2028-01-01T09:00' },
      { sendAt: 'Choose a date within the next year.' },
    ],
  ])('%s', async (_, over, issues) => {
    const seller = await createSender(db);
    const { status, body } = await post(seller.cookie, draftOf(seller, over));
    expect([status, body]).toEqual([422, { outcome: 'invalid', issues }]);
    expect(await rowsOf(seller.userId)).toEqual([]);
  });

  test('for an unconfirmed sender, before and on sending', async () => {
    const seller = await createSender(db);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, seller.userId));
    const why = expect.stringContaining('Confirm your email address before you send.');
    expect((await start(seller.cookie, seller.invoiceId)).body.refusal).toEqual(why);
    expect(await post(seller.cookie, draftOf(seller))).toMatchObject({
      status: 409,
      body: { outcome: 'refused', message: why },
      queued: [],
    });
  });

  test('for more than a new account may send', async () => {
    const seller = await createSender(db);
    await db.update(users).set({ createdAt: now }).where(eq(users.id, seller.userId));
    const to = 'a@b.example b@b.example c@b.example d@b.example';
    expect((await post(seller.cookie, draftOf(seller, { to }))).body).toEqual({
      outcome: 'refused',
      message: 'New accounts can send to 3 recipients in their first 24 hours. You have 3 left.',
    });
  });

  test('without a session, for another user’s invoice, and for a malformed post', async () => {
    const [seller, stranger] = [await createSender(db), await createSender(db)];
    expect((await post('', draftOf(seller))).status).toBe(401);
    expect((await post(stranger.cookie, draftOf(seller))).status).toBe(404);
    expect((await post(stranger.cookie, draftOf(seller, { intent: 'preview' }))).status).toBe(404);
    expect((await post(seller.cookie, draftOf(seller, { idempotencyKey: 'again' }))).status).toBe(
      400,
    );
    expect((await start('', seller.invoiceId)).status).toBe(401);
    expect((await start(stranger.cookie, seller.invoiceId)).status).toBe(404);
  });
});

describe('an email', () => {
  async function pressed(over: object = {}) {
    const seller = await createSender(db);
    await db.update(users).set({ createdAt: 1 }).where(eq(users.id, seller.userId));
    await post(seller.cookie, draftOf(seller, { cc: 'bob@client.example', ...over }));
    const [email] = await db
      .select()
      .from(emails)
      .where(and(eq(emails.userId, seller.userId), eq(emails.role, 'to')));
    const emailId = email?.id ?? '';
    const set = (change: Partial<typeof emails.$inferInsert>) =>
      db.update(emails).set(change).where(eq(emails.id, emailId));
    const act = (intent: string, cookie = seller.cookie) => post(cookie, { intent, emailId });
    return { ...seller, emailId, set, act };
  }

  test('that is unclear is resent unchanged, once', async () => {
    const { userId, set, act, emailId } = await pressed();
    await set({ state: 'unclear' });
    expect(await act('again')).toMatchObject({
      status: 200,
      body: { outcome: 'sent', message: 'Email sent.' },
    });
    expect((await act('again')).status).toBe(200);
    const rows = await rowsOf(userId);
    expect(rows).toHaveLength(3);
    const [first, again] = [emailId, `again ${emailId}`].map((key) =>
      rows.find(({ id, idempotencyKey }) => id === key || idempotencyKey === key),
    );
    expect(again).toMatchObject({ address: first?.address, cc: first?.cc, state: 'scheduled' });
    expect(again?.token).not.toBe(first?.token);
  });

  test.each([
    ['failed', 'away', 200],
    ['failed', 'refused', 404],
    ['failed', 'too-large', 404],
    ['failed', 'unwritten', 404],
    ['bounced', 'soft', 200],
    ['bounced', 'hard', 404],
  ] as const)(
    'that %s (%s) is answered %i when it is to be resent',
    async (state, reason, status) => {
      const { set, act } = await pressed();
      await set({ state, reason });
      expect((await act('again')).status).toBe(status);
    },
  );

  test('that is the sender’s own copy is not resent', async () => {
    const { set, act } = await pressed();
    await set({ state: 'unclear', role: 'copy' });
    expect((await act('again')).status).toBe(404);
  });

  test('that was sent is not resent, nor canceled', async () => {
    const { set, act, userId } = await pressed();
    await set({ state: 'delivered' });
    expect((await act('again')).status).toBe(404);
    expect(await act('cancel')).toMatchObject({
      status: 409,
      body: { message: 'Too late to cancel: this email has been sent or is being sent.' },
    });
    expect(await rowsOf(userId)).toHaveLength(2);
  });

  test('that is scheduled can be canceled only by its sender', async () => {
    const { act, userId } = await pressed({ sendAt: '2026-11-30T09:00' });
    const stranger = await createSender(db);
    expect((await act('cancel', stranger.cookie)).status).toBe(404);
    const done = { status: 200, body: { message: 'The email won’t be sent.' } };
    expect(await act('cancel')).toMatchObject(done);
    expect(await act('cancel')).toMatchObject(done);
    expect((await rowsOf(userId)).map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'scheduled',
    ]);
  });
});
