import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  answerSeriesPost,
  answerSeriesStart,
} from '#app/handlers/recurring/series-calls.server.ts';
import { sixOn } from '#app/services/recurring/make-due-occurrences.server.ts';
import { userSettings } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import {
  endsOf,
  freeColumns,
  madeOf,
  runSeries,
  seriesMails,
  seriesZone,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-desk.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { typedSeries } from '#tests/support/typed-series.ts';

const database = await createTestDatabase();
const db = database.open();
const six = (day: string) => sixOn(day, seriesZone);
const noon = (day: string) => six(day) + 6 * 60 * 60_000;

async function post(cookie: string, json: object, now: number) {
  const response = await answerSeriesPost({
    request: jsonPost('/api/series', json, cookie),
    context: createTestContext(db, { now }),
  });
  return { status: response.status, body: await response.json() };
}

async function start(cookie: string, query: string, now: number) {
  const response = await answerSeriesStart({
    request: new Request(`${testOrigin}/api/series?${query}`, { headers: { Cookie: cookie } }),
    context: createTestContext(db, { now }),
  });
  return { status: response.status, body: await response.json() };
}

const rowOf = async (id: string) => {
  const [row] = await db.select().from(series).where(eq(series.id, id));
  if (!row) throw new Error('no such series');
  return row;
};
const pressing = async (id: string) => ({ id, version: (await rowOf(id)).updatedAt });

describe('a series', () => {
  test.each([
    [{ anchor: '2026-03-14' }, { anchor: 'The first invoice cannot be in the past' }],
    [{ anchor: 'soon' }, { anchor: 'Please enter a valid date' }],
    [{ every: '0' }, { every: 'Enter a whole number from 1 to 366' }],
    [{ every: '1.5' }, { every: 'Enter a whole number from 1 to 366' }],
    [{ ends: 'after', endCount: '1000' }, { endCount: 'Enter a whole number from 1 to 999' }],
    [
      { ends: 'on', endDay: '2098-01-01' },
      { endDay: 'The last day cannot be before the first invoice' },
    ],
    [{ dueDays: '366' }, { dueDays: 'Enter a whole number from 0 to 365' }],
    [{ lines: [] }, null],
    [
      { lines: [...typedSeries.lines, ...typedSeries.lines] },
      { lines: 'The lines are other ones by now. Please reload.' },
    ],
    [
      { lines: [{ ...typedSeries.lines[0], unitPrice: 'much' }] },
      { lines: expect.stringContaining('rice') },
    ],
    [{ unit: 'hour' }, null],
  ])('with %o is refused, and nothing is kept', async (changes, issues) => {
    const { userId, cookie, settings } = await createSampleSeller(db);
    const sourceId = await saveSample(db, settings);
    const now = Date.UTC(2026, 2, 15, 12);
    const json = { kind: 'start', key: crypto.randomUUID(), sourceId };
    const answer = await post(cookie, { ...json, typed: { ...typedSeries, ...changes } }, now);
    expect(answer).toMatchObject(
      issues ? { status: 422, body: { outcome: 'invalid', issues } } : { status: 400 },
    );
    expect(await db.select().from(series).where(eq(series.userId, userId))).toEqual([]);
  });

  test('that is to be sent needs an address', async () => {
    const { cookie, settings } = await createSampleSeller(db);
    const sourceId = await saveSample(db, settings, { clientEmail: null });
    const json = { kind: 'start', key: crypto.randomUUID(), sourceId };
    const typed = { ...typedSeries, sends: true };
    expect(await post(cookie, { ...json, typed }, Date.UTC(2026, 2, 15))).toMatchObject({
      body: { issues: { sends: 'The client has no email address to send to' } },
    });
  });

  test('begins monthly from the day after a month, or today, due as the invoice was', async () => {
    const { cookie, settings } = await createSampleSeller(db);
    const id = await saveSample(db, settings, { invoiceDate: '2026-01-31', dueDate: '2026-02-14' });
    const asked = await start(cookie, `invoice=${id}`, Date.UTC(2026, 1, 1, 12));
    expect(asked.body).toMatchObject({
      ...{ name: 'INV-001', from: 1, today: '2026-02-01', version: null },
      typed: { anchor: '2026-02-28', unit: 'month', every: '1', ends: 'never', dueDays: '14' },
    });
    const late = await start(cookie, `invoice=${id}`, Date.UTC(2026, 5, 1, 12));
    expect(late.body).toMatchObject({ typed: { anchor: '2026-06-01' } });
  });

  test('is nobody else’s', async () => {
    const { id } = await startSampleSeries(db);
    const other = await createSampleSeller(db);
    const now = noon('2026-01-01');
    expect((await start(other.cookie, `series=${id}`, now)).status).toBe(404);
    for (const kind of ['pause', 'resume', 'end', 'confirm']) {
      const of = await pressing(id);
      expect(await post(other.cookie, { kind, ...of }, now)).toMatchObject({ status: 404 });
    }
    expect((await rowOf(id)).state).toBe('active');
  });
});

describe('a press on a series', () => {
  test('pauses and resumes it: days between are not made up for', async () => {
    const { id, userId, cookie } = await startSampleSeries(db);
    await runSeries(db, six('2026-01-31'));
    const stale = await pressing(id);
    expect((await post(cookie, { kind: 'pause', ...stale }, noon('2026-02-01'))).status).toBe(200);
    expect(await post(cookie, { kind: 'end', ...stale }, noon('2026-02-01'))).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining('changed meanwhile') } },
    });
    await runSeries(db, six('2026-04-01'));
    expect(await madeOf(db, userId)).toHaveLength(1);
    const resumed = await post(
      cookie,
      { kind: 'resume', ...(await pressing(id)) },
      noon('2026-04-01'),
    );
    expect(resumed.body).toMatchObject({ outcome: 'saved', day: '2026-04-30' });
    await runSeries(db, six('2026-04-30'));
    expect((await madeOf(db, userId)).map(({ invoiceDate }) => invoiceDate)).toEqual([
      ...['2026-01-31', '2026-04-30'],
    ]);
  });

  test('skips one, which is never made', async () => {
    const { id, userId, cookie } = await startSampleSeries(db);
    const of = await pressing(id);
    expect((await post(cookie, { kind: 'skip', ...of, n: 2 }, noon('2026-01-01'))).status).toBe(
      409,
    );
    const skipped = await post(cookie, { kind: 'skip', ...of, n: 1 }, noon('2026-01-01'));
    expect(skipped.body).toMatchObject({ day: '2026-02-28' });
    await runSeries(db, six('2026-02-28'));
    expect(await endsOf(db, id)).toEqual(['skipped', 'made']);
    expect(await madeOf(db, userId)).toMatchObject([{ invoiceDate: '2026-02-28' }]);
  });

  test('changes what follows: another rhythm, words and price, numbers go on', async () => {
    const { id, userId, cookie } = await startSampleSeries(db, { endCount: 3 });
    await runSeries(db, six('2026-01-31'));
    const { body } = await start(cookie, `series=${id}`, noon('2026-02-01'));
    const { typed, from, version } = body as { typed: object; from: number; version: number };
    expect([from, typed]).toMatchObject([
      2,
      { anchor: '2026-02-28', ends: 'after', endCount: '3' },
    ]);
    const change = {
      ...{ ...typed, unit: 'week', anchor: '2026-02-10', notes: 'Week of {period}' },
      lines: [{ description: 'Care', secondDescription: '', quantity: '2', unitPrice: '10' }],
    };
    const json = { kind: 'change', id, version, typed: change };
    expect((await post(cookie, json, noon('2026-02-01'))).body).toMatchObject({
      ...{ outcome: 'saved', day: '2026-02-10' },
    });
    for (const day of ['2026-02-10', '2026-02-17', '2026-02-24']) await runSeries(db, six(day));
    expect(await endsOf(db, id)).toEqual(['made', 'made', 'made']);
    const made = await madeOf(db, userId);
    expect(made.map(({ invoiceDate, notes }) => `${invoiceDate} ${notes}`).slice(1)).toEqual([
      '2026-02-10 Week of 10 Feb 2026 – 16 Feb 2026',
      '2026-02-17 Week of 17 Feb 2026 – 23 Feb 2026',
    ]);
    expect((await rowOf(id)).state).toBe('ended');
  });

  test('changes words alone: month ends come back, and days of a pause are not made up for', async () => {
    const { id, userId, cookie } = await startSampleSeries(db);
    const sayAnew = async (notes: string, now: number) => {
      const { body } = await start(cookie, `series=${id}`, now);
      const { typed, version } = body as { typed: { anchor: string }; version: number };
      const change = { kind: 'change', id, version, typed: { ...typed, notes } };
      const answer = (await post(cookie, change, now)).body as { day: string };
      return [typed.anchor, answer.day];
    };
    await runSeries(db, six('2026-01-31'));
    expect(await sayAnew('Of {period}', noon('2026-02-10'))).toEqual(Array(2).fill('2026-02-28'));
    for (const day of ['2026-02-28', '2026-03-31']) await runSeries(db, six(day));
    expect((await madeOf(db, userId)).map(({ notes }) => notes).slice(1)).toEqual([
      ...['Of 28 Feb 2026 – 30 Mar 2026', 'Of 31 Mar 2026 – 29 Apr 2026'],
    ]);
    const pressed = { kind: 'pause', ...(await pressing(id)) };
    expect((await post(cookie, pressed, noon('2026-04-01'))).status).toBe(200);
    expect(await sayAnew('Again', noon('2026-06-10'))).toEqual(Array(2).fill('2026-06-30'));
    expect(await rowOf(id)).toMatchObject({
      ...{ anchor: '2026-01-31', firstN: 1, nextN: 6, state: 'paused', nextLook: null },
    });
  });

  test('changes a series that its last day has met: it goes on by its rhythm', async () => {
    const { id, userId, cookie } = await startSampleSeries(db, { endCount: 1 });
    await db
      .update(userSettings)
      .set({ ...freeColumns, totalInvoicesCreated: 3 })
      .where(eq(userSettings.userId, userId));
    await runSeries(db, six('2026-01-31'));
    const { body } = await start(cookie, `series=${id}`, noon('2026-02-10'));
    const { typed, version } = body as { typed: object; version: number };
    expect(typed).toMatchObject({ anchor: '2026-02-28', endCount: '1' });
    const json = { kind: 'change', id, version, typed: { ...typed, endCount: '3' } };
    expect((await post(cookie, json, noon('2026-02-10'))).body).toMatchObject({
      day: '2026-02-28',
    });
    expect(await rowOf(id)).toMatchObject({ anchor: '2026-01-31', firstN: 1, endCount: 3 });
  });

  test('changes the rhythm while one waits, whose words stay those of its day', async () => {
    const { id, userId, cookie } = await startSampleSeries(db);
    const setPlan = (plan: Partial<typeof userSettings.$inferInsert>) =>
      db.update(userSettings).set(plan).where(eq(userSettings.userId, userId));
    await setPlan({ ...freeColumns, totalInvoicesCreated: 3 });
    await runSeries(db, six('2026-01-31'));
    const { body } = await start(cookie, `series=${id}`, noon('2026-02-01'));
    const { typed, version } = body as { typed: object; version: number };
    const change = { ...typed, anchor: '2026-06-30', unit: 'year' };
    const json = { kind: 'change', id, version, typed: change };
    expect((await post(cookie, json, noon('2026-02-01'))).status).toBe(200);
    await setPlan(unlimitedColumns);
    await runSeries(db, noon('2026-02-01'));
    expect(await madeOf(db, userId)).toMatchObject([
      { invoiceDate: '2026-02-01', notes: 'For January 2026, Q1' },
    ]);
  });

  test('confirms other payment details once: what waits is sent, and what follows', async () => {
    const { id, userId, cookie } = await startSampleSeries(db, { sends: true });
    await runSeries(db, six('2026-01-31'));
    await db
      .update(userSettings)
      .set({ accountNumber: '87654321' })
      .where(eq(userSettings.userId, userId));
    await runSeries(db, six('2026-02-28'));
    expect(await endsOf(db, id)).toEqual(['made', 'payment']);
    const now = noon('2026-03-01');
    expect((await post(cookie, { kind: 'confirm', ...(await pressing(id)) }, now)).status).toBe(
      200,
    );
    await runSeries(db, now + 60_000);
    await runSeries(db, six('2026-03-31'));
    expect(await endsOf(db, id)).toEqual(['made', 'made', 'made']);
    expect(await seriesMails(db, userId)).toHaveLength(3);
  });
});

// @covers paid-6.1 paid-6.5 paid-6.6
