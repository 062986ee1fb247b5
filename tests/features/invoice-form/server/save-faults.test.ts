import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import {
  databaseFaults,
  faultyFetch,
  forEachDatabaseFault,
} from '#tests/support/fault-database.ts';
import { draftOf, openFormWorld } from '#tests/support/form-harness.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import type { Seller } from '#tests/support/world.ts';

const { database, db, seller, send } = await openFormWorld();

/** Everything that a save writes: the invoices, and what the next one starts with. */
async function stateOf({ userId: id }: Seller) {
  const numbers = `SELECT group_concat(invoice_number || ifnull(notes, ''))
    FROM (SELECT * FROM invoices WHERE user_id = :id ORDER BY invoice_number)`;
  const sql = `SELECT total_invoices_created, last_invoice_number, paypal_payment_link, (${numbers})
    FROM user_settings WHERE user_id = :id`;
  const { rows } = await db.$client.execute({ sql, args: { id } });
  return Object.values(rows[0] ?? {});
}

const typed = { notes: 'More', paypalPaymentLink: 'https://paypal.me/new' };
const posted = (more: object = {}) => ({
  intent: 'save',
  guestWaiting: false,
  draft: draftOf(typed),
  ...more,
});
const saves = [
  {
    name: 'a save',
    calls: 2,
    prepare: async () => posted(),
    done: [1, 1, typed.paypalPaymentLink, 'INV-001More'],
  },
  {
    name: 'a save that has to assign a number',
    calls: 3,
    prepare: async (owner: Seller) => {
      await owner.invoice({ clientName: 'Kite', clientEmail: 'pay@kite.example' });
      return posted({ guestWaiting: true });
    },
    done: [2, 2, typed.paypalPaymentLink, 'INV-001,INV-002More'],
  },
  {
    name: 'an edit',
    calls: 2,
    prepare: async (owner: Seller) => {
      const edit = { invoiceId: await owner.invoice(), version: savedAt };
      return posted({ edit, draft: draftOf({ ...typed, invoiceNumber: 'INV-009' }) });
    },
    done: [1, 9, typed.paypalPaymentLink, 'INV-009More'],
  },
];

test.each(saves)(
  'whichever call of $name fails, everything was written or nothing, and a retry does it once',
  async ({ calls, prepare, done }) => {
    const met = await forEachDatabaseFault({
      open: database.open,
      prepare: async () => {
        const owner = await seller();
        return { owner, post: await prepare(owner), before: await stateOf(owner) };
      },
      action: (faulty, { owner, post }) => send(post, { as: owner, db: faulty }),
      check: async (_, { owner, post, before }, outcome) => {
        if (outcome.outcome === 'threw') throw outcome.error;
        const { status, body } = outcome.answer;
        const now = await stateOf(owner);
        if (status === 200) expect([body.outcome, now]).toEqual(['saved', done]);
        else {
          expect([status, body.outcome]).toEqual([503, 'unreachable']);
          expect(outcome.fault === 'answer lost' ? [before, done] : [before]).toContainEqual(now);
        }
        // Only writes wait for a busy database.
        if (outcome.fault === 'busy once' && outcome.failAt > 1) expect(status).toBe(200);
        const retry = await send(post, { as: owner });
        expect([retry.status, await stateOf(owner)]).toEqual([200, done]);
        expect((await send(post, { as: owner })).body).toEqual(retry.body);
        expect(await stateOf(owner)).toEqual(done);
      },
    });
    expect(met).toBeGreaterThanOrEqual(calls * databaseFaults.length);
  },
);

describe('a failed save', () => {
  test.each([
    ['the plan couldn’t be read', 1, { outcome: 'unreachable', limitsUnchecked: true }],
    ['the invoice couldn’t be written', 2, { outcome: 'unreachable' }],
  ])('says whether %s', async (_, call, body) => {
    const { fetch } = faultyFetch('not reached', call);
    const answer = await send(posted(), { as: await seller(), db: database.open({ fetch }) });
    expect([answer.status, answer.body]).toEqual([503, body]);
  });

  test('gives up on a database that hangs', async () => {
    const hanging = database.open({
      timeoutMilliseconds: 50,
      fetch: (_request, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    });
    expect((await send(posted(), { as: await seller(), db: hanging })).status).toBe(503);
  });
});

test('a failing statement rolls back the whole batch', async () => {
  const { userId } = await seller();
  const set = (totalInvoicesCreated: number) =>
    db.update(userSettings).set({ totalInvoicesCreated }).where(eq(userSettings.userId, userId));
  await expect(writeBatch(db, [set(2), set(-1)])).rejects.toThrow('CHECK constraint');
  expect((await settingsOf(db, userId)).totalInvoicesCreated).toBe(0);
});
