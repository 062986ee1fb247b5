import { afterAll, expect, test, vi } from 'vitest';
import { answerHealth } from '#app/features/operations/server/health.api.server.ts';
import { openBuiltApp } from '#tests/support/built-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => printed.mockRestore());

test('the app worker’s health check is read-only, in any spelling, and its log line has no address', async () => {
  const app = await openBuiltApp(database.url);
  printed.mockClear();
  const head = await app.send('/healthz', { method: 'HEAD' });
  expect([head.status, head.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect((await app.send('/Healthz/')).status).toBe(200);
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const posted = await app.send('/healthz', { method: 'POST', headers: own });
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect(await posted.json()).toMatchObject({ code: 'method-not-allowed' });
  const lines = printed.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines.map(({ route, dbTrips }) => [route, dbTrips])).toEqual([
    ['healthz', 1],
    ['healthz', 1],
    ['healthz', 0],
  ]);
});

test('a database that does not respond is unavailable', async () => {
  const silent = database.open({ fetch: () => new Promise(() => undefined) });
  const answer = await answerHealth(silent, 'v7');
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'degraded', version: 'v7', database: 'away' },
  ]);
});
