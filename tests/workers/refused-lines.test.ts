import type { AppLoadContext } from '@remix-run/cloudflare';
import { afterAll, expect, it, vi } from 'vitest';
import { workerEnv } from '#tests/support/worker-env.ts';
import { handleAppRequest } from '#workers/handle-app-request.ts';

// The worker's entry point with a test handler: the log lines of refusals whose responses look like other responses, and
// of what happens after the response (OWASP ASVS 5.0, V16.3).

const findRoute = () => null;
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => printed.mockRestore());

/** The log lines for one request that does this. */
async function linesOf(work: (context: AppLoadContext) => void): Promise<unknown[]> {
  printed.mockClear();
  const waiting: Promise<unknown>[] = [];
  const execution = { waitUntil: (late: Promise<unknown>) => void waiting.push(late) };
  const handleRemix = async (_: Request, context?: AppLoadContext) => {
    if (context) work(context);
    return new Response(null, { status: 303, headers: { Location: '/us/auth' } });
  };
  const request = new Request('https://billwren.example/oauth/google/callback');
  const env = workerEnv('http://127.0.0.1:1');
  const answer = await handleAppRequest(request, env, execution, { findRoute, handleRemix });
  await Promise.all(waiting);
  const id = answer.headers.get('X-Request-Id');
  const lines = printed.mock.calls.map(([line]) => JSON.parse(String(line)) as { id: string });
  return lines.filter((line) => line.id === id);
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 30));

it('a refusal has its reason in the response’s line, and a successful action has none', async () => {
  expect(await linesOf((context) => context.recordRefusal('state'))).toEqual([
    expect.objectContaining({ level: 'info', status: 303, refused: 'state' }),
  ]);
  expect((await linesOf(() => undefined))[0]).not.toHaveProperty('refused');
});

it('a refusal after the response has its own line', async () => {
  const [line, ...others] = await linesOf((context) => {
    context.waitUntil(soon().then(() => context.recordRefusal('limit')));
  });
  expect(line).not.toHaveProperty('refused');
  expect(others).toEqual([
    { level: 'info', id: expect.any(String), after: 'answer', refused: 'limit' },
  ]);
});

it('an error after the response has its own line, with the id of the response’s line', async () => {
  const lines = await linesOf((context) => {
    context.waitUntil(soon().then(() => Promise.reject(new Error('the mail was not taken'))));
  });
  expect(lines).toMatchObject([
    { level: 'info', status: 303 },
    { level: 'error', after: 'answer', errors: [expect.stringContaining('not taken')] },
  ]);
});
