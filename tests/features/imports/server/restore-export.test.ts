import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { exportFiles, exportPictures, planExport } from '#app/domain/import/plan-export.ts';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { getOverviewFigures } from '#app/features/overview/server/overview-page.api.server.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { postImport } from '#tests/support/import-harness.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createUsedAccount } from '#tests/support/used-account.ts';

const database = await createTestDatabase();
const db = database.open();
const { take } = openExports(database);

const seller = () =>
  createSampleSeller(db, unlimitedColumns as Parameters<typeof createSampleSeller>[1]);

/** Restores everything in a plan, as the page does. */
async function restore(cookie: string, plan: NonNullable<ReturnType<typeof planExport>>) {
  const added: unknown[] = [];
  const send = async (json: object) => {
    const { status, body } = await postImport(db, cookie, json);
    expect([status, body.broken ?? []]).toEqual([200, []]);
    added.push(body.added);
  };
  if (plan.settings) await send({ intent: 'settings', settings: [plan.settings] });
  if (plan.clients.length > 0) await send({ intent: 'clients', clients: plan.clients });
  if (plan.products.length > 0) await send({ intent: 'products', products: plan.products });
  await send({ intent: 'documents', documents: plan.documents });
  await send({ intent: 'entries', entries: plan.entries });
  if (plan.series.length > 0) await send({ intent: 'series', series: plan.series });
  return added;
}

/** The files of an export as its reader unpacks them. */
function filesOf({ names, textOf, bytesOf }: Awaited<ReturnType<typeof take>>) {
  const texts = names.filter((name) => exportFiles.test(name));
  const pictures = names.filter((name) => exportPictures.test(name));
  const base64Of = (name: string) => Buffer.from(bytesOf(name) ?? []).toString('base64');
  return new Map([
    ...texts.map((name) => [name, textOf(name)] as const),
    ...pictures.map(
      (name) => [name, writePictureText({ type: 'png', base64: base64Of(name) })] as const,
    ),
  ]);
}

/** Ids, codes, write timestamps and values that belong to one account only. */
const passing =
  /^(id|clientId|sourceId|invoiceId|otherInvoiceId|undoes|updatedAt|verificationCode|links|remindersSince|restoredAt)$/;
type Row = Record<string, unknown>;
const lasting = (values: Record<string, unknown>[], besides = /^$/) =>
  values.map((value) =>
    Object.fromEntries(
      Object.entries(value).filter(([key]) => !passing.test(key) && !besides.test(key)),
    ),
  );

describe('an account’s export', () => {
  test('imported into an empty account exports the same data, and adds nothing the second time', async () => {
    const { userId, offer } = await createUsedAccount(db);
    expect(offer).toBeDefined();
    const first = await take(userId);
    const plan = planExport(filesOf(first));
    if (!plan) throw new Error('no export');
    expect(plan.unreadable).toBe(0);

    const fresh = await seller();
    expect(await restore(fresh.cookie, plan)).toEqual([1, 1, 1, 9, plan.entries.length]);
    const second = await take(fresh.userId);
    expect(lasting(second.jsonOf('clients.json'), /createdAt/)).toEqual(
      lasting(first.jsonOf('clients.json'), /createdAt/),
    );
    expect(lasting(second.jsonOf('products.json'), /createdAt/)).toEqual(
      lasting(first.jsonOf('products.json'), /createdAt/),
    );
    expect(lasting(second.jsonOf('invoices.json'))).toEqual(lasting(first.jsonOf('invoices.json')));
    expect(second.textOf('invoices.csv')).toBe(first.textOf('invoices.csv'));
    const own = ({ settings }: { settings: Record<string, unknown> }) =>
      lasting([settings], /^(invoiceLimit|subscription|total|period|last|updated|preferred)/);
    expect(own(second.jsonOf('account.json'))).toEqual(own(first.jsonOf('account.json')));
    for (const name of ['pictures/logo.png', 'pictures/signature.png']) {
      expect(first.bytesOf(name)).toBeDefined();
      expect(second.bytesOf(name)).toEqual(first.bytesOf(name));
    }
    const answers = lasting(second.jsonOf('answers.json'));
    expect(answers).toHaveLength(2);
    expect(answers).toEqual(expect.arrayContaining(lasting(first.jsonOf('answers.json'))));
    const statusOf = (number: string) =>
      second.jsonOf('invoices.json').find((each: Row) => each.invoiceNumber === number)?.status;
    expect(['EST-001', 'EST-002', 'EST-003'].map(statusOf)).toEqual([
      'open',
      'accepted',
      'declined',
    ]);
    const sorted = (entries: Record<string, unknown>[]) =>
      lasting(entries)
        .map((each) => JSON.stringify(each))
        .sort();
    expect(sorted(second.jsonOf('payments.json'))).toEqual(sorted(first.jsonOf('payments.json')));
    const codes = second.jsonOf('history.json').map(({ code }: { code: string }) => code);
    expect(codes.filter((code: string) => code === 'imported')).toHaveLength(9);

    const counted = async () => {
      const ofUser = eq(userSettings.userId, fresh.userId);
      const [row] = await db.select().from(userSettings).where(ofUser);
      return [row?.totalInvoicesCreated, row?.lastInvoiceNumber];
    };
    expect(await counted()).toEqual([5, 5]);
    expect(await restore(fresh.cookie, plan)).toEqual([0, 0, 0, 0, 0]);
    expect(await counted()).toEqual([5, 5]);
    const third = await take(fresh.userId);
    expect(third.textOf('invoices.json')).toBe(second.textOf('invoices.json'));
  });

  test('an impossible answer is skipped with its estimate, and the owner isn’t notified about another', async () => {
    const { userId } = await createUsedAccount(db);
    const plan = planExport(filesOf(await take(userId)));
    const sent = plan?.documents.find(({ answer }) => answer?.answer === 'accepted');
    const fresh = await seller();
    const post = (changes: object) =>
      postImport(db, fresh.cookie, {
        intent: 'documents',
        documents: [{ ...sent, answer: { ...sent?.answer, ...changes } }],
      });
    const { body } = await post({ name: ' ' });
    expect([body.added, (body.broken as unknown[]).length]).toEqual([0, 1]);
    expect((await post({ signature: 'no drawing' })).body.added).toBe(1);
    const [estimate] = await db.select().from(invoices).where(eq(invoices.userId, fresh.userId));
    const kept = await db
      .select()
      .from(estimateAnswers)
      .where(eq(estimateAnswers.invoiceId, estimate?.id ?? ''));
    expect(kept).toMatchObject([{ signature: null, toldAt: expect.any(Number) }]);
  });

  test('declining an earlier version is no answer to an estimate that was invoiced', async () => {
    const { userId } = await createUsedAccount(db);
    const plan = planExport(filesOf(await take(userId)));
    const sent = plan?.documents.find(({ answer }) => answer?.answer === 'declined');
    if (!sent) throw new Error('no refusal');
    const fresh = await seller();
    const { body } = await postImport(db, fresh.cookie, {
      intent: 'documents',
      documents: [{ ...sent, document: { ...sent.document, status: 'invoiced' } }],
    });
    expect(body.added).toBe(1);
    const [estimate] = await db.select().from(invoices).where(eq(invoices.userId, fresh.userId));
    expect(estimate?.status).toBe('invoiced');
    expect(
      await db.$count(estimateAnswers, eq(estimateAnswers.invoiceId, estimate?.id ?? '')),
    ).toBe(0);
  });

  test('data that was changed in the file, or has a link of an unknown kind, is reported and skipped', async () => {
    const { userId } = await createUsedAccount(db);
    const plan = planExport(filesOf(await take(userId)));
    const [sent] = plan?.documents ?? [];
    if (!sent) throw new Error('no document');
    const fresh = await seller();
    const post = (changes: object) =>
      postImport(db, fresh.cookie, {
        intent: 'documents',
        documents: [{ ...sent, document: { ...sent.document, ...changes } }],
      });
    for (const changes of [
      { total: '1.00' },
      { items: [] },
      { country: 'Mars' },
      { acceptCardPayments: true, stripePaymentLink: 'javascript:alert(1)' },
      { invoiceNumber: '' },
    ]) {
      const { body } = await post(changes);
      expect([changes, body.added, (body.broken as unknown[]).length]).toEqual([changes, 0, 1]);
    }
    const rows = await db.select().from(invoices).where(eq(invoices.userId, fresh.userId));
    expect(rows).toEqual([]);
  });

  test('what a lost dispute withdrew is restored as a refund, on its date', async () => {
    const { userId } = await createUsedAccount(db);
    const plan = planExport(filesOf(await take(userId)));
    const sent = plan?.documents.find(
      ({ document: { kind, id } }) =>
        kind === 'invoice' && !plan.entries.some(({ invoiceId }) => invoiceId === id),
    );
    if (!plan || !sent) throw new Error('no invoice');
    const card = {
      invoiceId: sent.document.id,
      origin: 'card' as const,
      method: 'card' as const,
      reference: null,
      note: null,
      otherInvoiceId: null,
    };
    const fresh = await seller();
    await restore(fresh.cookie, {
      ...plan,
      clients: [],
      products: [],
      series: [],
      settings: null,
      documents: [sent],
      entries: [
        {
          ...card,
          id: 'ch',
          kind: 'payment',
          amountMinor: 100,
          undoes: null,
          day: '2026-10-02',
          at: '2026-10-02T12:00:00.000Z',
        },
        {
          ...card,
          id: 'dp',
          kind: 'reversal',
          amountMinor: 40,
          undoes: 'ch',
          day: '2026-11-20',
          at: '2026-11-20T12:00:00.000Z',
        },
      ],
    });
    const { months } = await getOverviewFigures(db, {
      userId: fresh.userId,
      today: '2026-11-26',
      since: '2026-01-01',
      listed: null,
    });
    const received = months.flatMap(({ months: each }) => each);
    expect(received.sort((one, other) => (one.month < other.month ? -1 : 1))).toMatchObject([
      { month: '2026-10', minor: 100n },
      { month: '2026-11', minor: -40n },
    ]);
  });

  test('another account’s entries reach nothing', async () => {
    const { userId } = await createUsedAccount(db);
    const plan = planExport(filesOf(await take(userId)));
    const fresh = await seller();
    const { body } = await postImport(db, fresh.cookie, {
      intent: 'entries',
      entries: plan?.entries,
    });
    expect(body.added).toBe(0);
  });
});
