import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { newMember } from '#tests/support/member.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import type { RunningProduct } from '#tests/support/product.ts';
import { createTestProduct } from '#tests/support/product.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { type Member, newVisitor, postSave, saveInvoice, saveOf } from '#tests/support/visitor.ts';
import { inspectWorker } from '#tests/support/worker-heap.ts';

// Many users at once doing everyday things: opening pages, listing, saving, marking, rendering,
// viewing invoices. The bench decides what is fast enough. Memory is judged by what is left after a
// garbage collection: without memory pressure the process grows even without a leak.

const patience = 1_200_000;

/** Rounds of all actions, before and between the two measurements of retained memory. */
const turns = isFullStrain ? { toWarmUp: 50, counted: 200 } : { toWarmUp: 10, counted: 20 };
const sideBySide = isFullStrain ? 50 : 5;
/**
 * Bytes that a request may retain on average. A leaked page retains 18,000; code that is still
 * warming up also counts, but matters less the more requests there are.
 */
const maxKeptPerRequest = isFullStrain ? 1_000 : 6_000;

let product: RunningProduct;
let inspector: Awaited<ReturnType<typeof inspectWorker>>;
beforeAll(async () => {
  product = await createTestProduct({ isInspected: true });
  inspector = await inspectWorker(product);
});
afterAll(async () => {
  inspector?.close();
  await product?.stop();
});

type User = { member: Member; invoiceId: string; made: number };
type Act = (user: User) => Promise<{ status: number }>;

const acts: Act[] = [
  () => newVisitor(product.origin).get('/us'),
  ({ member }) => member.get('/us/create-invoice'),
  ({ member }) => member.get('/us/invoices'),
  ({ member }) => member.get('/us/invoices?q=inv&status=unpaid'),
  ({ member }) => member.get('/us/settings'),
  ({ member }) => member.get('/us/clients'),
  ({ invoiceId }) => newVisitor(product.origin).get(`/view-invoice/${invoiceId}`),
  (user) => {
    user.made += 1;
    return postSave(user.member, saveOf({ invoiceNumber: `L-${user.made}` }));
  },
  ({ member, invoiceId }) =>
    member.postForm('/us/invoices.data', { intent: 'set-status', invoiceId, status: 'paid' }),
  // A zip, from a new network each time, as the limit per network is low.
  ({ member, invoiceId }) =>
    member.send('/api/invoices-zip', {
      method: 'POST',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
        'CF-Connecting-IP': newNetworkAddress(),
      },
      body: JSON.stringify({ ids: [invoiceId], from: null, to: null }),
    }),
];

async function createUsersAtOnce(count: number): Promise<User[]> {
  const people: User[] = [];
  for (let at = 0; at < count; at += 1) {
    const member = await newMember(product, 'load');
    const sql =
      'UPDATE user_settings SET invoice_limit = -1 WHERE user_id = (SELECT id FROM users WHERE email = ?)';
    await openDatabase({ url: product.libsqlUrl }).$client.execute({ sql, args: [member.email] });
    people.push({ member, invoiceId: await saveInvoice(member), made: 1 });
  }
  return people;
}

/** Runs an action and reads its response to the end. */
async function perform(act: Act, user: User): Promise<number> {
  const answer = await act(user);
  if (answer instanceof Response) await answer.arrayBuffer();
  return answer.status;
}

test('users at once get no errors, and memory is released after their responses', {
  timeout: patience,
}, async () => {
  const people = await createUsersAtOnce(sideBySide);
  const live = async (count: number) => {
    const statuses = people.map(async (user) => {
      const mine: number[] = [];
      for (let turn = 0; turn < count / sideBySide; turn += 1) {
        for (const act of acts) mine.push(await perform(act, user));
      }
      return mine;
    });
    expect(new Set((await Promise.all(statuses)).flat())).toEqual(new Set([200]));
  };
  await live(turns.toWarmUp);
  const before = await inspector.readKept();
  await live(turns.counted);
  const kept = (await inspector.readKept()) - before;
  const perRequest = kept / (turns.counted * acts.length);
  console.log(`a request leaves ${Math.round(perRequest)} bytes behind`);
  expect(perRequest).toBeLessThan(maxKeptPerRequest);
});
