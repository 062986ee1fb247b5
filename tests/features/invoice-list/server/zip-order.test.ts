import { beforeAll, describe, expect, test } from 'vitest';
import { action } from '#app/features/invoice-list/invoices-zip.route.ts';
import { maxInvoicesInZip } from '#app/features/invoice-list/words/list-answer.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
let cookie: string;
let mine: string;
let userId: string;

beforeAll(async () => {
  const db = database.open();
  const seller = await createSampleSeller(db);
  cookie = seller.cookie;
  userId = seller.userId;
  mine = await saveSample(db, seller.settings);
});

const now = Date.UTC(2026, 2, 2, 3, 0);

function ask(
  body: BodyInit,
  { as = cookie, context = createTestContext(database.open(), { now }) } = {},
) {
  const headers = { Cookie: as };
  const request = new Request(`${testOrigin}/api/invoices-zip`, { method: 'POST', headers, body });
  return action({ request, context, params: {} });
}

const order = (given: object) => JSON.stringify(given);
const fileNameOf = (answer: Response) =>
  /filename="([^"]*)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];

describe('a request for a zip', () => {
  test('returns the zip, in three round trips including the session and the record of its files', async () => {
    const context = createTestContext(database.open(), { now });
    const answer = await ask(order({ ids: [mine] }), { context });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const [file] = readZip(new Uint8Array(await answer.arrayBuffer()));
    expect(file?.name).toBe('INV-001.pdf');
    expect(context.db.stats.trips).toBe(3);
  });

  test.each([
    ['both dates', { from: '2026-01-01', to: '2026-01-31' }, 'invoices_2026-01-01_2026-01-31.zip'],
    ['one date', { from: '2026-01-01', to: null }, 'invoices_2026-03-02.zip'],
    ['no date', {}, 'invoices_2026-03-02.zip'],
    ['an invalid date', { from: '../x', to: '2026-02-31' }, 'invoices_2026-03-02.zip'],
  ])('names it by %s', async (_, days, name) => {
    expect(fileNameOf(await ask(order({ ids: [mine], ...days })))).toBe(name);
  });

  test('names it by the seller-local date', async () => {
    const sql = 'UPDATE users SET time_zone = ? WHERE id = ?';
    const { $client } = database.open();
    await $client.execute({ sql, args: ['America/Los_Angeles', userId] });
    expect(fileNameOf(await ask(order({ ids: [mine] })))).toBe('invoices_2026-03-01.zip');
    await $client.execute({ sql, args: [null, userId] });
  });

  test('can also come from a plain form', async () => {
    const form = new URLSearchParams([
      ['ids', crypto.randomUUID()],
      ['ids', mine],
      ['from', '2026-01-01'],
      ['to', '2026-01-31'],
    ]);
    const answer = await ask(form);
    expect(fileNameOf(answer)).toBe('invoices_2026-01-01_2026-01-31.zip');
    expect(readZip(new Uint8Array(await answer.arrayBuffer()))).toHaveLength(1);
  });

  const many = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  test.each([
    ['of a guest', () => order({ ids: [mine] }), 401, 'sign-in-needed', 'Not authenticated'],
    [
      'of nothing',
      () => order({ ids: [] }),
      400,
      'nothing-selected',
      'Please select at least one invoice',
    ],
    [
      'beyond 300',
      () => order({ ids: many(maxInvoicesInZip + 1) }),
      400,
      'too-many-invoices',
      'You can download up to 300 invoices at a time. Select fewer.',
    ],
    [
      'of nothing of one’s own',
      () => order({ ids: many(maxInvoicesInZip) }),
      404,
      'not-found',
      'Invoice not found or no longer available',
    ],
    ['that is no JSON', () => '{', 400, 'bad-request', 'We couldn’t understand this request.'],
    [
      'of a wrong shape',
      () => order({ ids: 'all' }),
      400,
      'bad-request',
      'We couldn’t understand this request.',
    ],
    [
      'of no text',
      () => order({ ids: [7] }),
      400,
      'bad-request',
      'We couldn’t understand this request.',
    ],
  ])('%s is refused', async (name, body, status, code, error) => {
    const answer = await ask(body(), { as: name === 'of a guest' ? '' : cookie });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error, code });
  });

  test('reports an unavailable database', async () => {
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const context = createTestContext(away);
    const answer = await ask(order({ ids: [mine] }), { context });
    expect(answer.status).toBe(503);
    const error = 'Something went wrong. Try again.';
    expect(await answer.json()).toEqual({ error, code: 'zip-failed' });
    expect(context.reported).toHaveLength(1);
  });
});
