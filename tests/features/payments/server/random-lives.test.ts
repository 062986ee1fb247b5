import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { monthsUntil } from '#app/domain/overview/overview.ts';
import { signedMinor, withoutCorrections } from '#app/domain/payments/payment.ts';
import { refundableOf as refundableShown } from '#app/domain/payments/stored-entry.ts';
import { insertRefund } from '#app/features/cards/queries/card-refunds.server.ts';
import { getClientPageView } from '#app/features/clients/server/client-views.server.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { getOverviewFigures } from '#app/features/overview/server/overview-page.api.server.ts';
import { getCreditFor } from '#app/features/payments/queries/credit.server.ts';
import { getInvoiceWithEntries } from '#app/features/payments/queries/manual-payments.server.ts';
import { getTaxReport } from '#app/features/reports/server/get-tax-report.server.ts';
import { getStatement } from '#app/features/statements/server/statement-page.api.server.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { cardDisputes, cardRefunds, connectedAccounts } from '#db/connect-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { deliverAllEvents, type Life, lifeStep, live } from '#tests/support/payment-life.ts';
import {
  creditOf,
  type Doc,
  lifeDay,
  nextDueOf,
  paidOf,
  refundableOf,
} from '#tests/support/payment-model.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const wanted = isFullStrain ? 10_000 : 20;
/** The number of concurrent lifecycles, as clients of one seller, so that their results can be read together. */
const livesAtOnce = 25;
/**
 * Creates a seller with this many clients, each with two unpaid invoices of $165.01: copies of a saved one, all in one
 * write.
 */
async function openLives(count: number): Promise<Life[]> {
  const settings = await createSampleUser(db, { invoiceLimit: -1 });
  const { userId } = settings;
  const accountId = `acct ${userId}`;
  const saved = await saveSample(db, settings, { invoiceNumber: 'SAVED' });
  const columns = Object.values(getTableColumns(invoices)).map(({ name }) => name);
  const copy = ({ id, number }: Doc, clientId: string) => {
    const changed: Record<string, string> = {
      id,
      save_key: id,
      invoice_number: number,
      client_id: clientId,
    };
    const values = columns.map((name) => sql`${changed[name] ?? sql.identifier(name)}`);
    const names = columns.map((name) => sql.identifier(name));
    return sql`INSERT INTO ${invoices} (${sql.join(names, sql`, `)})
      SELECT ${sql.join(values, sql`, `)} FROM ${invoices} WHERE id = ${saved}`;
  };
  const made = Array.from({ length: count }, (_, at) => {
    const doc = (number: string): Doc => ({
      id: crypto.randomUUID(),
      number,
      total: 16_501,
      entries: [],
      charges: [],
      schedule: null,
    });
    const docs: Life['docs'] = [doc(`L-${at}-A`), doc(`L-${at}-B`)];
    return { db, settings, accountId, clientId: crypto.randomUUID(), docs };
  });
  await writeBatch(db, [
    db
      .insert(connectedAccounts)
      .values({ accountId, userId, state: 'ready', madeAt: 1, lookedAt: 1 }),
    ...made.flatMap(({ clientId, docs }) => [
      db.insert(clients).values({ id: clientId, userId, name: 'C', country: 'us', createdAt: 1 }),
      ...docs.map((doc) => copy(doc, clientId)),
    ]),
  ]);
  return made;
}

type Told = { life: Life; doc: Doc; other: Doc; told: string };

const pairsOf = (life: Life, told: string): Told[] => {
  const [one, two] = life.docs;
  return [
    { life, told, doc: one, other: two },
    { life, told, doc: two, other: one },
  ];
};

async function checkRows(userId: string, all: Told[]): Promise<void> {
  const { id, paidMinor, status, nextDue } = invoices;
  const rows = await db
    .select({ id, paidMinor, status, nextDue })
    .from(invoices)
    .where(eq(invoices.userId, userId));
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { doc, other, told } of all) {
    const paid = paidOf(doc, other);
    expect(found.get(doc.id), told).toEqual({
      id: doc.id,
      paidMinor: paid,
      status: paid >= doc.total ? 'paid' : 'unpaid',
      nextDue: nextDueOf(doc, other),
    });
  }
}

const isPaid = ({ doc, other }: Told) => paidOf(doc, other) >= doc.total;
/** The balance due differs from the total. */
const isOther = (each: Told) => paidOf(each.doc, each.other) !== 0 && !isPaid(each);

async function checkList(userId: string, all: Told[]): Promise<void> {
  const question = { userId, view: emptyListView, today: lifeDay, limit: 2 * livesAtOnce + 1 };
  const list = await listInvoices(db, { ...question, after: null });
  const disputes = await db.select().from(cardDisputes).where(eq(cardDisputes.userId, userId));
  for (const each of all) {
    const { doc, other, told } = each;
    const row = list.invoices.find(({ id }) => id === doc.id);
    const states = doc.charges.flatMap(({ dispute }) => dispute?.state ?? []);
    expect([row?.paidMinor, row?.status === 'paid', row?.isDisputed ?? false], told).toEqual([
      isOther(each) ? paidOf(doc, other) : undefined,
      isPaid(each),
      states.includes('open'),
    ]);
    const stored = disputes.filter(({ invoiceId }) => invoiceId === doc.id);
    expect(stored.map(({ state }) => state).sort(), told).toEqual(states.sort());
  }
  const owed = all
    .filter((each) => !isPaid(each))
    .map(({ doc, other }) => doc.total - paidOf(doc, other));
  // One more invoice was saved, and the others are copies of it.
  expect(list.owed[0]?.owed).toBe(BigInt(owed.reduce((sum, each) => sum + each, 16_501)));
}

/** Compares an invoice's ledger, sheet and PDF, and its refundable and available amounts, with the model. */
async function checkDocument(each: Told): Promise<void> {
  const { life, doc, other, told } = each;
  const { id, total } = doc;
  const { userId } = life.settings;
  const paid = paidOf(doc, other);
  const found = await getInvoiceWithEntries(db, id, null);
  if (!found) throw new Error(`No invoice ${id}`);
  const { invoice, entries } = found;
  expect(
    entries.map(signedMinor).reduce((all, minor) => all + minor, 0),
    told,
  ).toBe(paid);
  expect([invoice.paidMinor, invoice.status], told).toEqual([
    paid,
    isPaid(each) ? 'paid' : 'unpaid',
  ]);

  const money = (minor: number) => formatMoney(minor, 'USD', 'us');
  const sheet = describeDocument(invoice);
  expect(sheet.mark, told).toBe(isPaid(each) ? 'paid' : null);
  expect(sheet.totals.at(-1)?.value, told).toBe(money(isOther(each) ? total - paid : total));
  const printed = readPdf(renderInvoicePdf(sheet)).text.replace(/\s/g, '');
  for (const { value } of sheet.totals) expect(printed).toContain(value.replace(/\s/g, ''));

  const credit = await getCreditFor(db, { userId, invoiceId: other.id });
  expect(credit?.creditMinor, told).toBe(creditOf(doc, other));
  if (doc.charges.length === 0) return;
  const refunds = await db.select().from(cardRefunds).where(eq(cardRefunds.invoiceId, id));
  for (const charge of doc.charges) {
    const order = { userId, invoiceId: id, chargeId: charge.id, requestId: 'none', now: 1 };
    const begun = await insertRefund(db, { ...order, amountMinor: 1, seenMinor: -1 });
    const most = refundableOf(charge, doc, other);
    expect([begun?.refundableMinor, begun?.state], told).toEqual([most, null]);
    expect(refundableShown(charge.id, entries, refunds), told).toBe(most);
  }
}

/** Ends a lifecycle: each invoice is credited in full or in part, voided where that is allowed, or left alone. */
async function end({ settings: { userId } }: Life, invoiceId: string, how: string): Promise<void> {
  const now = Date.parse(`${lifeDay}T12:00:00Z`);
  if (how === 'void') await voidInvoiceRow(db, { userId, invoiceId, reason: 'Wrong client', now });
  if (how === 'nothing' || how === 'void') return;
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  await issueServed(db, { invoiceId, version: row?.updatedAt ?? 0, now });
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

/** The money received from a client according to the ledger. */
async function ledgerOf({ settings: { userId }, docs }: Life): Promise<bigint> {
  let sum = 0;
  for (const { id } of docs) {
    const own = await db
      .select()
      .from(payments)
      .where(and(eq(payments.invoiceId, id), eq(payments.userId, userId)));
    const money = withoutCorrections(own).filter(
      ({ origin }) => origin !== 'credit' && origin !== 'note',
    );
    for (const entry of money) sum += signedMinor(entry);
  }
  return BigInt(sum);
}

/** Compares the money received on the clients' pages, in their statements, the overview and the report with the ledger. */
async function checkReceived(userId: string, lives: Life[]): Promise<void> {
  let all = 0n;
  for (const life of lives) {
    const received = await ledgerOf(life);
    all += received;
    const of = { userId, clientId: life.clientId };
    const page = await getClientPageView(db, { ...of, today: lifeDay, after: null, limit: 10 });
    expect(page?.totals[0]?.paid ?? 0n).toBe(received);
    const found = await getStatement(db, { ...of, from: '1000-01-01', to: '9999-12-31' });
    expect(found?.statement[0]?.paidMinor ?? 0n).toBe(received);
  }
  const since = `${monthsUntil(lifeDay)[0]}-01`;
  const { months } = await getOverviewFigures(db, { userId, today: lifeDay, since, listed: null });
  const shown = months.flatMap((each) => each.months).map(({ minor }) => minor);
  const period = { from: lifeDay, to: lifeDay };
  const { currencies } = await getTaxReport(db, { userId, ...period, basis: 'payment' });
  const reported = currencies.map(
    ({ total }) => total.netMinor + total.taxMinor + total.beyondMinor,
  );
  const sum = (amounts: bigint[]) => amounts.reduce((one, other) => one + other, 0n);
  expect([sum(shown), sum(reported)]).toEqual([all, all]);
}

test(
  `whatever happens to the invoices of ${wanted} clients, ledger, balance, status, list, sheet and PDF say the same, and so do all sums of money received`,
  async () => {
    const all = fc.sample(fc.array(lifeStep, { minLength: 1, maxLength: 16 }), wanted);
    for (let from = 0; from < all.length; from += livesAtOnce) {
      const steps = all.slice(from, from + livesAtOnce);
      const lives = await openLives(steps.length);
      const userId = lives[0]?.settings.userId ?? '';
      const pairs = lives.flatMap((life, at) => pairsOf(life, JSON.stringify(steps[at])));
      for (let at = 0; at < Math.max(...steps.map(({ length }) => length)); at += 1) {
        await Promise.all(
          lives.map((life, which) => {
            const step = steps[which]?.[at];
            return step && live(life, step);
          }),
        );
        await checkRows(userId, pairs);
      }
      await Promise.all(lives.map(deliverAllEvents));
      await checkList(userId, pairs);
      await Promise.all(pairs.map(checkDocument));

      const ends = fc.sample(
        fc.constantFrom('credit', 'creditPart', 'void', 'nothing'),
        pairs.length,
      );
      for (const [at, { life, doc }] of pairs.entries()) {
        await end(life, doc.id, ends[at] ?? 'nothing');
      }
      // Late events arrive when their invoice is already void or credited.
      await Promise.all(lives.map(deliverAllEvents));
      await checkReceived(userId, lives);
    }
  },
  isFullStrain ? 3_600_000 : undefined,
);
