import { expect, test } from 'vitest';
import { answerFormPost } from '#app/features/invoice-form/server/save-request.api.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import type { Database } from '#db/client.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext, formPost, jsonPost } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { open } = database;

const databaseAway = { outcome: 'unreachable', message: 'our database isn’t responding' };

test('a status change happens or not, which is reported, and a retry leaves it done', async () => {
  const statusOf = async (invoiceId: string) => {
    const sql = 'SELECT status FROM invoices WHERE id = ?';
    return (await database.open().$client.execute({ sql, args: [invoiceId] })).rows[0]?.status;
  };
  const mark = (db: Database, { invoiceId, cookie }: { invoiceId: string; cookie: string }) => {
    const fields = { intent: 'set-status', invoiceId, status: 'paid' };
    return answerListPost(formPost('/us/invoices', fields, cookie), createTestContext(db));
  };
  const met = await forEachDatabaseFault({
    open,
    prepare: async (db) => {
      const { settings, cookie } = await createSampleSeller(db);
      return { invoiceId: await saveSample(db, settings), cookie };
    },
    action: mark,
    check: async (db, start, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const changed = { outcome: 'changed', invoiceId: start.invoiceId, status: 'paid' };
      const { body, status } = outcome.answer;
      if (status === 200) {
        expect(body).toEqual(changed);
        expect(await statusOf(start.invoiceId)).toBe('paid');
      } else {
        expect({ body, status }).toEqual({ body: databaseAway, status: 503 });
        if (outcome.fault !== 'answer lost') expect(await statusOf(start.invoiceId)).toBe('unpaid');
      }
      expect(await mark(db, start)).toEqual({ body: changed, status: 200 });
      expect(await statusOf(start.invoiceId)).toBe('paid');
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});

test('an invoice is voided with its reason or not at all, which is reported, and a retry leaves it done', async () => {
  const stateOf = async (invoiceId: string) => {
    const sql = `SELECT status, (SELECT group_concat(detail) FROM document_events
      WHERE invoice_id = invoices.id AND code = 'voided') AS told FROM invoices WHERE id = ?`;
    const [row] = (await database.open().$client.execute({ sql, args: [invoiceId] })).rows;
    return [row?.status, row?.told];
  };
  const done = ['void', '{"reason":"Twice"}'];
  const post = (db: Database, { invoiceId, cookie }: { invoiceId: string; cookie: string }) => {
    const fields = { intent: 'void', invoiceId, reason: 'Twice' };
    return answerListPost(jsonPost('/us/invoices', fields, cookie), createTestContext(db));
  };
  const met = await forEachDatabaseFault({
    open,
    prepare: async (db) => {
      const { settings, cookie } = await createSampleSeller(db);
      return { invoiceId: await saveSample(db, settings), cookie };
    },
    action: post,
    check: async (db, start, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const changed = { outcome: 'changed', invoiceId: start.invoiceId, status: 'void' };
      const { body, status } = outcome.answer;
      const state = await stateOf(start.invoiceId);
      if (status === 200) expect([body, state]).toEqual([changed, done]);
      else {
        expect({ body, status }).toEqual({ body: databaseAway, status: 503 });
        expect([done, ['unpaid', null]]).toContainEqual(state);
      }
      expect(await post(db, start)).toEqual({ body: changed, status: 200 });
      expect(await stateOf(start.invoiceId)).toEqual(done);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});

test('all invoices are archived or none, which is reported, and a retry leaves it done', async () => {
  const archivedOf = async (userId: string) => {
    const sql = 'SELECT archived FROM invoices WHERE user_id = ?';
    const { rows } = await database.open().$client.execute({ sql, args: [userId] });
    return rows.map(({ archived }) => archived === 1);
  };
  type Start = { userId: string; invoiceIds: string[]; cookie: string };
  const archive = (db: Database, { invoiceIds, cookie }: Start) =>
    answerListPost(
      jsonPost('/us/invoices', { intent: 'archive', invoiceIds, archived: true }, cookie),
      createTestContext(db),
    );
  const met = await forEachDatabaseFault({
    open,
    prepare: async (db) => {
      const { userId, settings, cookie } = await createSampleSeller(db);
      const invoiceIds: string[] = [];
      for (const invoiceNumber of ['A', 'B']) {
        invoiceIds.push(await saveSample(db, settings, { invoiceNumber }));
      }
      return { userId, invoiceIds, cookie };
    },
    action: archive,
    check: async (db, start, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const changed = { outcome: 'changed', archived: true, count: 2 };
      const { body, status } = outcome.answer;
      const archived = await archivedOf(start.userId);
      expect(new Set(archived).size).toBe(1);
      if (status === 200) {
        expect(body).toEqual(changed);
        expect(archived).toEqual([true, true]);
      } else {
        expect({ body, status }).toEqual({ body: databaseAway, status: 503 });
        if (outcome.fault !== 'answer lost') expect(archived).toEqual([false, false]);
      }
      expect(await archive(db, start)).toEqual({ body: changed, status: 200 });
      expect(await archivedOf(start.userId)).toEqual([true, true]);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});

test('a line becomes a product or not, which is reported, and a retry makes it one product', async () => {
  const line = {
    intent: 'save-product',
    name: 'Design',
    unitPrice: '90.50',
    taxRate: '9.975',
    unit: '',
  };
  const keep = (db: Database, { cookie }: { cookie: string }) =>
    answerFormPost(line, formPost('/us/create-invoice', {}, cookie), createTestContext(db), 'us');
  const productsOf = async (userId: string) => {
    const sql = 'SELECT id, name FROM products_services WHERE user_id = ?';
    return (await database.open().$client.execute({ sql, args: [userId] })).rows;
  };
  const met = await forEachDatabaseFault({
    open,
    prepare: createSampleSeller,
    action: keep,
    check: async (db, seller, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { body, status } = outcome.answer;
      if (status !== 200) expect([body, status]).toEqual([{ outcome: 'unreachable' }, 503]);
      const again = await keep(db, seller);
      const products = await productsOf(seller.userId);
      expect(products).toHaveLength(1);
      const texts = { name: 'Design', unitPrice: '90.5', taxRate: '9.975', unit: '' };
      const product = { id: products[0]?.id, ...texts };
      expect(again).toEqual({ body: { outcome: 'saved', product }, status: 200 });
      if (status === 200) expect(body).toEqual(again.body);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});
