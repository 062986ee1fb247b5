import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { userSettings } from '#db/schema.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { importingBusiness, planOf, postImport } from '#tests/support/import-harness.ts';
import {
  endsOf,
  madeOf,
  runSeries,
  seriesEmails,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { db, database } = world;
const { take } = openExports(database);
const now = Date.UTC(2026, 3, 5, 12);

const business = {
  ...importingBusiness,
  postalCode: '10001',
  phone: '+1 555 0100',
  taxNumber: '12-3456789',
};

/** An export of an account whose series created three invoices. */
async function exportSeries() {
  const from = await startSampleSeries(db);
  await db.update(userSettings).set(business).where(eq(userSettings.userId, from.userId));
  await runSeries(db, now);
  const first = await take(from.userId);
  return { from, first, plan: planOf(first) };
}
type Plan = Awaited<ReturnType<typeof exportSeries>>['plan'];

const freshSeller = () => world.seller(unlimitedColumns);

async function restore(cookie: string, { settings, clients, documents, series }: Plan) {
  for (const json of [
    { intent: 'settings', settings: [settings] },
    { intent: 'clients', clients },
    ...(documents.length > 0 ? [{ intent: 'documents', documents }] : []),
  ]) {
    const { status, body } = await postImport(db, cookie, json, now);
    expect([status, body.broken ?? []]).toEqual([200, []]);
  }
  if (series.length === 0) return null;
  return (await postImport(db, cookie, { intent: 'series', series }, now)).body;
}

const seriesOf = (userId: string) => db.select().from(series).where(eq(series.userId, userId));
const datesOf = (id = '') =>
  db.select().from(seriesOccurrences).where(eq(seriesOccurrences.seriesId, id));

/** For each of a seller's series, the number of dates that link to an invoice. */
async function keptOf(userId: string) {
  const dates = (await seriesOf(userId)).map(({ id }) => datesOf(id));
  return (await Promise.all(dates)).map((of) => of.filter((date) => date.invoiceId).length);
}

/** A series without ids and write timestamps; its invoices are named by number. */
function lasting(
  { jsonOf }: Awaited<ReturnType<typeof take>>,
  besides: readonly string[] = [],
): unknown {
  const documents: { id: string; invoiceNumber: string }[] = jsonOf('invoices.json');
  const numbers = new Map(documents.map(({ id, invoiceNumber }) => [id, invoiceNumber]));
  const numberOf = (id: string | null) => id && numbers.get(id);
  return jsonOf('recurring.json').map((each: Record<string, unknown>) => {
    const { id, updatedAt, draft, occurrences, sourceId, ...rest } = each;
    const { selectedClientId, ...form } = draft as Record<string, unknown>;
    for (const key of besides) delete rest[key];
    return {
      ...rest,
      hasClient: selectedClientId !== null,
      form,
      source: numberOf(sourceId as string | null),
      days: (occurrences as { invoiceId: string | null }[]).map(({ invoiceId, ...day }) => ({
        ...day,
        invoice: numberOf(invoiceId),
      })),
    };
  });
}

test('an exported recurring invoice is restored with its dates and invoices, paused, and continues with its next number', async () => {
  const { from, first, plan } = await exportSeries();
  const made = await madeOf(db, from.userId);
  expect(made.length).toBe(3);
  const fresh = await freshSeller();
  expect(await restore(fresh.cookie, plan)).toMatchObject({ added: 1, there: 0, broken: [] });
  const second = await take(fresh.userId);
  const ofState = ['state', 'pause', 'nextRunAt'];
  expect(lasting(second, ofState)).toEqual(lasting(first, ofState));
  const [row] = await seriesOf(fresh.userId);
  expect(row).toMatchObject({ state: 'paused', pause: 'owner', nextRunAt: null, nextN: 4 });

  expect(await restore(fresh.cookie, plan)).toMatchObject({ added: 0, there: 1, leftOut: 0 });
  expect((await take(fresh.userId)).textOf('recurring.json')).toBe(second.textOf('recurring.json'));
  const later = Date.UTC(2026, 4, 1, 12);
  await runSeries(db, later);
  expect(await madeOf(db, fresh.userId)).toHaveLength(3);

  const resume = { kind: 'resume', id: row?.id, version: row?.updatedAt };
  expect((await world.post('/api/series', resume, { as: fresh, now })).status).toBe(200);
  await runSeries(db, later);
  await runSeries(db, later);
  expect(await madeOf(db, fresh.userId)).toHaveLength(4);
  expect(await endsOf(db, row?.id ?? '')).toEqual(['made', 'made', 'made', 'made']);
});

test('a batch of recurring invoices is restored completely or not at all, and a retry adds it once', async () => {
  const { plan } = await exportSeries();
  const states: unknown[] = [];
  await forEachDatabaseFault({
    open: database.open,
    faults: usualFaults,
    prepare: async () => {
      const fresh = await freshSeller();
      await restore(fresh.cookie, { ...plan, series: [] });
      return fresh;
    },
    action: (on, { cookie }) =>
      postImport(on, cookie, { intent: 'series', series: plan.series }, now),
    check: async (_, { userId, cookie }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      expect([200, 503]).toContain(outcome.answer.status);
      const kept = await keptOf(userId);
      states.push(kept);
      expect([[], [3]]).toContainEqual(kept);
      if (outcome.answer.status === 200) expect(kept).toEqual([3]);
      await postImport(db, cookie, { intent: 'series', series: plan.series }, now);
      expect(await keptOf(userId)).toEqual([3]);
    },
  });
  expect(states.length).toBeGreaterThanOrEqual(2 * usualFaults.length);
});

test('paused and ended recurring invoices are restored unchanged', async () => {
  for (const state of ['paused', 'ended'] as const) {
    const { from, plan } = await exportSeries();
    const pause = state === 'paused' ? 'stopped' : null;
    const changed = { state, pause, nextRunAt: null } as const;
    await db.update(series).set(changed).where(eq(series.id, from.id));
    const first = await take(from.userId);
    const sent = plan.series.map((each) => ({ ...each, series: { ...each.series, ...changed } }));
    const fresh = await freshSeller();
    expect(await restore(fresh.cookie, { ...plan, series: sent })).toMatchObject({ added: 1 });
    expect(lasting(await take(fresh.userId))).toEqual(lasting(first));
  }
});

test('an invoice on hold only for its email counts as created, and no owner is notified about holds', async () => {
  const { from, plan } = await exportSeries();
  const [sent] = plan.series;
  if (!sent) throw new Error('no series');
  const waits = ['mail', 'limit', 'payment'] as const;
  const occurrences = sent.series.occurrences.map((each, at) => ({
    ...each,
    state: 'waiting' as const,
    why: waits[at] ?? null,
    invoiceId: waits[at] === 'limit' ? null : each.invoiceId,
  }));
  const fresh = await freshSeller();
  const changed = [{ ...sent, series: { ...sent.series, nextN: 3, occurrences } }];
  expect(await restore(fresh.cookie, { ...plan, series: changed })).toMatchObject({ added: 1 });
  const [row] = await seriesOf(fresh.userId);
  expect(row?.nextN).toBe(4);
  expect(await endsOf(db, row?.id ?? '')).toEqual(['made', 'limit', 'made']);
  expect((await datesOf(row?.id)).map(({ toldAt }) => toldAt)).toEqual([now, now, now]);
  expect(await seriesEmails(db, fresh.userId)).toEqual([]);
  expect(await seriesOf(from.userId)).toHaveLength(1);
});

test('invoices in a later zip are linked when the first zip is imported again', async () => {
  const { first, plan } = await exportSeries();
  const fresh = await freshSeller();
  expect(await restore(fresh.cookie, { ...plan, documents: [] })).toMatchObject({ added: 1 });
  expect(await restore(fresh.cookie, plan)).toMatchObject({ added: 0, there: 1 });
  const ofState = ['state', 'pause', 'nextRunAt'];
  expect(lasting(await take(fresh.userId), ofState)).toEqual(lasting(first, ofState));
});

test('a recurring invoice that no dialog would accept is reported and skipped, and the account’s own is unchanged', async () => {
  const { from, plan } = await exportSeries();
  const [sent] = plan.series;
  if (!sent) throw new Error('no series');
  const fresh = await freshSeller();
  await restore(fresh.cookie, { ...plan, series: [] });
  for (const changes of [
    { every: 0 },
    { firstN: 9 },
    { draft: { ...sent.series.draft, items: [] } },
    { draft: { ...sent.series.draft, clientName: '' } },
  ]) {
    const lot = [{ ...sent, series: { ...sent.series, ...changes } }];
    const { body } = await postImport(db, fresh.cookie, { intent: 'series', series: lot }, now);
    expect([changes, body.added, (body.broken as unknown[]).length]).toEqual([changes, 0, 1]);
  }
  const own = await postImport(db, from.cookie, { intent: 'series', series: plan.series }, now);
  expect(own.body).toMatchObject({ added: 0, there: 1 });
  expect(await seriesOf(from.userId)).toHaveLength(1);
  const foreign = { ...sent, series: { ...sent.series, sourceId: 'x' } };
  const other = await freshSeller();
  await restore(other.cookie, { ...plan, documents: [], series: [foreign] });
  const [row] = await seriesOf(other.userId);
  expect(row?.sourceId).toBeNull();
});
