import { afterEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import {
  askForSocket,
  type LiveSocket,
  openSocket,
  socketHeaders,
} from '#tests/support/live-socket.ts';
import { newVisitor, saveInvoice, signIn, signUp } from '#tests/support/visitor.ts';

// The live channel on the wire: who may listen, who is told what, and whose channel ends when.

const { origin, libsqlUrl } = inject('product');
const address = `${origin}/api/live`;

const open: LiveSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.cut();
});

async function listen(...call: Parameters<typeof openSocket>): Promise<LiveSocket> {
  const socket = await openSocket(...call);
  open.push(socket);
  return socket;
}

const words = (socket: LiveSocket) =>
  socket.heard.map((text) => (JSON.parse(text) as { news: string }).news);

describe('nobody listens', () => {
  test('without a WebSocket, from a foreign page, without a session or with one that is over', async () => {
    const member = await signUp(origin, 'listener');
    const headers = socketHeaders(origin, member);
    const statusOf = async (changed: Record<string, string>) => {
      const answer = await askForSocket(address, { ...headers, ...changed });
      return 'status' in answer ? answer.status : 101;
    };
    expect((await member.get('/api/live')).status).toBe(426);
    expect((await member.postJson('/api/live', {})).status).toBe(426);
    expect(await statusOf({ Origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ Origin: 'null' })).toBe(403);
    expect(await statusOf({ Cookie: '' })).toBe(401);
    expect(await statusOf({ Cookie: newVisitor(origin).cookies() })).toBe(401);
    expect(await statusOf({})).toBe(101);
    const { $client } = openDatabase({ url: libsqlUrl });
    await $client.execute({
      sql: 'UPDATE sessions SET expires_at = 1 WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      args: [member.email],
    });
    expect(await statusOf({})).toBe(401);
  });
});
test('what somebody saves is told to all of their pages and to nobody else’s', async () => {
  const member = await signUp(origin, 'saver');
  const stranger = await signUp(origin, 'stranger');
  const [one, other] = [await listen(origin, member), await listen(origin, member)];
  const strangers = await listen(origin, stranger);
  const before = Date.now();
  const invoiceId = await saveInvoice(member);
  await expect.poll(() => [words(one), words(other)]).toEqual([['invoices'], ['invoices']]);
  await member.postJson('/us/invoices.data', { intent: 'set-status', invoiceId, status: 'paid' });
  await expect.poll(() => words(one)).toEqual(['invoices', 'invoices']);
  expect(strangers.heard).toEqual([]);
  expect(JSON.parse(one.heard[0] ?? '')).toEqual({ news: 'invoices', at: expect.any(Number) });
  const late = await listen(origin, member, before);
  await expect.poll(() => words(late)).toEqual(['invoices']);
  const fresh = await listen(origin, member);
  fresh.say('ping');
  await expect.poll(() => fresh.heard).toEqual(['pong']);
  fresh.say('{"news":"plan","at":1}');
  expect(await fresh.closed).toBe(1008);
  expect(words(one)).toEqual(['invoices', 'invoices']);
});

test('a session that ends takes its own pages along and no others', async () => {
  const member = await signUp(origin, 'leaver');
  const { email, password } = member;
  const elsewhere = await signIn(origin, { email, password });
  const [here, there] = [await listen(origin, member), await listen(origin, elsewhere)];
  await member.postForm('/api/sign-out', { country: 'us' });
  expect(await here.closed).toBe(4001);
  await saveInvoice(elsewhere);
  await expect.poll(() => words(there)).toEqual(['invoices']);
  expect(here.heard).toEqual([]);
});
