import { expect, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { findWorkerd, readMemory } from '#tests/bench/process-memory.ts';
import { type InspectedProduct, journey } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/member.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { type Member, newVisitor, postSave, saveInvoice, saveOf } from '#tests/support/visitor.ts';
import { readKeptHeap } from '#tests/support/worker-heap.ts';

// Many people at once, doing what people do: opening pages, listing, saving, marking, drawing, looking at what they were
// sent. The soak says how long the slowest twentieth took; how fast is fast enough is for the bench.

const steps = isFullStrain
  ? [
      { users: 50, seconds: 300 },
      { users: 100, seconds: 300 },
    ]
  : [{ users: 5, seconds: 3 }];
const patience = 1_200_000;
/** What people do between two requests. */
const thinkMs = 1_000;

/** Turns of all acts, before and between the two readings of what is kept. */
const turns = isFullStrain ? { toWarmUp: 50, counted: 200 } : { toWarmUp: 10, counted: 20 };
const sideBySide = 5;
/** What one request may leave behind on average; a page's own objects are ten times as much. */
const mostKeptPerRequest = 3_000;

let product: InspectedProduct;
journey.beforeAll(({ ownProduct }) => {
  product = ownProduct;
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
    run: ({ member, invoiceId }) =>
      member.postJson('/api/invoices-zip', { ids: [invoiceId], from: null, to: null }),
  },
];

async function gatherPeople(count: number): Promise<User[]> {
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

/** Does one act, and reads its answer to the end. */
async function perform({ run }: Act, user: User): Promise<number> {
  const answer = await run(user);
  if (answer instanceof Response) await answer.arrayBuffer();
  return answer.status;
}

test.each(steps)(
  '$users people at once for $seconds s meet no error',
  { timeout: patience },
  async ({ users, seconds }) => {
    const people = await gatherPeople(users);
    const workerd = await findWorkerd(Number(new URL(product.origin).port));
    const took = new Map<string, number[]>();
    const wrong: string[] = [];
    const memory: number[] = [];
    const until = performance.now() + seconds * 1_000;
    const live = async (user: User, place: number) => {
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
    const watching = (async () => {
      while (performance.now() < until) {
        memory.push(await readMemory(workerd));
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    })();
    await Promise.all([watching, ...people.map(live)]);

    expect(wrong).toEqual([]);
    expect([...took.keys()].length).toBeGreaterThan(users > acts.length ? acts.length - 1 : 4);
    if (!isFullStrain) return;
    for (const [name, times] of took) {
      const sorted = times.sort((a, b) => a - b);
      const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
      console.log(`${users} people, ${name}: p95 ${Math.round(p95)} ms of ${sorted.length}`);
    }
    // The second half beside what the first had grown to: a leak goes on, a working set stands.
    const half = memory.length >> 1;
    const [before, after] = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))];
    console.log(
      `${users} people, memory: ${Math.round(before / 1e6)} MB, then ${Math.round(after / 1e6)} MB`,
    );
    expect(after).toBeLessThan(before * 1.25 + 50e6);
  },
);

test('what was answered is let go', { timeout: patience }, async () => {
  const people = await gatherPeople(sideBySide);
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
  const before = await readKeptHeap(product);
  await live(turns.counted);
  const kept = (await readKeptHeap(product)) - before;
  const perRequest = kept / (turns.counted * acts.length);
  console.log(`a request leaves ${Math.round(perRequest)} bytes behind`);
  expect(perRequest).toBeLessThan(mostKeptPerRequest);
});
