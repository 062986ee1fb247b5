import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsUntil } from '#app/domain/overview/overview.ts';
import { signedMinor, withoutCorrections } from '#app/domain/payments/payment.ts';
import { getClientPageView } from '#app/features/clients/server/client-views.server.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { getOverviewFigures } from '#app/features/overview/server/overview-page.api.server.ts';
import { getTaxReport } from '#app/features/reports/server/get-tax-report.server.ts';
import { getStatement } from '#app/features/statements/server/statement-page.api.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import { openLives } from '#tests/support/open-lives.ts';
import { deliverAllEvents, type Life, lifeStep, live } from '#tests/support/payment-life.ts';
import { lifeDay } from '#tests/support/payment-model.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const rounds = isFullStrain ? 400 : 3;
const clientsInRound = 12;
const now = Date.parse(`${lifeDay}T12:00:00Z`);
const period = { from: lifeDay, to: lifeDay };

/** How a client's lifecycle ends: each invoice is credited in full or in part, voided where allowed, or left alone. */
const lifeEnd = fc.tuple(
  fc.constantFrom('credit', 'creditPart', 'void', 'nothing'),
  fc.constantFrom('credit', 'creditPart', 'void', 'nothing'),
);

async function end(life: Life, invoiceId: string, how: string): Promise<void> {
  const { userId } = life.settings;
  if (how === 'void') {
    await voidInvoiceRow(db, { userId, invoiceId, reason: 'Wrong client', now });
    return;
  }
  if (how === 'nothing') return;
  const [row] = await db
    .select({ version: invoices.updatedAt })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  await issueServed(db, { invoiceId, version: row?.version ?? 0, now });
  await creditInvoice(db, {
    userId,
    invoiceId,
    noteKey: crypto.randomUUID(),
    reason: 'Returned',
    today: lifeDay,
    now,
    choice: how === 'credit' ? { kind: 'rest' } : { kind: 'amount', minor: 1234 },
  });
}

async function ledgerOf(life: Life): Promise<bigint> {
  const entries = await db
    .select()
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(invoices.clientId, life.clientId), eq(payments.userId, life.settings.userId)));
  const sums = life.docs.map(({ id }) => {
    const own = entries.map((row) => row.payments).filter(({ invoiceId }) => invoiceId === id);
    return withoutCorrections(own)
      .filter(({ origin }) => origin !== 'credit' && origin !== 'note')
      .reduce((sum, entry) => sum + signedMinor(entry), 0);
  });
  return BigInt(sums.reduce((all, each) => all + each, 0));
}

test(`client, statement, overview, report and ledger agree on the money received in ${rounds * clientsInRound} random lifecycles`, async () => {
  let creditNotes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const lives = await openLives(db, clientsInRound);
    const steps = fc.sample(fc.array(lifeStep, { maxLength: 12 }), clientsInRound);
    const ends = fc.sample(lifeEnd, clientsInRound);
    const userId = lives[0]?.settings.userId ?? '';
    let all = 0n;
    for (const [at, life] of lives.entries()) {
      const [first, second] = ends[at] ?? ['nothing', 'nothing'];
      const told = JSON.stringify([steps[at], first, second]);
      for (const step of steps[at] ?? []) await live(life, step);
      await end(life, life.docs[0].id, first);
      await end(life, life.docs[1].id, second);
      // Pending card payments arrive when their invoice is already void or credited.
      await deliverAllEvents(life);
      const received = await ledgerOf(life);
      all += received;
      const { clientId } = life;
      const page = await getClientPageView(db, {
        userId,
        clientId,
        today: lifeDay,
        after: null,
        limit: 10,
      });
      expect(page?.totals[0]?.paid ?? 0n, told).toBe(received);
      const found = await getStatement(db, {
        userId,
        clientId,
        from: '1000-01-01',
        to: '9999-12-31',
      });
      expect(found?.statement[0]?.paidMinor ?? 0n, told).toBe(received);
      creditNotes += Number((found?.statement[0]?.creditedMinor ?? 0n) > 0n);
    }
    const overview = await getOverviewFigures(db, {
      userId,
      today: lifeDay,
      since: `${monthsUntil(lifeDay)[0]}-01`,
      listed: null,
    });
    const months = overview.months.flatMap((each) => each.months);
    expect(months.reduce((sum, { minor }) => sum + minor, 0n)).toBe(all);
    const report = await getTaxReport(db, { userId, ...period, basis: 'payment' });
    const reported = report.currencies.map(
      ({ total }) => total.netMinor + total.taxMinor + total.beyondMinor,
    );
    expect(reported.reduce((sum, minor) => sum + minor, 0n)).toBe(all);
  }
  expect(creditNotes).toBeGreaterThan(0);
});

test('a client whose invoice was fully credited has paid nothing', async () => {
  const [life] = await openLives(db, 1);
  if (!life) throw new Error('no life');
  await end(life, life.docs[0].id, 'credit');
  const page = await getClientPageView(db, {
    userId: life.settings.userId,
    clientId: life.clientId,
    today: lifeDay,
    after: null,
    limit: 10,
  });
  expect(page?.totals).toEqual([{ currency: 'USD', outstanding: 16_501n, paid: 0n, credit: 0n }]);
});
