import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#db/account-schema.ts';
import { emails } from '#db/email-schema.ts';
import { draftOf, openSendDialog } from '#tests/support/send-dialog.ts';
import { createSender, listEmails, noon } from '#tests/support/sending-harness.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const { post, start } = openSendDialog(world, noon);

/** A sender whose account is older than a day. */
async function newSender(change: Partial<typeof users.$inferInsert> = {}) {
  const seller = await createSender(db);
  const columns = { createdAt: 1, ...change };
  await db.update(users).set(columns).where(eq(users.id, seller.userId));
  return seller;
}

test('a send queues an email per address, each with its own token; a repeat gets the same answer and sends nothing more', async () => {
  const seller = await newSender();
  const [a, b, c] = ['a@client.example', 'b@client.example', 'c@client.example'];
  const draft = draftOf(seller, { to: `A@client.example; ${b}`, cc: `${c} ${a}`, wantsCopy: true });
  const first = await post(seller, draft);
  const body = { outcome: 'sent', message: '4 emails sent.' };
  expect(first).toMatchObject({ status: 200, body, told: [['invoices', seller.userId]] });
  expect(first.queued).toHaveLength(4);
  expect(await post(seller, draft)).toMatchObject({ status: 200, body: first.body });
  const rows = await listEmails(db, seller.userId);
  expect(rows.map(({ address, role }) => `${role} ${address}`).sort()).toEqual(
    [`cc ${c}`, `copy ${seller.userId}@example.com`, `to ${a}`, `to ${b}`].sort(),
  );
  expect(new Set(rows.map(({ token }) => token)).size).toBe(4);
  expect(new Set(rows.map(({ cc }) => cc))).toEqual(new Set([JSON.stringify([a, b, c])]));
  // The same key of another seller is another send.
  const other = await newSender();
  expect((await post(other, { ...draft, invoiceId: other.invoiceId })).status).toBe(200);
});

describe('a repeat whose email was changed after a lost answer', () => {
  test.each([
    ['to another address', { to: 'bob@client.example' }],
    ['to an additional address', { to: 'ann@client.example, bob@client.example' }],
    ['with a copy', { cc: 'bob@client.example' }],
    ['with another subject', { subject: 'Invoice' }],
    ['with another message', { message: 'Dear {client}' }],
    ['without its PDF', { attach: false }],
    ['scheduled', { sendAt: '2026-11-26T09:00' }],
  ])('%s is refused, and sent with a new key', async (_, over) => {
    const seller = await newSender();
    const draft = draftOf(seller);
    await post(seller, draft);
    const changed = { ...draft, ...over };
    const message =
      'Your previous email to ann@client.example was sent. Press Send again to send this one too.';
    const refused = { status: 409, body: { outcome: 'sent-otherwise', message }, queued: [] };
    expect(await post(seller, changed)).toMatchObject(refused);
    expect(await listEmails(db, seller.userId)).toHaveLength(1);
    const anew = await post(seller, { ...changed, idempotencyKey: crypto.randomUUID() });
    expect(anew.body.outcome).toBe('sent');
  });

  test('a scheduled one matches only at its own time; an identical one gets the same answer later', async () => {
    const seller = await newSender();
    const later = openSendDialog(world, noon + 60_000);
    const planned = draftOf(seller, { sendAt: '2026-11-26T09:00' });
    for (const draft of [planned, draftOf(seller)]) {
      const first = await post(seller, draft);
      expect((await later.post(seller, draft)).body).toEqual(first.body);
    }
    for (const sendAt of ['', '2026-11-26T10:00']) {
      const moved = await later.post(seller, { ...planned, sendAt });
      expect(moved.body.outcome).toBe('sent-otherwise');
    }
  });
});

test('a scheduled email uses the time zone that its dialog showed, wherever the seller is now', async () => {
  const seller = await newSender({ timeZone: 'America/New_York' });
  const over = { sendAt: '2026-11-26T09:00', timeZone: 'Pacific/Auckland' };
  expect(await post(seller, draftOf(seller, over))).toMatchObject({
    body: { outcome: 'sent', message: 'Email scheduled for 26 Nov 2026, 9:00 AM.' },
    queued: [],
  });
  const [email] = await listEmails(db, seller.userId);
  expect(new Date(email?.sendAt ?? 0).toISOString()).toBe('2026-11-25T20:00:00.000Z');
});

describe('a send that is not possible is refused with the reason, and nothing is queued:', () => {
  const fiftyOne = Array.from({ length: 51 }, (_, n) => `n${n}@client.example`).join(',');
  const notAddress = (typed: string) =>
    `${typed} isn’t an email address. Enter one like name@example.com.`;
  const injected = 'a@b.example\r\nBcc:eve@b.example';
  const unknown =
    '{Client} isn’t a field you can use here. Use one of the fields listed below the message.';
  const empty = { subject: 'Enter a subject.', message: 'Enter a message.' };
  test.each([
    ['no recipient', { to: ' ' }, { to: 'Enter at least one email address.' }],
    ['no address', { to: 'ann' }, { to: notAddress('ann') }],
    ['a header injection', { to: injected }, { to: notAddress('bcc:eve@b.example') }],
    ['too many', { to: fiftyOne }, { to: 'Enter no more than 50 recipients.' }],
    ['an invalid copy address', { cc: 'Bob b@b.example' }, { cc: notAddress('bob') }],
    ['no text', { subject: '\u200b', message: '' }, empty],
    ['a long subject', { subject: 'x'.repeat(151) }, { subject: 'Use 150 characters or fewer.' }],
    ['a long text', { message: 'x'.repeat(4001) }, { message: 'Use 4,000 characters or fewer.' }],
    ['an unknown field', { message: 'Dear {Client}' }, { message: unknown }],
    ['the past', { sendAt: '2026-11-24T11:00' }, { sendAt: 'Choose a time in the future.' }],
    ['2028', { sendAt: '2028-01-01T09:00' }, { sendAt: 'Choose a date within the next year.' }],
  ])('%s', async (_, over, issues) => {
    const seller = await createSender(db);
    const { status, body } = await post(seller, draftOf(seller, over));
    expect([status, body]).toEqual([422, { outcome: 'invalid', issues }]);
    expect(await listEmails(db, seller.userId)).toEqual([]);
  });

  test('for an unconfirmed sender, before and on sending', async () => {
    const seller = await newSender({ emailVerifiedAt: null });
    const why = expect.stringContaining('Confirm your email address before you send.');
    expect((await start(seller, seller.invoiceId)).body.refusal).toEqual(why);
    const refused = { status: 409, body: { outcome: 'refused', message: why }, queued: [] };
    expect(await post(seller, draftOf(seller))).toMatchObject(refused);
  });

  test('without a session, for another user’s invoice, and for a malformed post', async () => {
    const [seller, stranger] = [await createSender(db), await createSender(db)];
    expect((await post(undefined, draftOf(seller))).status).toBe(401);
    for (const intent of ['send', 'preview']) {
      expect((await post(stranger, draftOf(seller, { intent }))).status).toBe(404);
    }
    expect((await post(seller, draftOf(seller, { idempotencyKey: 'again' }))).status).toBe(400);
    expect((await start(undefined, seller.invoiceId)).status).toBe(401);
    expect((await start(stranger, seller.invoiceId)).status).toBe(404);
  });
});

describe('an email', () => {
  async function sent(change: Partial<typeof emails.$inferInsert> = {}, over: object = {}) {
    const seller = await newSender();
    await post(seller, draftOf(seller, { cc: 'bob@client.example', ...over }));
    const [{ id: emailId = '' } = {}] = await listEmails(db, seller.userId);
    await db.update(emails).set(change).where(eq(emails.id, emailId));
    const act = (intent: string, as: { cookie: string } = seller) => post(as, { intent, emailId });
    return { ...seller, emailId, act };
  }

  test('that is unclear is resent unchanged, once', async () => {
    const { userId, act, emailId } = await sent({ state: 'unclear' });
    const outcome = { status: 200, body: { outcome: 'sent', message: 'Email sent.' } };
    expect(await act('again')).toMatchObject(outcome);
    expect(await act('again')).toMatchObject(outcome);
    const rows = await listEmails(db, userId);
    expect(rows).toHaveLength(3);
    const first = rows.find(({ id }) => id === emailId);
    const again = rows.find(({ idempotencyKey }) => idempotencyKey === `again ${emailId}`);
    expect(again).toMatchObject({ address: first?.address, cc: first?.cc, state: 'scheduled' });
    expect(again?.token).not.toBe(first?.token);
  });

  test.each([
    [{ state: 'failed', reason: 'away' }, 200],
    [{ state: 'failed', reason: 'refused' }, 404],
    [{ state: 'failed', reason: 'too-large' }, 404],
    [{ state: 'failed', reason: 'unwritten' }, 404],
    [{ state: 'bounced', reason: 'soft' }, 200],
    [{ state: 'bounced', reason: 'hard' }, 404],
    [{ state: 'unclear', role: 'copy' }, 404],
    [{ state: 'delivered' }, 404],
  ] as const)('%o is answered %i when it is to be resent', async (change, status) => {
    const { act, userId } = await sent(change);
    expect((await act('again')).status).toBe(status);
    expect(await listEmails(db, userId)).toHaveLength(status === 200 ? 3 : 2);
  });

  test('that was sent is not canceled', async () => {
    const { act } = await sent({ state: 'delivered' });
    const message = 'Too late to cancel: this email has been sent or is being sent.';
    expect(await act('cancel')).toMatchObject({ status: 409, body: { message } });
  });

  test('that is scheduled can be canceled only by its sender', async () => {
    const { act, userId } = await sent({ role: 'to' }, { sendAt: '2026-11-30T09:00' });
    const stranger = await createSender(db);
    expect((await act('cancel', stranger)).status).toBe(404);
    const done = { status: 200, body: { message: 'The email won’t be sent.' } };
    for (const _ of [1, 2]) expect(await act('cancel')).toMatchObject(done);
    const rows = await listEmails(db, userId);
    expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'scheduled']);
  });
});
