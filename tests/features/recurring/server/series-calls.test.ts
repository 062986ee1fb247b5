import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { toContent } from '#app/features/invoice-sheet/queries/invoice-row.server.ts';
import { recordWaiting } from '#app/features/recurring/queries/occurrences.server.ts';
import { clients, userSettings } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { typedSeries } from '#tests/support/schedule-form.ts';
import { noon, openSeriesCalls, six } from '#tests/support/series-calls.ts';
import {
  endsOf,
  freeColumns,
  madeOf,
  runSeries,
  seriesEmails,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { post, start, rowOf, pressing, command, change } = openSeriesCalls(db);

const setSettings = (userId: string, columns: Partial<typeof userSettings.$inferInsert>) =>
  db.update(userSettings).set(columns).where(eq(userSettings.userId, userId));

/** A series whose first invoice was sent before its seller changed the payment details. */
async function startAndChangeDetails() {
  const started = await startSampleSeries(db, { sends: true });
  await runSeries(db, six('2026-01-31'));
  await setSettings(started.userId, { accountNumber: '87654321' });
  return started;
}

describe('a series', () => {
  const [line] = typedSeries.lines;
  const endIssue = 'The end date can’t be before the next invoice';
  const addressIssue =
    'This client has no email address. Add one before you turn on automatic sending.';
  test.each([
    [{ anchor: '2026-03-14' }, { anchor: 'Choose today or a later date' }],
    [{ anchor: 'soon' }, { anchor: 'Enter a valid date' }],
    [{ every: '1.5' }, { every: 'Enter a whole number from 1 to 366' }],
    [{ ends: 'after', endCount: '1000' }, { endCount: 'Enter a whole number from 1 to 999' }],
    [{ ends: 'on', endDay: '2098-01-01' }, { endDay: endIssue }],
    [{ paymentTerms: 'days:366' }, { paymentTerms: 'Enter a whole number from 0 to 365' }],
    [{ lines: [] }, null],
    [{ lines: [line, line] }, { lines: 'The line items have changed. Reload and try again.' }],
    [{ lines: [{ ...line, unitPrice: 'much' }] }, { lines: expect.stringContaining('rice') }],
    [{ unit: 'hour' }, null],
    [{ sends: true }, { sends: addressIssue }],
  ])('with %o is refused, and nothing is saved', async (changes, issues) => {
    const { userId, cookie, settings } = await createSampleSeller(db);
    const sourceId = await saveSample(db, settings, { clientEmail: null });
    const now = Date.UTC(2026, 2, 15, 12);
    const json = { kind: 'start', key: crypto.randomUUID(), sourceId };
    const answer = await post(cookie, { ...json, typed: { ...typedSeries, ...changes } }, now);
    expect(answer).toMatchObject(
      issues ? { status: 422, body: { outcome: 'invalid', issues } } : { status: 400 },
    );
    expect(await db.select().from(series).where(eq(series.userId, userId))).toEqual([]);
  });

  test('starts monthly, one month after the invoice or today, with the same payment terms', async () => {
    const { cookie, settings } = await createSampleSeller(db);
    const id = await saveSample(db, settings, { invoiceDate: '2026-01-31', dueDate: '2026-02-14' });
    const asked = await start(cookie, `invoice=${id}`, Date.UTC(2026, 1, 1, 12));
    const monthly = { anchor: '2026-02-28', unit: 'month', every: '1', ends: 'never' };
    expect(asked.body).toMatchObject({
      name: 'INV-001',
      from: 1,
      today: '2026-02-01',
      version: null,
      typed: { ...monthly, paymentTerms: 'days:14' },
    });
    const late = await start(cookie, `invoice=${id}`, Date.UTC(2026, 5, 1, 12));
    expect(late.body).toMatchObject({ typed: { anchor: '2026-06-01' } });
  });

  test.each([
    ['the client’s terms', 'next-month', 'days:7', 'days:14', 'next-month'],
    ['those of the invoice if the client has none', null, 'days:7', 'days:14', 'days:14'],
    ['those of Settings if none were chosen', null, 'days:7', null, 'days:7'],
    ['the default days if there are none at all', null, null, null, ''],
  ])('starts with %s', async (_, ofClient, ofSettings, ofInvoice, proposed) => {
    const { userId, cookie, settings } = await createSampleSeller(db);
    await setSettings(userId, { paymentTerms: ofSettings });
    const clientId = await createSampleClient(db, userId, 'Kite');
    await db.update(clients).set({ paymentTerms: ofClient }).where(eq(clients.id, clientId));
    const dueDate = ofInvoice ? '2026-01-29' : '2026-02-14';
    const invoice = { clientId, invoiceDate: '2026-01-15', dueDate, paymentTerms: ofInvoice };
    const id = await saveSample(db, settings, invoice);
    const asked = await start(cookie, `invoice=${id}`, Date.UTC(2026, 0, 16, 12));
    expect(asked.body).toMatchObject({ typed: { paymentTerms: proposed } });
  });

  test.each([
    ['2026-10-31', '2026-11-30', 31],
    ['2027-01-30', '2027-02-28', 30],
    ['2026-10-15', '2026-11-15', 15],
  ])(
    'of an invoice of %s starts on %s, on day %i of each month',
    async (invoiceDate, anchor, monthDay) => {
      const { cookie, settings } = await createSampleSeller(db);
      const id = await saveSample(db, settings, { invoiceDate, dueDate: '2027-03-01' });
      const now = Date.parse(`${invoiceDate}T20:00:00Z`);
      const { body } = await start(cookie, `invoice=${id}`, now);
      expect(body).toMatchObject({ typed: { anchor, monthDay } });
    },
  );

  test('keeps its day of the month when the interval is changed in a short month', async () => {
    const { id, cookie } = await startSampleSeries(db);
    await runSeries(db, six('2026-01-31'));
    expect(await change(cookie, id, { every: '2' }, noon('2026-02-10'))).toMatchObject({
      typed: { anchor: '2026-02-28', monthDay: 31 },
      body: { day: '2026-02-28' },
    });
    await runSeries(db, six('2026-02-28'));
    const after = await start(cookie, `series=${id}`, noon('2026-03-10'));
    expect(after.body).toMatchObject({ typed: { anchor: '2026-04-30', monthDay: 31, every: '2' } });
  });

  test('belongs only to its owner', async () => {
    const { id } = await startSampleSeries(db);
    const other = await createSampleSeller(db);
    const now = noon('2026-01-01');
    expect((await start(other.cookie, `series=${id}`, now)).status).toBe(404);
    for (const kind of ['pause', 'resume', 'end', 'confirm']) {
      expect((await command(other.cookie, id, kind, now)).status).toBe(404);
    }
    expect((await rowOf(id)).state).toBe('active');
  });
});

describe('an action on a series', () => {
  test('pauses and resumes it: days in between are not caught up', async () => {
    const { id, userId, cookie } = await startSampleSeries(db);
    await runSeries(db, six('2026-01-31'));
    const stale = await pressing(id);
    expect((await post(cookie, { kind: 'pause', ...stale }, noon('2026-02-01'))).status).toBe(200);
    expect(await post(cookie, { kind: 'end', ...stale }, noon('2026-02-01'))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed somewhere else') },
    });
    await runSeries(db, six('2026-04-01'));
    expect(await madeOf(db, userId)).toHaveLength(1);
    const resumed = await command(cookie, id, 'resume', noon('2026-04-01'));
    expect(resumed.body).toMatchObject({ outcome: 'saved', day: '2026-04-30' });
    await runSeries(db, six('2026-04-30'));
    expect((await madeOf(db, userId)).map(({ invoiceDate }) => invoiceDate)).toEqual([
      '2026-01-31',
      '2026-04-30',
    ]);
  });

  test('skips one, which is never created', async () => {
    const { id, userId, cookie } = await startSampleSeries(db);
    const skip = (n: number) => command(cookie, id, 'skip', noon('2026-01-01'), { n });
    expect((await skip(2)).status).toBe(409);
    const skipped = await skip(1);
    expect(skipped.body).toMatchObject({ day: '2026-02-28' });
    await runSeries(db, six('2026-02-28'));
    expect(await endsOf(db, id)).toEqual(['skipped', 'made']);
    expect(await madeOf(db, userId)).toMatchObject([{ invoiceDate: '2026-02-28' }]);
  });

  test('skips none that a crashed run has already recorded', async () => {
    const { id, cookie } = await startSampleSeries(db);
    await runSeries(db, six('2026-01-31'));
    const one = { n: 2, day: '2026-02-28', at: six('2026-02-28') };
    await recordWaiting(db, await rowOf(id), { ...one, why: 'limit', invoiceId: null });
    const message = 'This recurring invoice was changed somewhere else. Review it and try again.';
    const skipped = await command(cookie, id, 'skip', noon('2026-02-28'), { n: 2 });
    expect(skipped).toMatchObject({ status: 409, body: { message } });
    expect(await endsOf(db, id)).toEqual(['made', 'limit']);
  });

  test('skips the next one of a paused series, as shown on its card, and not one in the past', async () => {
    const { id, cookie } = await startSampleSeries(db);
    await runSeries(db, six('2026-01-31'));
    const now = noon('2026-04-10');
    await command(cookie, id, 'pause', noon('2026-02-01'));
    expect((await command(cookie, id, 'skip', now, { n: 2 })).status).toBe(409);
    const skipped = await command(cookie, id, 'skip', now, { n: 4 });
    expect(skipped).toMatchObject({ status: 200, body: { day: '2026-05-31' } });
    expect(await endsOf(db, id)).toEqual(['made', 'skipped']);
    expect(await rowOf(id)).toMatchObject({ state: 'paused', nextN: 5, nextRunAt: null });
    const resumed = await command(cookie, id, 'resume', now);
    expect(resumed.body).toMatchObject({ day: '2026-05-31' });
  });

  test('confirms changed payment details once: invoices on hold are sent, and later ones too', async () => {
    const { id, userId, cookie } = await startAndChangeDetails();
    await runSeries(db, six('2026-02-28'));
    expect(await endsOf(db, id)).toEqual(['made', 'payment']);
    const now = noon('2026-03-01');
    expect((await command(cookie, id, 'confirm', now)).status).toBe(200);
    await runSeries(db, now + 60_000);
    await runSeries(db, six('2026-03-31'));
    expect(await endsOf(db, id)).toEqual(['made', 'made', 'made']);
    expect(await seriesEmails(db, userId)).toHaveLength(3);
  });

  test('confirms them for a series that they paused, and catches up no past days', async () => {
    const { id, cookie } = await startAndChangeDetails();
    for (const day of ['2026-02-28', '2026-03-31', '2026-04-30']) await runSeries(db, six(day));
    expect(await rowOf(id)).toMatchObject({ state: 'paused', pause: 'stopped' });
    const now = noon('2026-07-05');
    const { body } = await command(cookie, id, 'confirm', now);
    expect(body).toMatchObject({ day: '2026-07-31' });
    await runSeries(db, now + 60_000);
    expect(await endsOf(db, id)).toEqual(['made', 'made', 'made', 'made']);
    expect(await rowOf(id)).toMatchObject({ state: 'active' });
  });
});

/** At 8%, at 0%, and without tax. */
const items = [8_000, 0, null].map((rate, at) => {
  const price = { quantityHundredths: 100, unitPriceMinor: 10_000 };
  const line = plainLine({ ...price, description: `Line ${at}`, taxRateThousandths: rate ?? 0 });
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
    const setRate = (taxRateThousandths: number) => setSettings(userId, { taxRateThousandths });
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
    const march = await change(cookie, id, { anchor: '2026-03-31' }, noon('2026-03-01'));
    expect(march.status).toBe(200);
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
    await setSettings(userId, { ...freeColumns, totalInvoicesCreated: 3 });
    await runSeries(db, six('2026-01-31'));
    const yearly = { anchor: '2026-06-30', unit: 'year' };
    expect((await change(cookie, id, yearly, noon('2026-02-01'))).status).toBe(200);
    await setSettings(userId, unlimitedColumns);
    await runSeries(db, noon('2026-02-01'));
    expect(await madeOf(db, userId)).toMatchObject([
      { invoiceDate: '2026-02-01', notes: 'For January 2026, Q1' },
    ]);
  });
});
