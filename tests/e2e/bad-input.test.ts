import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { openDatabase } from '#db/client.server.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { type Member, postSave, readData, saveOf, signUp } from '#tests/support/visitor.ts';

// Sends everything that a form rejects, bypassing the form.

const { origin, libsqlUrl } = inject('product');
const db = openDatabase({ url: libsqlUrl }).$client;
let member: Member;

beforeAll(async () => {
  member = await signUp(origin);
  await db.execute({
    sql: `UPDATE user_settings SET invoice_limit = -1
      WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    args: [member.email],
  });
});

let numbers = 0;
const uniqueNumber = () => `BAD-${++numbers}`;
const unreadable = { outcome: 'refused', message: 'we couldn’t read the form' };

/** A save whose draft has the given fields overridden. */
function saveWith(fields: object, more: object = {}) {
  const save = saveOf({ invoiceNumber: uniqueNumber() });
  return { ...save, ...more, draft: { ...save.draft, ...fields } };
}

async function countInvoices(): Promise<number> {
  const sql = `SELECT count(*) AS n FROM invoices
    WHERE user_id = (SELECT id FROM users WHERE email = ?)`;
  return Number((await db.execute({ sql, args: [member.email] })).rows[0]?.n);
}

async function refused(save: unknown): Promise<{ status: number; answer: SaveAnswer }> {
  const before = await countInvoices();
  const outcome = await postSave(member, save);
  expect(await countInvoices()).toBe(before);
  return outcome;
}

describe('a save that bypasses the form', () => {
  test('is rejected with more than 100 items, in a short response', async () => {
    const items = Array.from({ length: 5_000 }, () => ({ description: '' }));
    const { status, answer } = await refused(saveWith({ items }));
    expect(status).toBe(422);
    expect(JSON.stringify(answer)).toContain('An invoice can have at most 100 items');
    expect(JSON.stringify(answer).length).toBeLessThan(100_000);
  });

  const tolerant = [
    'currency',
    'template',
    'language',
    'discountKind',
    'registered',
    'rounding',
    'otherPaymentLinks',
    'paper',
    'look',
    'fields',
  ];
  test.each(Object.keys(validDraft()).filter((field) => !tolerant.includes(field)))(
    'is rejected with a %s of a wrong type',
    async (field) => {
      for (const value of [{ $gt: '' }, [['x']], field === 'items' ? 'text' : { toString: 1 }]) {
        expect(await refused(saveWith({ [field]: value }))).toEqual({
          status: 400,
          answer: unreadable,
        });
      }
    },
  );

  test('cannot set what belongs to the server, nor a prototype', async () => {
    const save = saveWith({
      total: 1,
      tax_amount: 1,
      status: 'paid',
      id: 'mine',
      user_id: 'user-1',
    });
    const text = JSON.stringify(save).replace('"draft":{', '"draft":{"__proto__":{"total":1},');
    expect((await postSave(member, JSON.parse(text))).answer.outcome).toBe('saved');
    const sql = `SELECT u.email, i.status, i.total, i.tax_amount
      FROM invoices i JOIN users u ON u.id = i.user_id WHERE i.save_key = ?`;
    const { rows } = await db.execute({ sql, args: [save.draft.saveKey] });
    const { email } = member;
    expect(rows).toMatchObject([{ email, status: 'unpaid', total: 10_000, tax_amount: 0 }]);
  });

  test('saves text that no keyboard types, without breaking', async () => {
    for (const businessName of [
      'a\u0000b',
      '\ud800 lone',
      '\u202egnp.exe',
      '\u0007\u001b[2J bell',
    ]) {
      const { status, answer } = await postSave(member, saveWith({ businessName }));
      expect([status, answer.outcome]).toEqual([200, 'saved']);
      const id = answer.outcome === 'saved' ? answer.id : '';
      for (const path of [`/view-invoice/${id}`, `/invoice/${id}`, `/view-invoice/${id}/pdf`]) {
        expect((await member.get(path)).status).toBe(200);
      }
    }
    expect((await member.get('/us/invoices')).status).toBe(200);
  });
});

describe('other posts', () => {
  test.each([
    [{ intent: 'set-status', invoiceId: '1', status: 'paid' }],
    [{ intent: 'set-status', invoiceId: crypto.randomUUID(), status: 'overdue' }],
    [{ intent: 'void', invoiceId: '1', reason: 'Twice' }],
    [{ intent: 'void', invoiceId: crypto.randomUUID() }],
    [{ intent: 'record-payment', invoiceId: crypto.randomUUID(), amountMinor: '5' }],
    [{ intent: 'reverse-payments', invoiceId: crypto.randomUUID(), paymentIds: [] }],
    [{ intent: 'drop', invoiceId: crypto.randomUUID(), status: 'paid' }],
    [{}],
  ])('to the list with %o change nothing', async (fields) => {
    const answer = await member.postForm('/us/invoices.data', fields as Record<string, string>);
    expect([answer.status, (await readData(answer)).data]).toEqual([400, { outcome: 'not-found' }]);
  });

  test('with an unsupported country are rejected, and no cookie is set', async () => {
    const answer = await member.postForm('/api/preferred-country', { country: 'Atlantis' });
    expect([answer.status, answer.headers.has('Set-Cookie')]).toEqual([400, false]);
    expect(await answer.json()).toMatchObject({ code: 'unknown-country' });
  });
});
