import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { accessTable } from '#tests/fixtures/access-table.ts';
import { findLogLeaks } from '#tests/support/log-leaks.ts';
import { newMember } from '#tests/support/member.ts';
import { pageHtmlOf, visibleText } from '#tests/support/page-html.ts';
import { createTestProduct, type RunningProduct } from '#tests/support/product.ts';
import { type Member, newVisitor, saveInvoice, saveOf, signUp } from '#tests/support/visitor.ts';

// Every request logs one structured line, and no line contains user data, whatever goes wrong.

/** A structured log line of the app worker. */
type LogLine = {
  level: 'info' | 'error';
  id: string;
  method: string;
  route: string;
  status: number;
  dbTrips: number;
  dbMs: number;
  ms: number;
  errors?: string[];
  /** Why a visitor was refused, if the response doesn't show it. */
  refused?: string;
  /** The line is about work after the response. */
  after?: 'answer';
};

/** Collects the workers' output; pass `onLine` to `createTestProduct`. */
function collectLogLines() {
  const lines: string[] = [];
  const structured = () =>
    lines.filter((line) => line.startsWith('{"level"')).map((line) => JSON.parse(line) as LogLine);

  /** Returns a request's lines by its id; waits for the first, since pipes are slower than responses. */
  async function linesOf(requestId: string | null): Promise<LogLine[]> {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = structured().filter(({ id }) => id === requestId);
      if (found.length > 0) return found;
      await sleep(50);
    }
    return [];
  }

  return {
    onLine: (part: string, line: string) => {
      if (part === 'workers') lines.push(line);
    },
    /** Everything that the workers have printed. */
    lines: () => [...lines],
    structured,
    linesOf,
  };
}

const log = collectLogLines();
let product: RunningProduct;
let member: Member;
let invoiceId: string;
let brokenId: string;

const iban = 'GB82WEST12345698765432';
const personal = {
  clientName: 'Heron Hidden Ltd',
  clientEmail: 'heron@hidden.example',
  iban,
  businessEmail: 'sly@fox.example',
  notes: 'Between us only',
  invoiceNumber: 'PRIVATE-9',
};

beforeAll(async () => {
  product = await createTestProduct({ onLine: log.onLine });
  member = await signUp(product.origin, 'private-person');
  invoiceId = await saveInvoice(member, personal);
  brokenId = await saveInvoice(member, { ...personal, invoiceNumber: 'PRIVATE-10' });
  const items = '[{"description":"Between us only"';
  const sql = 'UPDATE invoices SET items = ? WHERE id = ?';
  await openDatabase({ url: product.libsqlUrl }).$client.execute({ sql, args: [items, brokenId] });
});
afterAll(() => product.stop());

function secrets(): string[] {
  const token = /__Host-session=([^;]+)/.exec(member.cookies())?.[1] ?? 'no session';
  return [
    ...Object.values(personal),
    member.email,
    member.password,
    token,
    invoiceId,
    brokenId,
    'wrong password',
    'typo@hidden.example',
    'WEST1234',
  ];
}

/** The single line for a response. */
async function lineOf(answer: Response) {
  const requestId = answer.headers.get('X-Request-Id');
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  const [line, ...others] = await log.linesOf(requestId);
  expect(others).toEqual([]);
  return line;
}

describe.each(Object.entries(accessTable))('a visit to %s', (id, row) => {
  test('logs one line with id, route, status, database trips and times', async () => {
    const answer = await member.get(row.path(invoiceId));
    await answer.arrayBuffer();
    expect(await lineOf(answer)).toEqual({
      level: 'info',
      id: answer.headers.get('X-Request-Id'),
      method: 'GET',
      route: id,
      status: answer.status,
      // Google wasn't called here.
      ...(id === '/oauth/google/callback' && { refused: 'state' }),
      dbTrips: Number(/desc="(\d+)/.exec(answer.headers.get('Server-Timing') ?? '')?.[1]),
      dbMs: expect.any(Number),
      ms: expect.any(Number),
    });
  });
});

test('a session that cannot be extended is logged, in the response’s line or in a second one', async () => {
  const { $client } = openDatabase({ url: product.libsqlUrl });
  const inAWeek = Date.now() + 7 * 24 * 60 * 60 * 1000;
  await $client.execute({ sql: 'UPDATE sessions SET expires_at = ?', args: [inAWeek] });
  await $client.execute(
    "CREATE TRIGGER stuck BEFORE UPDATE ON sessions BEGIN SELECT RAISE(ABORT, 'stuck'); END",
  );
  try {
    const answer = await member.get('/us/invoices');
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    const id = answer.headers.get('X-Request-Id');
    const errors = async () => (await log.linesOf(id)).flatMap((line) => line.errors ?? []);
    await expect.poll(errors).toEqual([expect.stringContaining('stuck')]);
    expect((await log.linesOf(id)).filter(({ after }) => !after)).toMatchObject([{ status: 200 }]);
  } finally {
    await $client.execute('DROP TRIGGER stuck');
  }
});

describe('a rejected request', () => {
  const refusals: [string, () => Promise<Response>, number][] = [
    ['by the request filter', () => member.send('/us/invoices', { method: 'POST' }), 403],
    ['for its method', () => member.send(`/invoice/${invoiceId}`, { method: 'PUT' }), 405],
    ['by the router', () => member.postForm(`/view-invoice/${invoiceId}`, {}), 405],
    ['for an unknown page', () => member.get(`/nowhere/${personal.clientEmail}?iban=${iban}`), 404],
    ['for a malformed path', () => member.get(`/invoice/${invoiceId}%E0%A4%A`), 400],
    [
      'for a wrong password',
      () =>
        newVisitor(product.origin).postForm('/us/auth.data', {
          intent: 'sign-in',
          email: member.email,
          password: 'wrong password',
        }),
      400,
    ],
    [
      'for an invalid email address',
      () =>
        newVisitor(product.origin).postForm('/us/auth.data', {
          intent: 'sign-up',
          email: 'typo@hidden.example@',
          password: member.password,
        }),
      400,
    ],
    [
      'for a wrong IBAN',
      () => member.postJson('/uk/create-invoice.data', saveOf({ iban: 'GB00WEST1234' })),
      422,
    ],
    [
      'for a number already in use',
      () => member.postJson('/us/create-invoice.data', saveOf(personal)),
      409,
    ],
  ];
  test.each(refusals)('%s logs one line', async (_, send, status) => {
    const answer = await send();
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    expect(await lineOf(answer)).toMatchObject({ level: 'info', status });
  });
});

describe('a failing request', () => {
  test.each(['/view-invoice/', '/invoice/'])('at %s shows its id, and no cause', async (page) => {
    const answer = await member.get(`${page}${brokenId}`);
    expect(answer.status).toBe(500);
    const html = await answer.clone().text();
    expect(visibleText(await pageHtmlOf(answer))).toContain(answer.headers.get('X-Request-Id'));
    expect(html).toContain('Something went wrong');
    expect(html).not.toMatch(/unreadable|\.js:\d+|toStoredInvoice/);
    expect(await lineOf(answer)).toMatchObject({
      level: 'error',
      status: 500,
      errors: [expect.stringContaining('unreadable items')],
    });
  });

  test('without a page gets the API’s error format', async () => {
    const answer = await member.get(`/view-invoice/${brokenId}/pdf`);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { error: 'Failed to generate PDF', code: 'pdf-failed' },
    ]);
    expect(await lineOf(answer)).toMatchObject({ level: 'error', status: 500 });
  });

  test('because of an unavailable database is logged as such', async () => {
    await product.killDatabase();
    const { email, password } = member;
    const signIn = { intent: 'sign-in', screen: 'dialog', email, password };
    const sending: (() => Promise<Response>)[] = [
      () => member.get('/us/invoices'),
      () => member.postJson('/us/create-invoice.data', saveOf(personal)),
      () => newVisitor(product.origin).postForm('/us/auth.data', signIn),
    ];
    for (const send of sending) {
      const answer = await send();
      await answer.arrayBuffer();
      expect(answer.status).toBe(503);
      expect(await lineOf(answer)).toMatchObject({ level: 'error', status: 503 });
    }
    const signingOut = await member.postForm('/api/sign-out', { country: 'us' });
    expect(await lineOf(signingOut)).toMatchObject({ level: 'error', status: 302 });
    await product.startDatabase();
  });
});

test('no line contains an email address, IBAN, name, password, token or invoice id', () => {
  const text = log.lines().join('\n');
  expect(log.structured().length).toBeGreaterThan(30);
  for (const secret of secrets()) expect(text).not.toContain(secret);
});

test('every line of the worker is structured', () => {
  const started = log.lines().findIndex((line) => line.startsWith('{"level"'));
  const others = log
    .lines()
    .slice(started)
    .filter((line) => line.trim() !== '' && !line.startsWith('{"level"'));
  expect(others).toEqual([]);
});

// The log check that runs at the end of every product in these tests (tests/support/product.ts)
// finds what it should.

const line = (error: string) => `{"level":"error","id":"x","errors":["Error: ${error}"]}`;

describe('in a log', () => {
  test.each([
    'no such user ann@example.com',
    'the IBAN GB82WEST12345698765432 is wrong',
    'token 3q2-7wAAZm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3JhdWx0Z2FycGx5',
    `session ${'0123456789abcdef'.repeat(4)}`,
    'Authorization: Bearer abcdefgh12345',
    'from 203.0.113.9',
  ])('%s is found by its format', async (error) => {
    expect(await findLogLeaks([line(error)], null)).toHaveLength(1);
  });

  test('user data from the database is found by its value', async () => {
    const { email } = await newMember(product, 'leaky');
    const name = email.split('@')[0] ?? '';
    const { libsqlUrl } = product;
    expect(await findLogLeaks([line(`of ${name}`)], libsqlUrl)).toEqual([]);
    expect(await findLogLeaks([line(`of ${email}`)], libsqlUrl)).toContain(`users.email: ${email}`);
  });

  test('a harmless line is not reported', async () => {
    const plain = '{"level":"info","id":"5b1c0f7e-0000-4000-8000-000000000000","route":"healthz"}';
    expect(await findLogLeaks([plain], product.libsqlUrl)).toEqual([]);
  });
});
