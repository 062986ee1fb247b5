import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import worker from '#workers/webhooks/index.ts';

// The headers of every webhook worker response for browsers and caches (OWASP ASVS 5.0, V3.4).

const database = await createTestDatabase();
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => printed.mockRestore());

const origin = 'https://webhooks.billwren.example';

function ask(address: string, method = 'GET'): Promise<Response> {
  const request = new Request(address, { method }) as Parameters<typeof worker.fetch>[0];
  const execution = { waitUntil: () => undefined } as unknown as ExecutionContext;
  return worker.fetch(request, { LIBSQL_URL: database.url }, execution);
}

test.each([
  ['GET', '/healthz', 200],
  ['POST', '/stripe', 503],
  ['POST', '/app-store', 503],
  ['GET', '/stripe', 404],
  ['GET', '/nowhere', 404],
])('%s %s is not framed, sniffed or cached', async (method, path, status) => {
  const answer = await ask(`${origin}${path}`, method);
  const header = (name: string) => answer.headers.get(name);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toBeTypeOf('object');
  expect(header('Strict-Transport-Security')).toMatch(/^max-age=63072000; includeSubDomains;/);
  expect(header('X-Content-Type-Options')).toBe('nosniff');
  expect(header('Content-Security-Policy')).toBe(
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(header('Cache-Control')).toBe('no-store');
  expect(header('Content-Type')).toBe('application/json');
});

test('over plain HTTP there is no HSTS header', async () => {
  const answer = await ask('http://127.0.0.1:8788/healthz');
  expect(answer.headers.has('Strict-Transport-Security')).toBe(false);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});
