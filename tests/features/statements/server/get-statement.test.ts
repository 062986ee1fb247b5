import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#app/domain/dates.ts';
import { signedMinor } from '#app/domain/payments/payment.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { getStatement } from '#app/features/statements/server/statement-page.api.server.ts';
import { invoices } from '#db/schema.ts';
import { insertListed, listedRow } from '#tests/support/listed-invoice.ts';
import { readAllRows } from '#tests/support/overview-model.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { randomReportAccount, reportMiddle } from '#tests/support/report-account.ts';
import { standing } from '#tests/support/report-model.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const accounts = isFullStrain ? 1000 : 20;

type Rows = Awaited<ReturnType<typeof readAllRows>>;

async function accountWithClient(random: ReturnType<typeof createSeededRandom>) {
  const userId = await randomReportAccount(db, random);
  const clientId = await createSampleClient(db, userId, 'Kite');
  await db.update(invoices).set({ clientId }).where(eq(invoices.userId, userId));
  return { userId, clientId };
}

/** The open balance of each invoice in a currency at the end of a day, added up from all rows. */
function openOn({ documents, entries }: Rows, currency: string, day: string) {
  return documents
    .filter((row) => row.kind === 'invoice' && row.currency === currency)
    .map((row) => {
      const paid = standing(entries)
        .filter(({ invoiceId }) => invoiceId === row.id)
        .filter((entry) => (entry.day ?? row.invoiceDate) <= day)
        .reduce((sum, entry) => sum + signedMinor(entry), 0);
      const isThere = row.status !== 'void' && row.invoiceDate <= day;
      const total = isThere ? row.totalMinor : 0;
      return { due: row.nextDue ?? row.dueDate, minor: BigInt(total - paid) };
    });
}

const sum = (parts: { minor: bigint }[]) => parts.reduce((all, { minor }) => all + minor, 0n);

test(`the statements of ${accounts} random accounts are sums of all their rows, in one round trip`, async () => {
  const random = createSeededRandom(93);
  for (let account = 0; account < accounts; account += 1) {
    const { userId, clientId } = await accountWithClient(random);
    const from = addDays(reportMiddle, random(120) - 150);
    const to = addDays(from, random(250));
    const asked = database.open();
    const found = await getStatement(asked, { userId, clientId, from, to });
    expect(asked.stats.trips).toBe(1);
    const rows = await readAllRows(db, userId);
    for (const currency of ['USD', 'GBP', 'JPY'] as const) {
      const told = found?.statement.find((of) => of.currency === currency);
      const before = openOn(rows, currency, addDays(from, -1));
      const open = openOn(rows, currency, to);
      expect(told?.openingMinor ?? 0n).toBe(sum(before));
      expect(told?.closingMinor ?? 0n).toBe(sum(open));
      if (!told) continue;
      const { invoicedMinor, paidMinor, creditedMinor, lines } = told;
      const moved = invoicedMinor - paidMinor - creditedMinor;
      expect(told.openingMinor + moved).toBe(told.closingMinor);
      expect(lines.at(-1)?.balanceMinor ?? told.openingMinor).toBe(told.closingMinor);
      const days = lines.map(({ day }) => day);
      expect(days).toEqual(days.toSorted());
      const aged = (fewest: number, most: number) =>
        sum(
          open.filter(({ due, minor }) => {
            const late = daysBetween(due, to);
            return minor > 0n && late >= fewest && late <= most;
          }),
        );
      const never = 1_000_000;
      expect([told.notDueMinor, ...told.agesMinor]).toEqual([
        aged(-never, 0),
        aged(1, 30),
        aged(31, 60),
        aged(61, 90),
        aged(91, never),
      ]);
      expect(told.inCreditMinor).toBe(-sum(open.filter(({ minor }) => minor < 0n)));
    }
  }
});

test('an email with it links to the latest issued invoice', async () => {
  const { userId } = await createSampleUser(db);
  const clientId = await createSampleClient(db, userId, 'Kite');
  const days = ['2026-01-05', '2026-02-05', '2026-03-05', '2026-04-05'];
  const rows = days.map((invoiceDate) => listedRow({ invoiceDate }));
  await insertListed(db, userId, rows);
  await db.update(invoices).set({ clientId }).where(eq(invoices.userId, userId));
  const [first, second, third, unseen] = rows.map(({ id }) => id);
  const period = { from: '2026-01-01', to: '2026-12-31' };
  const latest = async () => (await getStatement(db, { userId, clientId, ...period }))?.latestId;
  expect(await latest()).toBe(unseen);
  for (const invoiceId of [first, second, third] as string[]) {
    await issueServed(db, { invoiceId, version: 1, now: 2 });
  }
  expect(await latest()).toBe(third);
});

test('another user’s client has none', async () => {
  const { clientId } = await accountWithClient(createSeededRandom(5));
  const { userId } = await accountWithClient(createSeededRandom(6));
  const period = { from: '2026-01-01', to: '2026-12-31' };
  expect(await getStatement(db, { userId, clientId, ...period })).toBeNull();
});

test('no query scans an entire table', async () => {
  const plans = await queryPlansOf(db, () =>
    getStatement(db, { userId: 'u', clientId: 'c', from: '2026-01-01', to: '2026-12-31' }),
  );
  const read = plans.filter((plan) => /(SCAN|SEARCH) (invoices|payments|clients)/.test(plan));
  expect(read.length).toBeGreaterThan(3);
  expect(read.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
});
