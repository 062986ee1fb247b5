import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { planExport } from '#app/domain/import/plan-export.ts';
import { getOverviewFigures } from '#app/features/overview/server/overview-page.api.server.ts';
import { saveReminderPlans } from '#app/features/reminders/queries/reminder-plans.server.ts';
import {
  listTemplates,
  saveTemplate,
} from '#app/features/sending/queries/email-templates.server.ts';
import { signWaitingRecords } from '#app/features/verify/server/sign-records.server.ts';
import type { Database } from '#db/client.server.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { documentCodes, issueRecords } from '#db/history-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { planOf, postImport } from '#tests/support/import-harness.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createUsedAccount } from '#tests/support/used-account.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { db, database } = world;
const { take } = openExports(database);
const now = Date.UTC(2026, 10, 28, 12);

const seller = () => world.seller(unlimitedColumns);
const { userId: usedId } = await createUsedAccount(db);
const first = await take(usedId);
const plan = planOf(first);
type Plan = NonNullable<ReturnType<typeof planExport>>;

const post = async (cookie: string, json: object, on: Database = db) => {
  const { status, body } = await postImport(on, cookie, json, now);
  return { status, body: body as { added: number; there: number; broken: { message: string }[] } };
};
const rowsOf = (userId: string) => db.select().from(invoices).where(eq(invoices.userId, userId));

/** Restores everything in a plan, as the page does; returns how many of each were added. */
async function restore(cookie: string, { settings, clients, products, ...more }: Plan) {
  const added: number[] = [];
  const { documents, entries, series } = more;
  for (const [intent, list] of Object.entries({
    settings: settings ? [settings] : [],
    clients,
    products,
    documents,
    entries,
    series,
  })) {
    if (list.length === 0) continue;
    const { status, body } = await post(cookie, { intent, [intent]: list });
    expect([status, body.broken ?? []]).toEqual([200, []]);
    added.push(body.added);
  }
  return added;
}

/** Ids, codes, write timestamps and values that belong to one account only. */
const passing =
  /^(id|clientId|sourceId|invoiceId|otherInvoiceId|undoes|updatedAt|changedAt|since|verificationCode|links|remindersSince|restoredAt)$/;
type Row = Record<string, unknown>;
const lasting = (values: Row[], besides = /^$/) =>
  values.map((value) =>
    Object.fromEntries(
      Object.entries(value).filter(([key]) => !passing.test(key) && !besides.test(key)),
    ),
  );

test('an account’s export imported into an empty account exports the same data, and adds nothing the second time', async () => {
  expect(plan.unreadable).toBe(0);
  const fresh = await seller();
  expect(await restore(fresh.cookie, plan)).toEqual([1, 1, 1, 9, plan.entries.length]);
  const second = await take(fresh.userId);
  for (const name of ['clients.json', 'products.json', 'invoices.json']) {
    const besides = name === 'invoices.json' ? undefined : /createdAt/;
    expect(lasting(second.jsonOf(name), besides)).toEqual(lasting(first.jsonOf(name), besides));
  }
  expect(second.textOf('invoices.csv')).toBe(first.textOf('invoices.csv'));
  const own = ({ settings }: { settings: Row }) =>
    lasting([settings], /^(invoiceLimit|subscription|total|period|last|updated|preferred)/);
  expect(own(second.jsonOf('account.json'))).toEqual(own(first.jsonOf('account.json')));
  for (const name of ['pictures/logo.png', 'pictures/signature.png']) {
    expect(first.bytesOf(name)).toBeDefined();
    expect(second.bytesOf(name)).toEqual(first.bytesOf(name));
  }
  const sorted = (entries: Row[]) =>
    lasting(entries)
      .map((each) => JSON.stringify(each))
      .sort();
  for (const name of ['answers.json', 'payments.json', 'deliveries.json']) {
    expect(sorted(second.jsonOf(name))).toEqual(sorted(first.jsonOf(name)));
  }
  expect(second.jsonOf('answers.json')).toHaveLength(2);
  expect(second.jsonOf('deliveries.json')).toMatchObject([{ number: 'INV-002-D1', n: 1 }]);
  const codes = second.jsonOf('history.json').map(({ code }: Row) => code);
  expect(codes.filter((code: string) => code === 'imported')).toHaveLength(9);

  const counted = async () => {
    const ofUser = eq(userSettings.userId, fresh.userId);
    const [row] = await db.select().from(userSettings).where(ofUser);
    return [row?.totalInvoicesCreated, row?.lastInvoiceNumber];
  };
  expect(await counted()).toEqual([5, 5]);
  expect(await restore(fresh.cookie, plan)).toEqual([0, 0, 0, 0, 0]);
  expect(await counted()).toEqual([5, 5]);
  expect((await take(fresh.userId)).textOf('invoices.json')).toBe(second.textOf('invoices.json'));
});

test('documents and their ledger are restored completely or not at all, and a retry restores the rest', async () => {
  const lots = [
    { intent: 'documents', documents: plan.documents },
    { intent: 'entries', entries: plan.entries },
  ];
  const send = async (on: Database, cookie: string) => {
    const statuses: number[] = [];
    for (const lot of lots) statuses.push((await post(cookie, lot, on)).status);
    return statuses;
  };
  const paidBy = async (userId: string) => {
    const rows = await rowsOf(userId);
    return [rows.length, rows.reduce((sum, { paidMinor }) => sum + paidMinor, 0)];
  };
  const whole = await seller();
  await send(db, whole.cookie);
  const done = await paidBy(whole.userId);
  await forEachDatabaseFault({
    open: database.open,
    faults: usualFaults,
    prepare: seller,
    action: (on, { cookie }) => send(on, cookie),
    check: async (on, { userId, cookie }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      for (const status of outcome.answer) expect([200, 503]).toContain(status);
      expect([[0, 0], [9, 0], done]).toContainEqual(await paidBy(userId));
      expect(await send(on, cookie)).toEqual([200, 200]);
      expect(await paidBy(userId)).toEqual(done);
    },
  });
});

test('data that was changed in the file, or has a link of an unknown kind, is reported and skipped', async () => {
  const [sent] = plan.documents;
  const fresh = await seller();
  for (const changes of [
    { total: '1.00' },
    { items: [] },
    { country: 'Mars' },
    { acceptCardPayments: true, stripePaymentLink: 'javascript:alert(1)' },
    { invoiceNumber: '' },
  ]) {
    const documents = [{ ...sent, document: { ...sent?.document, ...changes } }];
    const { body } = await post(fresh.cookie, { intent: 'documents', documents });
    expect([changes, body.added, body.broken.length]).toEqual([changes, 0, 1]);
  }
  expect(await rowsOf(fresh.userId)).toEqual([]);
  // Entries of another account's invoices reach nothing.
  const foreign = await post(fresh.cookie, { intent: 'entries', entries: plan.entries });
  expect(foreign.body.added).toBe(0);
});

test('what a lost dispute withdrew is restored as a refund, on its date', async () => {
  const sent = plan.documents.find(
    ({ document: { kind, id } }) =>
      kind === 'invoice' && !plan.entries.some(({ invoiceId }) => invoiceId === id),
  );
  if (!sent) throw new Error('no invoice');
  const card = { origin: 'card', method: 'card', reference: null, note: null } as const;
  const of = { invoiceId: sent.document.id, otherInvoiceId: null };
  const on = (day: string) => ({ ...card, ...of, day, at: `${day}T12:00:00.000Z` });
  const paid = { id: 'ch', kind: 'payment' as const, amountMinor: 100, undoes: null };
  const lost = { id: 'dp', kind: 'reversal' as const, amountMinor: 40, undoes: 'ch' };
  const fresh = await seller();
  const none = { clients: [], products: [], series: [], settings: null };
  const entries = [
    { ...on('2026-10-02'), ...paid },
    { ...on('2026-11-20'), ...lost },
  ];
  await restore(fresh.cookie, { ...plan, ...none, documents: [sent], entries });
  const asked = { today: '2026-11-26', since: '2026-01-01', listed: null };
  const { months } = await getOverviewFigures(db, { userId: fresh.userId, ...asked });
  const received = months.flatMap(({ months: each }) => each);
  expect(received.sort((one, other) => (one.month < other.month ? -1 : 1))).toMatchObject([
    { month: '2026-10', minor: 100n },
    { month: '2026-11', minor: -40n },
  ]);
});

test('what was issued elsewhere, including credit notes and paid invoices, is never signed here', async () => {
  const fresh = await seller();
  await restore(fresh.cookie, { ...plan, series: [] });
  const sign = async (record: string) => `signed ${record.length}`;
  await signWaitingRecords(db, { sign } as Parameters<typeof signWaitingRecords>[1], {
    now,
    reportError: (error) => {
      throw error;
    },
  });
  const signed = await db.select({ id: issueRecords.invoiceId }).from(issueRecords);
  const own = (await rowsOf(fresh.userId)).map(({ id }) => id);
  expect(signed.filter(({ id }) => own.includes(id))).toEqual([]);
});

describe('an answered estimate', () => {
  /** Restores one of the export's estimates into an empty account. */
  async function restoreEstimate(answer: 'accepted' | 'declined', changes: object = {}) {
    const sent = plan.documents.find((each) => each.answer?.answer === answer);
    const fresh = await seller();
    const documents = [{ ...sent, ...changes }];
    const { body } = await post(fresh.cookie, { intent: 'documents', documents });
    expect(body).toMatchObject({ added: 1, broken: [] });
    const [row] = await rowsOf(fresh.userId);
    if (!sent || !row) throw new Error('not restored');
    return { ...fresh, row, sent };
  }
  const answersOf = (invoiceId: string) =>
    db.select().from(estimateAnswers).where(eq(estimateAnswers.invoiceId, invoiceId));

  test.each(['accepted', 'declined'] as const)(
    'that was %s elsewhere says so to everyone, and is not verified',
    async (answer) => {
      const said = 'Restored from a file on 28 Nov 2026';
      const { row, cookie } = await restoreEstimate(answer);
      expect(row.status).toBe(answer);
      const page = async (as?: { cookie: string }) =>
        (await world.get(`/view-invoice/${row.id}`, { ...(as && { as }), now })).body.invoice;
      for (const as of [undefined, { cookie }]) {
        const { warning, shown } = await page(as);
        expect([warning?.title, shown.sheet.verify ?? null]).toEqual([said, null]);
      }
      const { owner } = await page({ cookie });
      expect(owner?.answer?.restored).toBe(said);
      const told = owner?.history.find(({ text }: { text: string }) =>
        /^(Accepted by|Declined)/.test(text),
      );
      expect(told?.text.endsWith(said)).toBe(true);
      const ofRow = eq(documentCodes.invoiceId, row.id);
      const [code] = await db.select().from(documentCodes).where(ofRow);
      const verified = await world.get(`/verify/${code?.code}`, { now });
      const answered = { tone: 'warn', title: said, facts: [], record: null };
      expect(verified.body).toMatchObject({ answer: answered });
    },
  );

  test('is open if only its status says so; invoiced after all it has no answer to an earlier version', async () => {
    for (const answer of ['accepted', 'declined'] as const) {
      expect((await restoreEstimate(answer, { answer: null })).row.status).toBe('open');
    }
    const declined = plan.documents.find(({ answer }) => answer?.answer === 'declined');
    const document = { ...declined?.document, status: 'invoiced' };
    const { row } = await restoreEstimate('declined', { document });
    expect([row.status, await answersOf(row.id)]).toEqual(['invoiced', []]);
  });

  test('is skipped with an impossible answer; the owner isn’t notified about another', async () => {
    const accepted = plan.documents.find(({ answer }) => answer?.answer === 'accepted')?.answer;
    const answer = { ...accepted, signature: 'no drawing' };
    const { row, sent } = await restoreEstimate('accepted', { answer });
    const stored = { signature: null, toldAt: expect.any(Number) };
    expect(await answersOf(row.id)).toMatchObject([stored]);
    const { cookie } = await seller();
    const documents = [{ ...sent, answer: { ...sent.answer, name: ' ' } }];
    const { body } = await post(cookie, { intent: 'documents', documents });
    expect([body.added, body.broken.length]).toEqual([0, 1]);
  });
});

describe('email templates and reminder steps', () => {
  const template = { kind: 'invoice', language: 'ru', now } as const;
  const words = { subject: 'Soon', message: 'Dear client' };
  const steps = [
    { days: -2, words: { 'en-US': words } },
    { days: 7, words: {} },
  ];
  const exported = async () => {
    const { userId } = await seller();
    const own = { subject: 'An invoice', body: 'Hello\nthere' };
    await saveTemplate(db, { ...template, ...own, userId });
    const changed = [{ plan: 'gentle' as const, steps }];
    await saveReminderPlans(db, { userId, plan: 'firm', changed, nextRunAt: now, now });
    const files = await take(userId);
    return { account: files.jsonOf('account.json'), sent: planOf(files).words };
  };
  const send = async (cookie: string, sent: unknown[]) =>
    (await post(cookie, { intent: 'words', words: sent })).body;

  test('are restored once, and no reminder is turned on; the account’s own are kept', async () => {
    const { account, sent } = await exported();
    expect(sent).toHaveLength(2);
    const fresh = await seller();
    expect(await send(fresh.cookie, sent)).toMatchObject({ added: 2, there: 0, broken: [] });
    const restored = (await take(fresh.userId)).jsonOf('account.json');
    for (const field of ['emailTemplates', 'reminderPlans']) {
      expect(lasting(restored[field])).toEqual(lasting(account[field]));
    }
    expect([restored.reminders, restored.thanksClients]).toEqual([undefined, false]);
    expect(await send(fresh.cookie, sent)).toMatchObject({ added: 0, there: 2, broken: [] });

    const { userId, cookie } = await seller();
    await saveTemplate(db, { ...template, userId, subject: 'Mine', body: 'Mine' });
    const changed = [{ plan: 'gentle' as const, steps: [{ days: 30, words: {} }] }];
    await saveReminderPlans(db, { userId, plan: 'none', changed, nextRunAt: now, now });
    expect(await send(cookie, sent)).toMatchObject({ added: 0, there: 2 });
    expect(await listTemplates(db, userId)).toMatchObject([{ subject: 'Mine' }]);
    expect((await take(userId)).jsonOf('account.json').reminderPlans).toMatchObject([{ days: 30 }]);
  });

  test('that no dialog would accept are reported and skipped', async () => {
    const { cookie, userId } = await seller();
    const { kind, language } = template;
    const wrong = { 'en-US': { ...words, subject: '{nonsense}' } };
    const body = await send(cookie, [
      { kind, language, words: { subject: '', message: 'Hello' } },
      { kind, language, words: { subject: 'Hello', message: '{nonsense}' } },
      { plan: 'gentle', steps: [{ days: 1000, words: {} }] },
      { plan: 'firm', steps: [{ days: 2, words: wrong }] },
    ]);
    expect([body.added, body.broken.length]).toEqual([0, 4]);
    expect(await listTemplates(db, userId)).toEqual([]);
  });
});
