import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { editEffects, recordEdit } from '#app/features/history/queries/record-edit.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { users } from '#db/account-schema.ts';
import { documentCodes, documentEvents, issuedVersions } from '#db/history-schema.ts';
import { contentColumns, headColumns } from '#db/invoice-columns.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { insertListed, listedRow } from '#tests/support/listed-invoice.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
let userId = '';
let id = '';
let now = 10;

beforeEach(async () => {
  userId = crypto.randomUUID();
  await db.insert(users).values({ id: userId, createdAt: 1 });
  const row = listedRow({ createdAt: 5 });
  id = row.id;
  await insertListed(db, userId, [row]);
});

const isThis = () => eq(invoices.id, id);
const change = (set: Partial<typeof invoices.$inferInsert>) => {
  now += 1;
  return db
    .update(invoices)
    .set({ ...set, updatedAt: now })
    .where(isThis());
};
const edit = (set: Partial<typeof invoices.$inferInsert>) =>
  writeBatch(db, [recordEdit(set, now + 1, isThis()), change(set), ...editEffects(isThis())]);
const mark = (status: 'paid' | 'unpaid') =>
  markInvoice(db, { userId, invoiceId: id, status, today: '2026-03-16', now: ++now });
const versions = () =>
  db
    .select()
    .from(issuedVersions)
    .where(eq(issuedVersions.invoiceId, id))
    .orderBy(asc(issuedVersions.revision));
const events = async () =>
  (await db.select().from(documentEvents).where(eq(documentEvents.invoiceId, id))).map(
    ({ code, actor, at, detail }) => ({ code, actor, at, detail: JSON.parse(detail ?? 'null') }),
  );
const codes = async () => (await events()).map(({ code }) => code);
const contentNames = Object.keys({ ...headColumns(), ...contentColumns() }) as (keyof ReturnType<
  typeof headColumns
>)[];

test('an invoice has a code of 80 random bits and a history from its first save', async () => {
  const [found] = await db.select().from(documentCodes).where(eq(documentCodes.invoiceId, id));
  expect(found?.code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  expect(await events()).toEqual([{ code: 'created', actor: 'owner', at: 5, detail: null }]);
  expect(await versions()).toEqual([]);
});

test('before it is issued, an edit records its fields in the history and creates no version', async () => {
  await edit({ notes: 'New', clientName: 'Robin', invoiceNumber: 'X-1' });
  expect((await events()).at(-1)).toMatchObject({
    code: 'edited',
    actor: 'owner',
    at: now,
    detail: { notes: [null, 'New'], client_name: ['Finch & Sons', 'Robin'] },
  });
  expect(await versions()).toEqual([]);
});

describe('once it is paid', () => {
  beforeEach(async () => {
    await mark('paid');
  });

  test('it is issued unchanged', async () => {
    const [row] = await db.select().from(invoices).where(isThis());
    const [version, ...more] = await versions();
    expect(more).toEqual([]);
    expect(version).toMatchObject({ revision: 1, cause: 'payment', userId });
    expect(version?.issuedAt).toBe(row?.updatedAt);
    for (const name of contentNames) expect(version?.[name], name).toEqual(row?.[name]);
    expect(await codes()).toEqual(['created', 'paid', 'issued']);
  });

  test('marking it unpaid and paid again creates no second version', async () => {
    await mark('unpaid');
    await mark('paid');
    expect(await versions()).toHaveLength(1);
    expect(await codes()).toEqual(['created', 'paid', 'issued', 'unpaid', 'paid']);
  });

  test('an edit creates the next version, and the first remains readable', async () => {
    await mark('unpaid');
    await edit({ notes: 'Corrected' });
    await edit({ notes: 'Corrected' });
    const [first, second, ...more] = await versions();
    expect(more).toEqual([]);
    expect(first?.notes).not.toBe('Corrected');
    expect(second).toMatchObject({ revision: 2, cause: 'edited', notes: 'Corrected' });
  });

  test('the database refuses another number, currency or look', async () => {
    await expect(change({ invoiceNumber: 'other' })).rejects.toThrow();
    await expect(change({ currency: 'EUR' })).rejects.toThrow();
    await expect(change({ look: '{}' })).rejects.toThrow();
    expect(await versions()).toHaveLength(1);
  });

  test.each([
    ['a changed version', sql`UPDATE issued_versions SET total = 1`],
    ['a deleted version', sql`DELETE FROM issued_versions`],
    ['changed history', sql`UPDATE document_events SET at = 1`],
    ['deleted history', sql`DELETE FROM document_events`],
    ['a deleted invoice', sql`DELETE FROM invoices`],
  ])('the database refuses %s', async (_, statement) => {
    await expect(db.run(sql`${statement} WHERE user_id = ${userId}`)).rejects.toThrow();
  });

  test('wiping a closed account is allowed', async () => {
    await db.update(users).set({ deletedAt: 1 }).where(eq(users.id, userId));
    await db.delete(invoices).where(eq(invoices.userId, userId));
    expect(await versions()).toEqual([]);
    expect(await events()).toEqual([]);
  });
});

describe('a void invoice', () => {
  const told = (reason = 'Twice') =>
    db.insert(documentEvents).values({
      invoiceId: id,
      userId,
      at: ++now,
      actor: 'owner',
      code: 'voided',
      detail: JSON.stringify({ reason }),
    });

  test('always has a line in the history', async () => {
    await expect(change({ status: 'void' })).rejects.toThrow();
    await told();
    await change({ status: 'void' });
    expect(await codes()).toEqual(['created', 'voided']);
    expect(await versions()).toEqual([]);
  });

  test('is final: nothing can mark or edit it', async () => {
    await told();
    await change({ status: 'void' });
    for (const status of ['paid', 'unpaid', 'overdue'] as const) {
      await expect(change({ status, notes: 'New' })).rejects.toThrow();
    }
    await change({ archived: true });
    const kept = { status: 'void', archived: true, notes: null };
    expect(await db.select().from(invoices).where(isThis())).toMatchObject([kept]);
  });

  test('can’t be a paid one', async () => {
    await mark('paid');
    await told();
    await expect(change({ status: 'void' })).rejects.toThrow();
  });
});

test('each content column is in the version and, if it alone changes, in the history', async () => {
  const columns = getTableColumns(invoices);
  await issueServed(db, { invoiceId: id, version: 5, now: ++now });
  for (const name of contentNames) {
    const column = columns[name];
    if (['invoiceNumber', 'currency', 'look'].includes(name)) continue;
    const raw = sql.identifier(column.name);
    const other = column.getSQLType() === 'integer' ? sql`coalesce(${raw}, 0) + 1` : sql`'other'`;
    await edit({ [name]: other });
    const last = (await events()).at(-1);
    expect(Object.keys(last?.detail ?? {}), name).toEqual([column.name]);
    const same = await db.all(sql`SELECT i.${raw} IS v.${raw} AS same FROM invoices i
      JOIN issued_versions v ON v.invoice_id = i.id WHERE i.id = ${id} ORDER BY v.revision DESC LIMIT 1`);
    expect(same, name).toEqual([{ same: 1 }]);
  }
});

test('every column of payments is frozen, except its owner and when its receipt was shown', async () => {
  const columns = await db.all<{ name: string }>(
    sql`SELECT name FROM pragma_table_info('payments')`,
  );
  const [found] = await db.all<{ sql: string }>(
    sql`SELECT sql FROM sqlite_master WHERE name = 'payments_frozen'`,
  );
  const frozen = found?.sql.match(/UPDATE OF\s+([\w\s,]+?)\s+ON/)?.[1]?.split(/,\s*/);
  const names = columns.map(({ name }) => name).filter((name) => name !== 'receipt_shown_at');
  expect([...(frozen ?? []), 'user_id'].sort()).toEqual(names.sort());
});

test('no column of the history changes', async () => {
  const columns = await db.all<{ name: string }>(
    sql`SELECT name FROM pragma_table_info('document_events')`,
  );
  for (const name of columns.map((column) => sql.identifier(column.name))) {
    const change = db.run(
      sql`UPDATE document_events SET ${name} = ${name} WHERE invoice_id = ${id}`,
    );
    await expect(change).rejects.toThrow();
  }
});
