import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { users } from '#db/account-schema.ts';
import { reminderSteps } from '#db/reminder-schema.ts';
import { enterByCard } from '#tests/support/payment-post.ts';
import { codesOf, dueOn, longAgo, nine, remindersOf } from '#tests/support/reminder-harness.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
/** Four days before the due date, an hour after nine. */
const now = nine(-4) + 3_600_000;

async function createSeller() {
  const seller = await world.seller();
  const { userId } = seller;
  await db.update(users).set({ emailVerifiedAt: 1, createdAt: 1 }).where(eq(users.id, userId));
  const content = { dueDate: dueOn, clientEmail: 'ann@client.example', invoiceDate: '2026-10-01' };
  const invoiceId = await seller.invoice(content, longAgo);
  await issueServed(db, { invoiceId, version: longAgo, now: longAgo });
  return { ...seller, invoiceId };
}
type Seller = Awaited<ReturnType<typeof createSeller>>;

async function post(as: { cookie: string }, body: unknown, at = now) {
  const queued: string[] = [];
  const emailQueue = { push: async (ids: readonly string[]) => void queued.push(...ids) };
  const answer = await world.post('/api/reminders', body, { as, now: at, emailQueue });
  return { ...answer, queued, told: answer.context.told };
}
const start = (as: { cookie: string }, invoice?: string) =>
  world.get(invoice ? `/api/reminders?invoice=${invoice}` : '/api/reminders', { as, now });

/** The reminder text on the owner's page, and the next date in the list. */
async function seen(as: Seller) {
  const page = (await world.get(`/view-invoice/${as.invoiceId}`, { as, now })).body.invoice.owner;
  const { list } = (await world.get('/us/invoices', { as, now })).body;
  return { ...page.reminders, listed: list.invoices.remindedOn?.[0] };
}

const save = (plan: string, changed: object[] = []) => ({ intent: 'save', plan, changed });
const stepNow = ({ invoiceId }: Seller, intent: 'skip' | 'send-now', days = -3) => ({
  intent,
  invoiceId,
  due: dueOn,
  days,
});

test('reminders are off until a plan is chosen; its steps and texts are saved in every language', async () => {
  const seller = await createSeller();
  const first = await start(seller);
  expect(first.body).toMatchObject({
    plan: 'none',
    language: 'en-US',
    plans: { standard: [-3, 1, 7, 14].map((days) => ({ days, words: {} })) },
    usual: { on: { 'fr-CA': { subject: 'La facture {number} arrive à échéance le {due date}' } } },
  });
  expect(await seen(seller)).toMatchObject({ text: 'Reminders are off', step: null });

  const french = { subject: ' Rappel {number} ', message: 'Bonjour {client}' };
  const usual = first.body.usual.after['en-US'];
  const steps = [
    { days: 9, words: { 'fr-CA': french, 'en-US': usual } },
    { days: -3, words: {} },
  ];
  const kept = await post(seller, save('standard', [{ plan: 'standard', steps }]));
  expect(kept).toMatchObject({
    status: 200,
    body: { outcome: 'saved', message: 'Reminders saved.' },
    told: [['invoices', seller.userId]],
  });
  const words = { 'fr-CA': { subject: 'Rappel {number}', message: 'Bonjour {client}' } };
  const standard = [
    { days: -3, words: {} },
    { days: 9, words },
  ];
  const gentle = [7, 21].map((days) => ({ days, words: {} }));
  expect((await start(seller)).body).toMatchObject({
    plan: 'standard',
    plans: { standard, gentle },
  });
  expect(await seen(seller)).toEqual({
    text: 'Next reminder: 17 Nov 2026',
    step: { due: dueOn, days: -3 },
    mayTurnOn: false,
    listed: '2026-11-17',
  });

  // Default steps aren't stored, so that they follow later changes to the defaults.
  const ours = [-3, 1, 7, 14].map((days) => ({ days, words: {} }));
  await post(seller, save('none', [{ plan: 'standard', steps: ours }]));
  const rows = await db.select().from(reminderSteps).where(eq(reminderSteps.userId, seller.userId));
  expect(rows).toEqual([]);
  expect(await seen(seller)).toMatchObject({ text: 'Reminders are off' });
});

describe('errors in a plan are reported by field, and nothing is saved:', () => {
  const words = (subject: string, message = 'M') => ({ 'en-US': { subject, message } });
  const step = (days: number, own: object = {}) => ({ days, words: own });
  const countIssue = 'A reminder plan can have 1 to 6 reminders.';
  const sameDay = 'Two reminders can’t be on the same day. Choose a different day.';
  const unknownField =
    '{amount} isn’t a field you can use here. Use one of the fields listed below the message.';
  test.each([
    ['no step', [], { form: countIssue }],
    ['seven steps', [1, 2, 3, 4, 5, 6, 7].map((days) => step(days)), { form: countIssue }],
    ['half a day', [step(1), step(0.5)], { 'days-1': 'Enter a number of days from 1 to 90.' }],
    ['a distant day', [step(-91)], { 'days-0': 'Enter a number of days from 1 to 90.' }],
    ['a repeated day', [step(3), step(3)], { 'days-1': sameDay }],
    ['an unknown field', [step(1), step(3, words('Pay {amount}'))], { 'subject-1': unknownField }],
    ['no message', [step(3, words('S', ' '))], { 'message-0': 'Enter a message.' }],
  ])('%s', async (_, steps, issues) => {
    const seller = await createSeller();
    const answer = await post(seller, save('firm', [{ plan: 'firm', steps }]));
    const body = { outcome: 'invalid', plan: 'firm', issues };
    expect(answer).toMatchObject({ status: 422, body });
    expect((await start(seller)).body.plan).toBe('none');
  });

  test.each([null, {}, save('every'), save('firm', [{ plan: 'none', steps: [] }])])(
    'a malformed post: %j',
    async (body) => {
      expect((await post(await createSeller(), body)).status).toBe(400);
    },
  );
});

test('an invoice has another plan or none, and its history shows it', async () => {
  const seller = await createSeller();
  const { invoiceId } = seller;
  await post(seller, save('standard'));
  expect((await start(seller, invoiceId)).body).toMatchObject({
    choice: null,
    usual: 'standard',
    plans: { gentle: [7, 21] },
  });
  const set = (plan: string | null) => post(seller, { intent: 'set-invoice', invoiceId, plan });
  expect(await set('gentle')).toMatchObject({ status: 200 });
  expect(await seen(seller)).toMatchObject({
    text: 'Next reminder: 27 Nov 2026',
    listed: '2026-11-27',
  });
  await set('none');
  expect(await seen(seller)).toMatchObject({ text: 'Reminders are off', listed: undefined });
  await set(null);
  await set(null);
  expect(await seen(seller)).toMatchObject({ text: 'Next reminder: 17 Nov 2026' });
  expect(await codesOf(db, invoiceId)).toEqual(Array(3).fill('remindersSet'));
});

test('a skipped step is recorded, and the next one follows', async () => {
  const seller = await createSeller();
  await post(seller, save('standard'));
  const skipped = { status: 200, body: { outcome: 'saved', message: 'Reminder skipped.' } };
  for (const _ of [1, 2]) {
    expect(await post(seller, stepNow(seller, 'skip'))).toMatchObject(skipped);
  }
  expect(await seen(seller)).toMatchObject({ step: { due: dueOn, days: 1 }, listed: '2026-11-21' });
  expect(await codesOf(db, seller.invoiceId)).toEqual(['reminderSkipped']);
  expect(await post(seller, stepNow(seller, 'send-now'))).toMatchObject({ status: 409 });
});

describe('sent early', () => {
  test('a step is sent once, however often it is requested, and is not sent again', async () => {
    const seller = await createSeller();
    await post(seller, save('standard'));
    const posts = [1, 2, 3].map(() => post(seller, stepNow(seller, 'send-now')));
    const answers = await Promise.all(posts);
    const sent = { status: 200, body: { outcome: 'saved', message: 'Reminder sent.' } };
    for (const answer of answers) expect(answer).toMatchObject(sent);
    expect(await remindersOf(db, seller.invoiceId)).toEqual([[-3, 'scheduled']]);
    expect(new Set(answers.flatMap(({ queued }) => queued)).size).toBe(1);
    expect(await seen(seller)).toMatchObject({ step: { due: dueOn, days: 1 } });
    expect(await post(seller, stepNow(seller, 'skip'))).toMatchObject({ status: 409 });
  });

  test('it is refused with the reason if it is not allowed', async () => {
    const seller = await createSeller();
    const { userId, invoiceId } = seller;
    const said = async (over = {}, at = now) => {
      const json = { ...stepNow(seller, 'send-now'), ...over };
      const { status, body } = await post(seller, json, at);
      return [status, 'message' in body ? body.message : null];
    };
    expect(await said()).toEqual([409, 'Reminders are off.']);
    await post(seller, save('standard'));
    const changed = 'This reminder has changed. Reload the invoice and try again.';
    expect(await said({ days: 2 })).toEqual([409, changed]);
    expect(await said({ due: '2026-11-19' })).toEqual([409, changed]);
    const tooEarly = 'Reminders start the day after an invoice is issued.';
    expect(await said({}, longAgo + 60_000)).toEqual([409, tooEarly]);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
    expect((await said())[1]).toMatch(/^Confirm your email address/);
    await db.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, userId));
    const undoes = await enterByCard(db, seller, { at: longAgo + 1, day: '2026-11-16' });
    expect(await said()).toEqual([409, 'There’s nothing left to pay on this invoice.']);
    expect(await seen(seller)).toEqual({ listed: undefined });
    await enterByCard(db, seller, { kind: 'refund', undoes, at: longAgo + 2, day: '2026-11-16' });
    expect(await said()).toEqual([409, 'Reminders are off because a card payment was refunded.']);
    expect(await seen(seller)).toMatchObject({
      text: 'Reminders are off because a card payment was refunded',
      step: null,
      mayTurnOn: true,
      listed: undefined,
    });
    for (const _ of [1, 2]) {
      expect(await post(seller, { intent: 'resume', invoiceId })).toMatchObject({ status: 200 });
    }
    expect(await codesOf(db, invoiceId)).toEqual(['payment', 'refunded', 'remindersOn']);
    expect(await said()).toEqual([200, 'Reminder sent.']);
  });
});

test('another user’s invoice is answered like an unknown one, and a guest’s post with sign-in', async () => {
  const [seller, stranger] = [await createSeller(), await createSeller()];
  await post(stranger, save('firm'));
  const { invoiceId } = seller;
  for (const body of [
    { intent: 'set-invoice', invoiceId, plan: 'firm' },
    { intent: 'resume', invoiceId },
    stepNow(seller, 'skip', -7),
    stepNow(seller, 'send-now', -7),
  ]) {
    expect(await post(stranger, body)).toMatchObject({ status: 404, told: [] });
    expect(await post({ cookie: '' }, body)).toMatchObject({ status: 401 });
  }
  expect(await start(stranger, invoiceId)).toMatchObject({ status: 404 });
  expect(await start({ cookie: '' })).toMatchObject({ status: 401 });
  expect(await codesOf(db, invoiceId)).toEqual([]);
});

test('an invoice without a recipient so far shows when its reminders begin', async () => {
  const seller = await world.seller({ invoiceLimit: -1 });
  const invoiceId = await seller.invoice({ dueDate: dueOn }, longAgo);
  await post(seller, save('firm'));
  expect(await seen({ ...seller, invoiceId })).toMatchObject({
    text: 'Reminders start once your client has the invoice',
    listed: undefined,
  });
});
