import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { toContent } from '#app/features/invoice-sheet/queries/invoice-row.server.ts';
import { userSettings } from '#db/schema.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { noon, openSeriesCalls, six } from '#tests/support/series-calls.ts';
import {
  endsOf,
  freeColumns,
  madeOf,
  runSeries,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { post, rowOf, command, change } = openSeriesCalls(db);

/** At 8%, at 0%, and without tax. */
const items = [8_000, 0, null].map((rate, at) => {
  const taxRateThousandths = rate ?? 0;
  const line = plainLine({
    description: `Line ${at}`,
    quantityHundredths: 100,
    unitPriceMinor: 10_000,
    taxRateThousandths,
  });
  return rate === null ? { ...line, taxes: [] } : line;
});

describe('a change to a series', () => {
  test('sets another schedule, text and price, and numbering continues', async () => {
    const { id, userId, cookie } = await startSampleSeries(db, { endCount: 3 });
    await runSeries(db, six('2026-01-31'));
    const lines = [{ description: 'Care', secondDescription: '', quantity: '2', unitPrice: '10' }];
    const weekly = { unit: 'week', anchor: '2026-02-10', notes: 'Week of {period}', lines };
    expect(await change(cookie, id, weekly, noon('2026-02-01'))).toMatchObject({
      from: 2,
      typed: { anchor: '2026-02-28', ends: 'after', endCount: '3' },
      body: { outcome: 'saved', day: '2026-02-10' },
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

  test('of text only keeps the schedule: month ends are kept, and days of a pause are not caught up', async () => {
    const { id, userId, cookie } = await startSampleSeries(db);
    const sayAnew = async (notes: string, now: number) => {
      const { typed, body } = await change(cookie, id, { notes }, now);
      return [typed.anchor, body.day];
    };
    await runSeries(db, six('2026-01-31'));
    expect(await sayAnew('Of {period}', noon('2026-02-10'))).toEqual(Array(2).fill('2026-02-28'));
    for (const day of ['2026-02-28', '2026-03-31']) await runSeries(db, six(day));
    expect((await madeOf(db, userId)).map(({ notes }) => notes).slice(1)).toEqual([
      'Of 28 Feb 2026 – 30 Mar 2026',
      'Of 31 Mar 2026 – 29 Apr 2026',
    ]);
    expect((await command(cookie, id, 'pause', noon('2026-04-01'))).status).toBe(200);
    expect(await sayAnew('Again', noon('2026-06-10'))).toEqual(Array(2).fill('2026-06-30'));
    expect(await rowOf(id)).toMatchObject({
      anchor: '2026-01-31',
      firstN: 1,
      nextN: 6,
      state: 'paused',
      nextRunAt: null,
    });
  });

  test('lets lines with the default tax rate follow the settings, as at the start; others keep theirs', async () => {
    const { id, userId, cookie } = await startSampleSeries(db, {}, { content: { items } });
    const setRate = (taxRateThousandths: number) =>
      db.update(userSettings).set({ taxRateThousandths }).where(eq(userSettings.userId, userId));
    const ratesOf = async () =>
      (await madeOf(db, userId)).map((row) =>
        toContent(row).items.map(({ taxes }) => taxes.map(({ rate }) => rate / 10_000)),
      );
    await setRate(8_000);
    await runSeries(db, six('2026-01-31'));
    const { typed } = await change(cookie, id, {}, noon('2026-02-01'));
    await setRate(9_500);
    await runSeries(db, six('2026-02-28'));
    expect(await ratesOf()).toEqual([
      [[8], [0], []],
      [[9.5], [0], []],
    ]);
    // Changed again, it still follows the settings, and the list shows that day's amount.
    expect((await change(cookie, id, { anchor: '2026-03-31' }, noon('2026-03-01'))).status).toBe(
      200,
    );
    expect((await rowOf(id)).totalMinor).toBe(30_950);
    await setRate(10_000);
    await runSeries(db, six('2026-03-31'));
    expect((await ratesOf()).at(-1)).toEqual([[10], [0], []]);

    await command(cookie, id, 'end', noon('2026-04-01'));
    const sourceId = await saveSample(db, await settingsOf(db, userId), {
      invoiceNumber: 'INV-090',
      items: items.slice(1),
    });
    await setRate(0);
    const another = { ...typed, anchor: '2026-04-30', lines: typed.lines.slice(1) };
    const begun = { kind: 'start', key: crypto.randomUUID(), sourceId, typed: another };
    await post(cookie, begun, noon('2026-04-01'));
    await setRate(7_000);
    await runSeries(db, six('2026-04-30'));
    expect((await ratesOf()).at(-1)).toEqual([[7], []]);
  });

  test('while one is on hold does not change the text for its day', async () => {
    const { id, userId, cookie } = await startSampleSeries(db);
    const setPlan = (plan: Partial<typeof userSettings.$inferInsert>) =>
      db.update(userSettings).set(plan).where(eq(userSettings.userId, userId));
    await setPlan({ ...freeColumns, totalInvoicesCreated: 3 });
    await runSeries(db, six('2026-01-31'));
    const yearly = { anchor: '2026-06-30', unit: 'year' };
    expect((await change(cookie, id, yearly, noon('2026-02-01'))).status).toBe(200);
    await setPlan(unlimitedColumns);
    await runSeries(db, noon('2026-02-01'));
    expect(await madeOf(db, userId)).toMatchObject([
      { invoiceDate: '2026-02-01', notes: 'For January 2026, Q1' },
    ]);
  });
});
