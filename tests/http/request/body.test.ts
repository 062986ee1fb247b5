import { describe, expect, it, vi } from 'vitest';
import {
  loadBodyText,
  parseJsonBody,
  parseOwnersForm,
  parseOwnersJson,
} from '#app/http/request/body.server.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const post = (body: BodyInit, path = '/us/create-invoice') => {
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  return new Request(`https://billwren.example${path}`, init);
};

describe('reading a body', () => {
  it('reads JSON, and null from anything else', async () => {
    expect(await parseJsonBody(post('{"a":1}'))).toEqual({ a: 1 });
    expect(await parseJsonBody(post('{"a":'))).toBeUndefined();
  });

  it('replaces lone surrogates, which no database accepts, and nothing else', async () => {
    const lone = '{"id":"a\\ud800","\\uDC00":["\\udfff\\ud83d"]}';
    const replaced = { id: 'a\ufffd', '\ufffd': ['\ufffd\ufffd'] };
    expect(await parseJsonBody(post(lone))).toEqual(replaced);
    const whole = ['\\ud83d\\ude00', '\\\\ud800', '\\\\\\\\ud800', '\\u00e9😀'];
    const text = JSON.stringify(whole).replaceAll('\\\\', '\\');
    expect(await parseJsonBody(post(text))).toEqual(JSON.parse(text));
  });

  const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
  const wide = (values: number) => `[${'1,'.repeat(values - 1)}1]`;

  it('reads null from anything nested deeper or with more values than any of our posts', async () => {
    expect(await parseJsonBody(post(nested(20)))).toBeDefined();
    expect(await parseJsonBody(post(wide(20_000)))).toHaveLength(20_000);
    const objects = `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`;
    for (const text of [nested(21), wide(20_001), objects, `[${'[],'.repeat(20_000)}[]]`]) {
      expect(await parseJsonBody(post(text))).toBeUndefined();
    }
  });

  it('ignores brackets and commas in texts', async () => {
    const text = `${'[{,'.repeat(30_000)}"\\`;
    const json = { [text]: [text] };
    expect(await parseJsonBody(post(JSON.stringify(json)))).toEqual(json);
  });

  it('uses little memory for two megabytes of brackets', async () => {
    const text = '[{"a":'.repeat(330_000);
    const before = process.memoryUsage().heapUsed;
    expect(await parseJsonBody(post(text))).toBeUndefined();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(25_000_000);
  });

  it.each([
    ['/api/send-otp', 64_000, '64 KB'],
    ['/us/invoices', 64_000, '64 KB'],
    ['/us', 2_000_000, '2 MB'],
    ['/UK/Create-Invoice.data', 2_000_000, '2 MB'],
    ['/app/ios/create.data', 2_000_000, '2 MB'],
    ['/ca/settings.data', 2_000_000, '2 MB'],
    ['/api/products-import', 2_000_000, '2 MB'],
  ])('posted to %s reads %i bytes and no more', async (path, most, words) => {
    expect(await loadBodyText(post('a'.repeat(most), path))).toHaveLength(most);
    const refusal = await loadBodyText(post('a'.repeat(most + 1), path)).catch((answer) => answer);
    const error = `That’s too much data. The limit is ${words}.`;
    expect([refusal.status, await refusal.json()]).toEqual([413, { error, code: 'too-large' }]);
  });

  it.each([
    ['reads a body of undeclared length to its end', 12_000_000],
    ['gives up on a body that never ends', Infinity],
  ])('%s, and refuses it above the limit', async (_, end) => {
    let sent = 0;
    const large = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
        if (sent === end) controller.close();
      },
    });
    const refusal = await loadBodyText(post(large)).catch((answer: unknown) => answer);
    expect((refusal as Response).status).toBe(413);
    expect(sent).toBeLessThan(30_000_000);
    if (end < Infinity) expect(sent).toBe(end);
  });
});

describe('reading what only a signed-in user may post', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const read = async (cookie: string, db = database.open()) => {
    const request = jsonPost('/us/clients', { name: 'W'.repeat(70_000) }, cookie);
    parse.mockClear();
    const json = await parseOwnersJson(request, createTestContext(db)).catch((answer) => answer);
    const isParsed = parse.mock.calls.some(([text]) => String(text).includes('WWW'));
    return { json, isParsed, isUsed: request.bodyUsed };
  };

  it.each(['', '__Host-session=none'])(
    'keeps and parses nothing without a user (%j)',
    async (cookie) => {
      expect(await read(cookie)).toEqual({ json: undefined, isParsed: false, isUsed: true });
      const order = jsonPost('/us/settings', { a: 1 }, cookie);
      const form = await parseOwnersForm(order, createTestContext(database.open()));
      expect([...form]).toEqual([]);
    },
  );

  it('reads it for its user within the limit, and if the database can’t identify them', async () => {
    const { cookie } = await createSampleSeller(database.open());
    expect((await read(cookie)).json).toMatchObject({ status: 413 });
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    for (const db of [database.open(), away]) {
      const order = jsonPost('/us/clients', { a: 1 }, cookie);
      expect(await parseOwnersJson(order, createTestContext(db))).toEqual({ a: 1 });
    }
  });
});
