import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ledgerEffects } from '#app/features/payments/queries/ledger.server.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { closeSample } from '#tests/support/closed-account.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
let userId = '';
let invoiceId = '';

beforeEach(async () => {
  const settings = await createSampleUser(db);
  userId = settings.userId;
  invoiceId = await saveSample(db, settings);
});

type Entry = Partial<typeof payments.$inferInsert> & { amountMinor: number };
const enter = (entry: Entry) =>
  writeBatch(db, [
    db.insert(payments).values({
      id: crypto.randomUUID(),
      invoiceId,
      userId,
      at: 7,
      kind: 'payment',
      origin: 'hand',
      day: '2026-03-15',
      method: 'cash',
      ...entry,
    }),
    ...ledgerEffects({ invoiceId, now: 7 }),
  ]);
const standing = async () => {
  const { paidMinor, status } = await invoiceRowOf(db, invoiceId);
  return [paidMinor, status];
};
const entries = () => db.select().from(payments).where(eq(payments.invoiceId, invoiceId));

test('a payment adds a line to the history, and the first one issues the invoice', async () => {
  await enter({ id: `${invoiceId} 1`, amountMinor: 40 });
  await enter({ kind: 'reversal', undoes: `${invoiceId} 1`, amountMinor: 40 });
  const lines = await db
    .select()
    .from(documentEvents)
    .where(eq(documentEvents.invoiceId, invoiceId))
    .orderBy(documentEvents.id);
  expect(lines.map(({ code }) => code)).toEqual(['created', 'payment', 'issued', 'reversed']);
  expect(JSON.parse(lines[1]?.detail ?? '')).toEqual({
    amount: 40,
    day: '2026-03-15',
    method: 'cash',
  });
  const ofInvoice = eq(issuedVersions.invoiceId, invoiceId);
  const versions = await db.select().from(issuedVersions).where(ofInvoice);
  expect(versions).toMatchObject([{ cause: 'payment', revision: 1 }]);
});

describe('the database refuses', () => {
  const refused = (write: Promise<unknown>) => expect(write).rejects.toThrow();
  beforeEach(() => enter({ id: `${invoiceId} 1`, amountMinor: 40 }));

  test('amounts of zero or less, and a reversal of nothing or of a reversed entry', async () => {
    await refused(enter({ amountMinor: 0 }));
    await refused(enter({ amountMinor: -1 }));
    await refused(enter({ kind: 'reversal', amountMinor: 40 }));
    await enter({ kind: 'reversal', undoes: `${invoiceId} 1`, amountMinor: 40 });
    await refused(enter({ kind: 'reversal', undoes: `${invoiceId} 1`, amountMinor: 40 }));
    expect(await standing()).toEqual([0, 'unpaid']);
  });

  test('changing or deleting entries, except when wiping a closed account', async () => {
    const all = sql`DELETE FROM ${payments} WHERE ${eq(payments.invoiceId, invoiceId)}`;
    await refused(writeBatch(db, [sql`UPDATE ${payments} SET amount = 41`]));
    await refused(writeBatch(db, [all]));
    expect(await entries()).toHaveLength(1);
    await closeSample(db, userId, 9);
    await writeBatch(db, [all]);
    expect(await entries()).toEqual([]);
  });

  test('voiding an invoice with payments', async () => {
    const voided = db.update(invoices).set({ status: 'void' }).where(eq(invoices.id, invoiceId));
    await refused(writeBatch(db, [voided]));
    expect(await standing()).toEqual([40, 'unpaid']);
  });
});
