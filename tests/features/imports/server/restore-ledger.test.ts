import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ExportedEntry, SentDocument } from '#app/domain/import/exported-records.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import { planOf, postImport } from '#tests/support/import-harness.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;

/** Two invoices for 165.01 USD each and a credit note for the second one, as in an account's export. */
async function exportedInvoices() {
  const { userId, invoice } = await world.seller(unlimitedColumns);
  await invoice({ invoiceNumber: 'INV-001' });
  const now = savedAt + 1;
  const invoiceId = await invoice({ invoiceNumber: 'INV-002' }, now);
  await issueServed(db, { invoiceId, version: now, now: now + 1 });
  const choice = { kind: 'rest' } as const;
  const credit = { noteKey: crypto.randomUUID(), choice, reason: 'Returned', now: now + 2 };
  await creditInvoice(db, { ...credit, userId, invoiceId, today: '2026-03-20' });
  return planOf(await openExports(world.database).take(userId)).documents;
}
const [first, second, note] = (await exportedInvoices()) as [
  SentDocument,
  SentDocument,
  SentDocument,
];

const now = Date.UTC(2026, 10, 28, 12);
const total = 16_501;

const entry = (changes: Partial<ExportedEntry>): ExportedEntry => ({
  id: 'one',
  invoiceId: first.document.id,
  at: '2026-11-20T12:00:00.000Z',
  kind: 'payment',
  origin: 'hand',
  amountMinor: 1000,
  day: '2026-11-20',
  method: 'cash',
  reference: null,
  note: null,
  undoes: null,
  otherInvoiceId: null,
  ...changes,
});
const pay = (amountMinor: number, changes: Partial<ExportedEntry> = {}) =>
  entry({ amountMinor, ...changes });

type Body = { added: number; broken: { number: string; message: string }[] };
const numbersOf = ({ broken }: Body) => broken.map(({ number }) => number).sort();

/** Restores documents and entries into an empty account. */
async function restore(entries: ExportedEntry[], documents: SentDocument[] = [first, second]) {
  const seller = await world.seller(unlimitedColumns);
  const made = await postImport(db, seller.cookie, { intent: 'documents', documents }, now);
  expect(made.body.broken).toEqual([]);
  const post = async (sent: ExportedEntry[]) => {
    const json = { intent: 'entries', entries: sent };
    const { status, body } = await postImport(db, seller.cookie, json, now);
    return { status, body: body as Body };
  };
  const answer = await post(entries);
  const rowOf = async (number: string) => {
    const isIt = and(eq(invoices.userId, seller.userId), eq(invoices.invoiceNumber, number));
    return (await db.select().from(invoices).where(isIt))[0];
  };
  return { ...seller, ...answer, post, rowOf };
}

describe('entries that no seller could have made', () => {
  const reversal = (changes: Partial<ExportedEntry> = {}) =>
    entry({ id: 'back', kind: 'reversal', undoes: 'one', ...changes });
  const creditedBy = (id: string) =>
    entry({ kind: 'credited', origin: 'note', undoes: id, otherInvoiceId: id });
  const used = { origin: 'credit', method: 'other', otherInvoiceId: 'nowhere' } as const;
  const payMost = (id: string) => pay(Number.MAX_SAFE_INTEGER, { id });
  const refund = (id: string) => entry({ id, kind: 'refund', undoes: 'one', amountMinor: 600 });
  const wrong: [string, ExportedEntry[], RegExp][] = [
    ['three payments of 2^53-1', ['a', 'b', 'c'].map(payMost), /too large/],
    ['a reversal of nothing', [reversal()], /doesn’t exist/],
    ['a reversal of more', [pay(1000), reversal({ amountMinor: 2000 })], /doesn’t match/],
    ['a second reversal', [pay(1000), reversal(), reversal({ id: 'again' })], /already/],
    ['a refund of nothing', [entry({ kind: 'refund', undoes: 'none' })], /doesn’t exist/],
    ['refunds of more than was paid', [pay(1000), refund('a'), refund('b')], /doesn’t match/],
    ['a credit note above the balance', [pay(total + 1, { origin: 'mark' })], /balance due/],
    ['a date in 2999', [pay(1000, { day: '2999-01-01' })], /future/],
    ['no date', [pay(1000, { day: null })], /date isn’t valid/],
    ['a payment that reverses something', [pay(1000, { undoes: 'x' })], /isn’t allowed here/],
    ['a long reference', [pay(1000, { reference: 'x'.repeat(200) })], /too long/],
    ['credit from an unknown invoice', [pay(1000, used)], /doesn’t exist.*several parts/],
    ['a credit note that doesn’t exist', [creditedBy('n')], /doesn’t exist/],
    ['another invoice as its credit note', [creditedBy(second.document.id)], /different invoice/],
  ];

  test.each(wrong)(
    '%s: the invoice is reported and gets none, the others get theirs',
    async (_, entries, why) => {
      const sound = pay(700, { id: 'sound', invoiceId: second.document.id });
      const { status, body, rowOf } = await restore([...entries, sound]);
      expect([status, numbersOf(body)]).toEqual([200, ['INV-001']]);
      expect(body.broken[0]?.message).toMatch(why);
      expect(await rowOf('INV-001')).toMatchObject({ paidMinor: 0, status: 'unpaid' });
      expect(await rowOf('INV-002')).toMatchObject({ paidMinor: 700 });
    },
  );
});

test('a payment above the balance is credit, which another invoice uses once', async () => {
  const [one, two] = [first.document.id, second.document.id];
  const credit = { origin: 'credit', method: 'other', amountMinor: 500 } as const;
  const entries = [
    pay(total + 500),
    entry({ ...credit, id: 'use', invoiceId: two, otherInvoiceId: one }),
    entry({ ...credit, id: 'used', kind: 'used', undoes: 'use', otherInvoiceId: two }),
  ];
  const { body, rowOf, post } = await restore(entries);
  expect(body).toMatchObject({ added: 2, there: 0, leftOut: 0, broken: [] });
  expect(await rowOf('INV-001')).toMatchObject({ paidMinor: total, status: 'paid' });
  expect(await rowOf('INV-002')).toMatchObject({ paidMinor: 500, status: 'unpaid' });
  expect((await post(entries)).body).toMatchObject({ added: 0, there: 2, leftOut: 0, broken: [] });
  // Neither invoice gets an entry when the one with the credit is broken.
  const wrong = await restore([...entries, entry({ id: 'back', kind: 'reversal', undoes: 'no' })]);
  expect(numbersOf(wrong.body)).toEqual(['INV-001', 'INV-002']);
  expect(wrong.body.broken.at(-1)?.message).toMatch(/Shares a credit with INV-001/);
  expect(await wrong.rowOf('INV-002')).toMatchObject({ paidMinor: 0 });
});

const fromSecond = { origin: 'credit', otherInvoiceId: second.document.id } as const;
test.each<[string, ExportedEntry[], RegExp]>([
  ['it doesn’t have', [pay(1000, { ...fromSecond, method: 'other' })], /enough credit/],
  [
    'no payment used',
    [pay(total + 500), pay(500, { ...fromSecond, id: 'u', kind: 'used', undoes: 'p' })],
    /no matching entry/,
  ],
])('credit from an invoice that %s: neither invoice gets any entry', async (_, entries, why) => {
  const { body, rowOf } = await restore(entries);
  expect(numbersOf(body)).toEqual(['INV-001', 'INV-002']);
  expect(body.broken[0]?.message).toMatch(why);
  expect(await rowOf('INV-001')).toMatchObject({ paidMinor: 0 });
});

test('an entry that exists with other content is refused, showing what is stored', async () => {
  const { body, post, rowOf, userId } = await restore([pay(1000)]);
  expect(body.added).toBe(1);
  const again = (await post([pay(2000)])).body;
  expect(again.added).toBe(0);
  expect(again.broken[0]?.message).toMatch(/\$10\.00 entry from 2026-11-20.*already exists/);
  expect(await rowOf('INV-001')).toMatchObject({ paidMinor: 1000 });
  expect(await db.$count(payments, eq(payments.userId, userId))).toBe(1);
});

test('a credit note needs its invoice, and lowers its balance', async () => {
  const credited = entry({
    id: 'c',
    kind: 'credited',
    origin: 'note',
    method: 'other',
    amountMinor: total,
    undoes: note.document.id,
    otherInvoiceId: note.document.id,
    invoiceId: second.document.id,
  });
  const whole = await restore([credited], [first, second, note]);
  expect(whole.body).toMatchObject({ added: 1, broken: [] });
  expect(await whole.rowOf('INV-002')).toMatchObject({ status: 'credited', paidMinor: total });

  const seller = await world.seller(unlimitedColumns);
  const json = { intent: 'documents', documents: [note] };
  const alone = await postImport(db, seller.cookie, json, now);
  expect(alone.body).toMatchObject({ added: 0, stopped: null });
  expect(alone.body.broken).toMatchObject([{ number: note.document.invoiceNumber }]);
});
