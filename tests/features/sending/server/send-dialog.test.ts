import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { TemplateStart } from '#app/domain/sending/email-template.ts';
import { users } from '#db/account-schema.ts';
import { emails, emailTemplates } from '#db/email-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import { draftOf, openSendDialog } from '#tests/support/send-dialog.ts';
import {
  createSender,
  listEmails,
  noon,
  payByHand,
  setEmails,
} from '#tests/support/sending-harness.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const { post, start } = openSendDialog(world, noon);
const year = '2026-01-01 2026-12-31';
const createdAt = (userId: string, at: number) =>
  db.update(users).set({ createdAt: at }).where(eq(users.id, userId));

test('the dialog starts with the client, the default text, and the day’s remaining recipients', async () => {
  const seller = await createSender(db);
  await createdAt(seller.userId, 1);
  await db
    .update(clients)
    .set({ ccEmails: 'a@b.example' })
    .where(eq(clients.userId, seller.userId));
  expect((await start(seller, seller.invoiceId)).body).toMatchObject({
    to: 'accounts@finch.example',
    cc: 'a@b.example',
    subject: 'Invoice {number} from {business}',
    labels: [],
    ownAddress: `${seller.userId}@example.com`,
    refusal: null,
    timeZone: 'UTC',
    left: 'You can send to 10 more recipients today (limit: 10).',
    now: '2026-11-24T12:00',
  });
});

test('it shows the limit of a new account before it is reached', async () => {
  const seller = await createSender(db);
  const firstDay = noon - 86_400_000 + 1;
  await createdAt(seller.userId, firstDay);
  const left = async () => (await start(seller, seller.invoiceId)).body.left;
  const said = (left: number) =>
    `New accounts can send to 3 recipients in their first 24 hours. You have ${left} left.`;
  expect(await left()).toBe(said(3));
  await post(seller, draftOf(seller, { to: 'a@b.example c@b.example' }));
  expect(await left()).toBe(said(1));
  // An email scheduled after the first day counts for its own day.
  await post(seller, draftOf(seller, { to: 'd@b.example', sendAt: '2026-11-25T09:00' }));
  expect(await left()).toBe(said(1));
  await createdAt(seller.userId, firstDay - 1);
  expect(await left()).toBe('You can send to 8 more recipients today (limit: 10).');
});

test('it says when no more emails can be sent today', async () => {
  const [seller, other] = [await createSender(db), await createSender(db)];
  await post(other, draftOf(other));
  const used = await db.$count(emails, sql`day = '2026-11-24' AND state <> 'cancelled'`);
  expect(used).toBeGreaterThan(0);
  // Emails to clients may use four fifths of the quota.
  const refusalAt = async (budget: number) =>
    (await start(seller, seller.invoiceId, Math.ceil((budget * 5) / 4))).body.refusal;
  expect(await refusalAt(used + 1)).toBeNull();
  expect(await refusalAt(used)).toBe(
    'Today’s sending limit has been reached. Schedule this email for tomorrow or later.',
  );
});

test('it starts with the invoice’s address until that bounces, then with the client’s own; a statement always with the latter', async () => {
  const seller = await createSender(db);
  const { userId, invoiceId } = seller;
  await createdAt(userId, 1);
  const [onInvoice, corrected] = ['Accounts@finch.example', 'pay@finch.example'];
  await db.update(invoices).set({ clientEmail: onInvoice }).where(eq(invoices.id, invoiceId));
  const correct = (email: string | null) =>
    db.update(clients).set({ email }).where(eq(clients.userId, userId));
  const shown = async (about = '') => {
    const { to, bounced } = (await start(seller, invoiceId + about)).body;
    return [to, bounced];
  };
  const statement = `&kind=statement&payment=${encodeURIComponent(year)}`;
  await correct(corrected);
  expect(await shown()).toEqual([onInvoice, null]);
  expect(await shown(statement)).toEqual([corrected, null]);
  await post(seller, draftOf(seller, { to: onInvoice.toLowerCase() }));
  await setEmails(db, userId, { state: 'bounced', reason: 'hard' });
  expect(await shown()).toEqual([corrected, null]);
  const bounced = 'Emails to Accounts@finch.example bounced. Correct the address before you send.';
  for (const none of ['', null, onInvoice]) {
    await correct(none);
    expect(await shown()).toEqual([onInvoice, bounced]);
    expect(await shown(statement)).toEqual([onInvoice, bounced]);
  }
});

const period = '1 Jan 2026 – 31 Dec 2026';
const reversed = '2026-12-31 2026-01-01';
const balance = 'Balance due as of 31 Dec 2026';
test.each([
  ['receipt', 'INV-001-R1', 'Receipt {number} from {business}', 'Amount received', ['nothing']],
  ['statement', period, 'Statement from {business}: {number}', balance, ['soon', reversed]],
])(
  'a %s has its own text and number (%s), and only its seller can preview and send it',
  async (kind, number, subject, shows, wrong) => {
    const [seller, other] = [await createSender(db), await createSender(db)];
    const payment = await payByHand(db, seller, { now: noon - 1 });
    const paymentId = kind === 'receipt' ? payment : year;
    const about = (id: string | null) =>
      `&kind=${kind}${id ? `&payment=${encodeURIComponent(id)}` : ''}`;
    const to = 'accounts@finch.example';
    const opened = { kind, number, paymentId, to, subject, refusal: null };
    expect((await start(seller, seller.invoiceId + about(paymentId))).body).toMatchObject(opened);
    const draft = draftOf(seller, { kind, paymentId, subject: '{number}' });
    const { body } = await post(seller, { ...draft, intent: 'preview' });
    if (body.outcome !== 'preview') throw new Error(body.outcome);
    expect(body.preview.subject).toBe(number);
    expect(body.preview.html).toContain(shows);
    expect(await post(seller, draft)).toMatchObject({ status: 200, body: { outcome: 'sent' } });

    const wrongIds = [null, ...wrong];
    const foreign = [
      [other, seller.invoiceId, paymentId],
      ...(kind === 'receipt' ? [[other, other.invoiceId, paymentId] as const] : []),
      ...wrongIds.map((id) => [seller, seller.invoiceId, id] as const),
    ] as const;
    for (const [as, id, paymentId] of foreign) {
      expect((await start(as, id + about(paymentId))).status).toBe(404);
      for (const intent of ['preview', 'send']) {
        const json = { ...draft, intent, invoiceId: id, paymentId };
        expect((await post(as, json)).status, `${intent} ${paymentId}`).toBe(404);
      }
    }
    expect((await start(seller, `${seller.invoiceId}&kind=letter`)).status).toBe(404);
    expect(await listEmails(db, other.userId)).toEqual([]);
  },
);

test('an email is previewed with what was typed', async () => {
  const seller = await createSender(db);
  const over = { intent: 'preview', message: 'See <b>{link}</b> and {nonsense}' };
  const { body } = await post(seller, draftOf(seller, over));
  if (body.outcome !== 'preview') throw new Error(body.outcome);
  const { preview } = body;
  expect(preview.from).toBe('Wren Studio via Billwren <invoices@mail.billwren.example>');
  expect(preview.subject).toBe('Invoice INV-001');
  for (const text of ['See &lt;b&gt;', '{nonsense}', 'The invoice is attached as a PDF.']) {
    expect(preview.html).toContain(text);
  }
  expect(await listEmails(db, seller.userId)).toEqual([]);
});

const words = {
  kind: 'invoice',
  language: 'en-US',
  subject: 'Our {number}',
  message: 'Dear {client}',
};

async function postTemplate(as: { cookie: string } | undefined, over: object = {}) {
  const json = { ...words, ...over };
  const { status, body } = await world.post('/api/mail-templates', json, as && { as });
  return [status, body];
}
const templatesOf = async (as: { cookie: string }, language: string) => {
  const { templates } = (await world.get('/api/mail-templates', { as })).body as TemplateStart;
  return templates.find((each) => each.language === language);
};
const rowsOf = (userId: string) =>
  db.select().from(emailTemplates).where(eq(emailTemplates.userId, userId));

test('a seller’s template is saved for one language, only for them, and starts the Send dialog', async () => {
  const [seller, other] = [await createSender(db), await createSender(db)];
  const saved = [200, { outcome: 'saved' }];
  expect(await postTemplate(seller)).toEqual(saved);
  expect(await postTemplate(seller, { message: 'Hi {client}\r\n{link}' })).toEqual(saved);
  const own = { subject: 'Our {number}', message: 'Hi {client}\n{link}' };
  expect((await templatesOf(seller, 'en-US'))?.own).toEqual(own);
  expect((await templatesOf(seller, 'ru'))?.own).toBeNull();
  expect((await templatesOf(other, 'en-US'))?.own).toBeNull();
  expect(await rowsOf(seller.userId)).toHaveLength(1);
  await postTemplate(seller, { language: 'ru', subject: 'Other' });
  expect((await start(seller, seller.invoiceId)).body).toMatchObject(own);
});

test('default texts are not saved: they follow the product', async () => {
  const seller = await createSender(db);
  const french = { language: 'fr-CA' };
  await postTemplate(seller, french);
  expect(await rowsOf(seller.userId)).toHaveLength(1);
  const { usual } = (await templatesOf(seller, 'fr-CA')) ?? {};
  expect(usual?.subject).toBe('Facture {number} de {business}');
  expect(await postTemplate(seller, { ...french, ...usual })).toEqual([200, { outcome: 'saved' }]);
  expect(await rowsOf(seller.userId)).toEqual([]);
});

const field = (name: string) =>
  `${name} isn’t a field you can use here. Use one of the fields listed below the message.`;
const invalid = (issues: object) => [422, { outcome: 'invalid', issues }];
test.each([
  ['an unknown field', { message: 'Dear {name}' }, invalid({ message: field('{name}') })],
  ['an unknown subject field', { subject: '{Number}' }, invalid({ subject: field('{Number}') })],
  ['an empty field', { message: 'Dear {}' }, invalid({ message: field('{}') })],
  ['no text', { subject: ' ' }, invalid({ subject: 'Enter a subject.' })],
  ['another language', { language: 'de' }, [400, expect.anything()]],
  ['a number', { subject: 7 }, [400, expect.anything()]],
])(
  'a template with %s is refused with the reason, and nothing is saved',
  async (_, over, answer) => {
    const seller = await createSender(db);
    expect(await postTemplate(seller, over)).toEqual(answer);
    expect((await postTemplate(undefined))[0]).toBe(401);
    expect(await rowsOf(seller.userId)).toEqual([]);
  },
);
