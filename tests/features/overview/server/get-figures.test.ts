import { expect, test } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { linesOnPage } from '#app/domain/lists/page-window.ts';
import { type AskedPayments, monthsUntil } from '#app/domain/overview/overview.ts';
import { getOverviewFigures } from '#app/features/overview/server/overview-page.api.server.ts';
import type { Figure, OverviewView } from '#app/features/overview/words/describe-overview.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { insertListed, type ListedRow, listedRow } from '#tests/support/listed-invoice.ts';
import { overviewByHand, readAllRows } from '#tests/support/overview-model.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { pick, randomReportAccount, reportMiddle } from '#tests/support/report-account.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { database, db } = world;
const today = '2026-11-26';
const since = `${monthsUntil(today)[0]}-01`;
const thisMonth: AskedPayments = { of: { month: today.slice(0, 7), currency: 'USD' }, page: 0 };
const accounts = isFullStrain ? 1000 : 25;

test(`the figures of ${accounts} random accounts are those of all their rows, in one round trip`, async () => {
  const random = createSeededRandom(26);
  for (let account = 0; account < accounts; account += 1) {
    const userId = await randomReportAccount(db, random, 20);
    const today = addDays(reportMiddle, random(500) - 100);
    const since = `${monthsUntil(today)[0]}-01`;
    const month = pick(random, [null, ...monthsUntil(today)]);
    const currency = pick(random, ['USD', 'GBP', 'JPY'] as const);
    const listed: AskedPayments = { of: month ? { month, currency } : 'average', page: 0 };
    const asked = database.open();
    const told = await getOverviewFigures(asked, { userId, today, since, listed });
    expect(asked.stats.trips).toBe(1);
    const byHand = overviewByHand(await readAllRows(db, userId), { today, since, listed });
    const inOrder = <Row extends { currency: string }>(rows: Row[]) =>
      rows.toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
    expect(inOrder(told.owed)).toEqual(byHand.owed);
    expect(inOrder(told.estimates)).toEqual(byHand.estimates);
    expect(told.days).toEqual(byHand.days);
    const months = told.months.flatMap(({ currency, months }) =>
      months.map((each) => `${currency} ${each.month} ${each.minor} ${each.count}`),
    );
    expect(months.sort()).toEqual(byHand.months);
    const debtors = inOrder(told.debtors).flatMap(({ currency, clients }) =>
      clients.map(({ minor, count, archived }) => `${currency} ${minor} ${count} ${archived}`),
    );
    expect(debtors).toEqual(byHand.debtors);
    expect(told.payments.map(({ id }) => id)).toEqual(byHand.payments);
  }
});

test('each currency lists its five largest debtors, largest first', async () => {
  const { userId } = await createSampleUser(db);
  const owed = Array.from({ length: 7 }, (_, at) =>
    listedRow({ clientName: `Client ${at}`, totalMinor: 1000 + at, currency: 'USD' }),
  );
  const inEuros = listedRow({ clientName: 'Finch', totalMinor: 5, currency: 'EUR' });
  await insertListed(db, userId, [...owed, inEuros]);
  const { debtors } = await getOverviewFigures(db, { userId, today, since, listed: null });
  const named = debtors.map(({ currency, clients }) => [
    currency,
    clients.map(({ name, minor }) => `${name} ${minor}`),
  ]);
  expect(Object.fromEntries(named)).toEqual({
    USD: [6, 5, 4, 3, 2].map((at) => `Client ${at} 100${at}`),
    EUR: ['Finch 5'],
  });
});

test('the payments behind the average are paged without duplicates', async () => {
  const { userId } = await createSampleUser(db);
  const several = linesOnPage + 20;
  const invoiceDate = addDays(today, -40);
  const paid = listedRow({ currency: 'EUR', invoiceDate, totalMinor: several });
  const owed = listedRow({ currency: 'EUR', invoiceDate, totalMinor: several });
  await insertListed(db, userId, [paid, owed]);
  const same = { userId, at: 1, kind: 'payment', origin: 'hand', method: 'other' } as const;
  const paymentOn = (invoiceId: string, back: number) => ({
    ...same,
    id: crypto.randomUUID(),
    invoiceId,
    amountMinor: 1,
    day: addDays(today, -back),
  });
  const many = Array.from({ length: several }, (_, at) => paymentOn(paid.id, at % 30));
  const entries = [...many, paymentOn(owed.id, 3)];
  await writeBatch(
    db,
    entries.map((entry) => db.insert(payments).values(entry)),
  );
  const pageOf = (page: number) =>
    getOverviewFigures(db, { userId, today, since, listed: { of: 'average', page } });
  const [first, second, third] = [await pageOf(0), await pageOf(1), await pageOf(2)];
  expect(first.days.count).toBe(many.length);
  const listed = [...first.payments, ...second.payments];
  expect(listed.map(({ id }) => id).sort()).toEqual(many.map(({ id }) => id).sort());
  const days = listed.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  expect(third.payments).toEqual([]);
});

test('each figure links to the list of its invoices', async () => {
  const seller = await world.seller();
  const due = (invoiceNumber: string, days: number, more: Partial<ListedRow> = {}) =>
    listedRow({ invoiceNumber, dueDate: addDays(today, days), ...more });
  await insertListed(db, seller.userId, [
    due('A-1', -10),
    due('A-2', -45, { totalMinor: 25_000 }),
    due('A-3', -100, { currency: 'EUR' }),
    due('A-4', 20, { clientName: 'Wren Ltd' }),
    due('A-5', -20, { totalMinor: 7000, archived: true }),
    due('A-6', -20, { status: 'void' }),
    due('A-7', 60, { currency: 'GBP', archived: true }),
  ]);
  const open = async (path: string) =>
    (await world.get(path, { as: seller, now: Date.parse(`${today}T12:00Z`) })).body;
  const { view } = (await open('/us/overview')) as { view: OverviewView };
  const listed = async (figure: Figure | null) => {
    if (!figure) return null;
    const paths = [figure.to, ...(figure.archived ? [figure.archived.to] : [])];
    const lists = await Promise.all(paths.map(open));
    const numbers = lists.map(({ list }) => [...list.invoices.invoiceNumber].sort());
    return [figure.text, ...numbers];
  };
  const owed = view.owed.rows.map(async ({ currency, cells }) => [
    currency,
    await Promise.all(cells.map(listed)),
  ]);
  expect(Object.fromEntries(await Promise.all(owed))).toEqual({
    USD: [
      ['$520.00', ['A-1', 'A-2', 'A-4'], ['A-5']],
      ['$100.00', ['A-4']],
      ['$170.00', ['A-1'], ['A-5']],
      ['$250.00', ['A-2']],
      null,
      null,
    ],
    EUR: [['€100.00 EUR', ['A-3']], null, null, null, null, ['€100.00 EUR', ['A-3']]],
    GBP: [['£100.00 GBP', ['A-7']], null, null, null, null, null],
  });
  const debtors = view.debtors.map(async ({ name, figure }) => [name, await listed(figure)]);
  expect(await Promise.all(debtors)).toContainEqual(['Wren Ltd', ['$100.00', ['A-4']]]);
});

test('another user’s documents are not counted', async () => {
  const { userId } = await createSampleUser(db);
  const question = { userId, today, since, listed: thisMonth };
  const { days, ...lists } = await getOverviewFigures(db, question);
  expect([days, Object.values(lists).flat()]).toEqual([{ days: 0, count: 0 }, []]);
  expect(await db.$count(invoices)).toBeGreaterThan(0);
});

test('no query scans an entire table', async () => {
  const plans = await queryPlansOf(db, () =>
    getOverviewFigures(db, { userId: 'u', today, since, listed: thisMonth }),
  );
  const read = plans.filter((plan) =>
    /(SCAN|SEARCH) (invoices|payments|emails|\w+_sums)\b/.test(plan),
  );
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
});
