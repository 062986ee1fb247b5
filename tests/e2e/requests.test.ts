import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { accessTable } from '#tests/fixtures/access-table.ts';
import {
  dataPath,
  type Member,
  newVisitor,
  saveInvoice,
  saveOf,
  signUp,
  type Visitor,
} from '#tests/support/visitor.ts';

// How the product's request filter handles requests that our own pages wouldn't send.

const { origin } = inject('product');
const guest = newVisitor(origin);
let member: Member;
let invoiceId: string;

beforeAll(async () => {
  member = await signUp(origin);
  invoiceId = await saveInvoice(member);
});

const rows = Object.entries(accessTable).map(([id, row]) => ({ id, row }));
const pages = rows.filter(({ row }) => row.kind === 'page');
const writes = rows.filter(({ row }) => row.post);

type Page = { answer: Response; html: string };

async function read(visitor: Visitor, path: string): Promise<Page> {
  const answer = await visitor.get(path);
  return { answer, html: await answer.text() };
}

/** The member's responses, cached for tests that can share them. */
const answered = new Map<string, Page>();

async function readOnce(path: string): Promise<Page> {
  const page = answered.get(path) ?? (await read(member, path));
  answered.set(path, page);
  return page;
}

const nonceOf = (answer: Response) =>
  /script-src 'nonce-([\w+/=]+)' 'strict-dynamic';/.exec(
    answer.headers.get('Content-Security-Policy') ?? '',
  )?.[1];

// tests/workers/https-answers.test.ts covers the headers of every response.
describe.each(pages)('the page of $id', ({ row }) => {
  test.each(['guest', 'owner'] as const)('runs only its own scripts for %s', async (asker) => {
    const path = row.path(invoiceId);
    const { answer, html } = await (asker === 'guest' ? read(guest, path) : readOnce(path));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    if (answer.status >= 300 && answer.status < 400) return;
    const nonce = nonceOf(answer);
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
    expect(html).not.toMatch(/javascript:/i);
  });
});

test('the same page has a new nonce each time', async () => {
  const sent = await Promise.all(Array.from({ length: 10 }, () => guest.get('/us/auth')));
  expect(new Set(sent.map(nonceOf)).size).toBe(10);
});

test.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
  'the method %s is unknown everywhere, even to our own pages',
  async (method) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const ask = ({ row }: (typeof rows)[number]) =>
      member.send(row.path(invoiceId), { method, headers });
    for (const answer of await Promise.all(rows.map(ask))) {
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
      expect(await answer.json()).toMatchObject({ code: 'method-not-allowed' });
    }
  },
);

describe('HEAD', () => {
  test.each(rows)('responds for $id like GET, without a body', async ({ row }) => {
    const path = row.path(invoiceId);
    const { answer: get } = await readOnce(path);
    const head = await member.send(path, { method: 'HEAD' });
    expect(head.status).toBe(get.status);
    for (const name of ['Content-Type', 'Cache-Control', 'ETag', 'X-Robots-Tag']) {
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    }
    // The provider's URL has new secrets each time.
    const wayOf = (answer: Response) => answer.headers.get('Location')?.split('?')[0];
    expect(wayOf(head)).toBe(wayOf(get));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('a body above the limit', () => {
  const largerPosts =
    /create-invoice|\/settings|ios\/create|products-import|api\/(?:import|reminders)|^\/us\.data/;
  /** A path's body limit, and the format of its error. */
  const limitOf = (path: string) =>
    largerPosts.test(path)
      ? { bytes: 2_000_000, words: '2 MB' }
      : { bytes: 64_000, words: '64 KB' };
  const sentenceOf = (path: string) => `That’s too much data. The limit is ${limitOf(path).words}.`;

  /**
   * Waits for the response before the body is complete: workerd resets a connection that sends more
   * than is read.
   */
  const post = (path: string, headers: Record<string, string>, body: string) =>
    new Promise<{ status?: number; type?: string; body: string }>((resolve, reject) => {
      const posting = request(`${origin}${path}`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
      });
      posting.once('error', reject);
      posting.once('response', (answer) => {
        const { statusCode: status, headers } = answer;
        text(answer)
          .then((said) => resolve({ status, type: headers['content-type'], body: said }), reject)
          .finally(() => posting.destroy());
      });
      if ('Content-Length' in headers) posting.write(body);
      else posting.end(body);
    });
  const cookie = () => ({ Cookie: member.cookies() });
  const declared = (path: string) =>
    post(path, { 'Content-Length': String(limitOf(path).bytes + 1), ...cookie() }, 'a');
  const undeclared = (path: string, headers: Record<string, string> = cookie()) =>
    post(path, { 'Transfer-Encoding': 'chunked', ...headers }, 'a'.repeat(limitOf(path).bytes + 1));

  test.each(writes)('posted to $id gets a 413', async ({ id, row }) => {
    const address = row.kind === 'page' ? dataPath(row.path(invoiceId)) : row.path(invoiceId);
    const { status, body } = await declared(address);
    const error = sentenceOf(address);
    expect([status, JSON.parse(body)]).toEqual([413, { error, code: 'too-large' }]);
    const counted = await undeclared(address);
    expect([id, counted.status]).toEqual([id, 413]);
    expect(counted.body).toContain(error);
    // The session still exists and the next request is answered.
    const session = await member.get('/api/session');
    expect(await session.json()).toMatchObject({ person: expect.any(String) });
  });

  test('is not even read where only signed-in users may post', async () => {
    const forOwners = writes.filter(({ row }) => row.post?.guest === '401');
    expect(forOwners.length).toBeGreaterThan(5);
    for (const { id, row } of forOwners) {
      const path = row.path(invoiceId);
      const { status } = await undeclared(row.kind === 'page' ? dataPath(path) : path, {});
      expect([id, status]).toEqual([id, 401]);
    }
  });

  test('is rejected at one byte too much: two megabytes of an invoice are read', async () => {
    const save = { ...saveOf({ invoiceNumber: crypto.randomUUID() }), padding: '' };
    save.padding = 'a'.repeat(2_000_000 - JSON.stringify(save).length);
    const answer = await member.postJson('/us/create-invoice.data', save);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  });
});

test.each(['//evil.example', '/\\evil.example', '/payment//evil.example', '/%2f%2fevil.example'])(
  'the short URL %s redirects nowhere else',
  async (path) => {
    const answer = await guest.get(path);
    const to = answer.headers.get('Location') ?? '/';
    expect(new URL(to, origin).origin).toBe(origin);
  },
);

test.each(['create-invoice', 'create-invoice.data', 'settings', 'settings.data'])(
  'what the service worker caches of %s contains no user data, whichever user is signed in',
  async (page) => {
    const { person } = (await (await member.get('/api/session')).json()) as { person: string };
    expect(await (await member.get(`/us/${page}`)).text()).toContain(person);
    const answer = await member.get(`/us/${page}`, { 'Billwren-Shell': '1' });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).not.toMatch(/nonce|strict-dynamic/);
    const kept = await answer.text();
    expect(kept).not.toContain(person);
    expect(kept).not.toContain(member.email);
    expect(kept).not.toContain('nonce=');
  },
);

const attempt = { intent: 'sign-in', screen: 'dialog', email: 'not an address', password: 'x' };

test.each<[string, (visitor: Visitor) => Promise<Response>, number]>([
  ['sign-ins', (visitor) => visitor.postForm('/us/auth.data', attempt), 400],
  ['PDFs', (visitor) => visitor.get('/view-invoice/none/pdf'), 404],
])(
  'a flood of %s from one network is limited before the database; others are served',
  async (_, ask, status) => {
    const flooder = newVisitor(origin);
    let answer = await ask(flooder);
    let asked = 1;
    for (; answer.status === status && asked < 260; asked += 1) {
      await answer.arrayBuffer();
      answer = await ask(flooder);
    }
    // The rate limit's window may change in between; a real user never gets near it.
    expect(asked).toBeGreaterThan(120);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Server-Timing')).toContain('0 round trips');
    expect(await answer.text()).toContain(
      'Too many requests from your network. Wait a minute and try again.',
    );
    expect((await ask(newVisitor(origin))).status).toBe(status);
  },
);
