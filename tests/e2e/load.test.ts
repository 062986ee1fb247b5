import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { findWorkerd, readMemory } from '#tests/bench/process-memory.ts';
import { newMember } from '#tests/support/member.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import type { RunningProduct } from '#tests/support/product.ts';
import { createTestProduct } from '#tests/support/product.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { type Member, newVisitor, postSave, saveInvoice, saveOf } from '#tests/support/visitor.ts';
import { inspectWorker } from '#tests/support/worker-heap.ts';

// Many users at once doing everyday things: opening pages, listing, saving, marking, rendering,
// viewing invoices. The soak reports the 95th percentile; the bench decides what is fast enough.
// Memory is judged by what is left after a garbage collection: without memory pressure the process
// grows even without a leak.

const steps = isFullStrain
  ? [
      { users: 50, seconds: 300 },
      { users: 100, seconds: 300 },
    ]
  : [{ users: 5, seconds: 3 }];
const patience = 1_200_000;
/** A user's pause between two requests. */
const thinkMs = 1_000;
/** The part of a step that passes before the worker's retained memory is first measured. */
const partToWarmUp = 0.25;

/** Rounds of all actions, before and between the two measurements of retained memory. */
const turns = isFullStrain ? { toWarmUp: 50, counted: 200 } : { toWarmUp: 10, counted: 20 };
const sideBySide = 5;
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
type Act = { name: string; run: (user: User) => Promise<{ status: number }> };

const acts: Act[] = [
  { name: 'landing', run: () => newVisitor(product.origin).get('/us') },
  { name: 'form', run: ({ member }) => member.get('/us/create-invoice') },
  { name: 'list', run: ({ member }) => member.get('/us/invoices') },
  { name: 'search', run: ({ member }) => member.get('/us/invoices?q=inv&status=unpaid') },
  { name: 'settings', run: ({ member }) => member.get('/us/settings') },
  { name: 'clients', run: ({ member }) => member.get('/us/clients') },
  {
    name: 'public page',
    run: ({ invoiceId }) => newVisitor(product.origin).get(`/view-invoice/${invoiceId}`),
  },
  {
    name: 'save',
    run: (user) => {
      user.made += 1;
      return postSave(user.member, saveOf({ invoiceNumber: `L-${user.made}` }));
    },
  },
  {
    name: 'mark as paid',
    run: ({ member, invoiceId: id }) =>
      member.postForm('/us/invoices.data', { intent: 'set-status', invoiceId: id, status: 'paid' }),
  },
  {
    name: 'zip',
    // From a new network each time, as the limit per network is low.
    run: ({ member, invoiceId }) =>
      member.send('/api/invoices-zip', {
        method: 'POST',
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/json',
          'CF-Connecting-IP': newNetworkAddress(),
        },
        body: JSON.stringify({ ids: [invoiceId], from: null, to: null }),
      }),
  },
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

function countAll(took: Map<string, number[]>): number {
  return [...took.values()].reduce((sum, times) => sum + times.length, 0);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

/** Runs an action and reads its response to the end. */
async function perform({ run }: Act, user: User): Promise<number> {
  const answer = await run(user);
  if (answer instanceof Response) await answer.arrayBuffer();
  return answer.status;
}

test.each(steps)(
  '$users users at once for $seconds s get no errors',
  { timeout: patience },
  async ({ users, seconds }) => {
    const people = await createUsersAtOnce(users);
    const workerd = await findWorkerd(Number(new URL(product.origin).port));
    const took = new Map<string, number[]>();
    const wrong: string[] = [];
    const memory: number[] = [];
    const live = async (user: User, place: number, until: number) => {
      for (let at = place; performance.now() < until; at += 1) {
        const act = acts[at % acts.length] as Act;
        const { name } = act;
        const startedAt = performance.now();
        const status = await perform(act, user);
        took.set(name, [...(took.get(name) ?? []), performance.now() - startedAt]);
        if (status !== 200) wrong.push(`${name}: ${status}`);
        await new Promise((resolve) => setTimeout(resolve, thinkMs * (0.5 + Math.random())));
      }
    };
    const watch = async (until: number) => {
      while (performance.now() < until) {
        memory.push(await readMemory(workerd));
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    };
    const liveFor = async (part: number) => {
      const until = performance.now() + seconds * 1_000 * part;
      await Promise.all([watch(until), ...people.map((user, at) => live(user, at, until))]);
      const most = Math.max(...memory.splice(0));
      return { kept: await inspector.readKept(), resident: await readMemory(workerd), most };
    };
    const first = await liveFor(partToWarmUp);
    const asked = countAll(took);
    const rest = await liveFor(1 - partToWarmUp);

    expect(wrong).toEqual([]);
    expect([...took.keys()].length).toBeGreaterThan(users > acts.length ? acts.length - 1 : 4);
    if (!isFullStrain) return;
    for (const [name, times] of took) {
      const sorted = times.sort((a, b) => a - b);
      const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
      console.log(`${users} people, ${name}: p95 ${Math.round(p95)} ms of ${sorted.length}`);
    }
    const perRequest = (rest.kept - first.kept) / (countAll(took) - asked);
    console.log(
      `${users} people, kept: ${megabytes(first.kept)}, then ${megabytes(rest.kept)}, ` +
        `${Math.round(perRequest)} bytes a request; ` +
        `the process: ${megabytes(first.resident)}, then ${megabytes(rest.resident)}, ` +
        `at most ${megabytes(first.most)}, then ${megabytes(rest.most)}`,
    );
    expect(perRequest).toBeLessThan(maxKeptPerRequest);
    // Memory outside the script, such as the runtime's buffers.
    expect(rest.resident).toBeLessThan(first.resident * 1.5 + 50e6);
  },
);

test('memory is released after responses', { timeout: patience }, async () => {
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
