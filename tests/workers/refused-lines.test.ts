import type { AppLoadContext } from '@remix-run/cloudflare';
import { afterAll, expect, it, vi } from 'vitest';
import { workerEnv } from '#tests/support/worker-env.ts';
import { handleAppRequest } from '#workers/handle-app-request.ts';

// The worker's entry point with a test handler: refusals whose responses look like other responses (OWASP ASVS 5.0,
// V16.3).

const findRoute = () => null;
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => printed.mockRestore());

/** The log lines for one request with this handler. */
async function linesOf(refuse: (context: AppLoadContext) => void): Promise<unknown[]> {
  printed.mockClear();
  const waiting: Promise<unknown>[] = [];
  const execution = { waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
  const handleRemix = async (_: Request, context?: AppLoadContext) => {
    if (context) refuse(context);
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

it('have their reason in the response’s log line', async () => {
  expect(await linesOf((context) => context.recordRefusal('state'))).toEqual([
    expect.objectContaining({ level: 'info', status: 303, refused: 'state' }),
  ]);
});

it('have their own line if they happen after the response', async () => {
  const late = (context: AppLoadContext) => {
    const soon = new Promise((resolve) => setTimeout(resolve, 30));
    context.waitUntil(soon.then(() => context.recordRefusal('limit')));
  };
  const [line, ...others] = await linesOf(late);
  expect(line).not.toHaveProperty('refused');
  expect(others).toEqual([
    { level: 'info', id: expect.any(String), after: 'answer', refused: 'limit' },
  ]);
});

it('are not in the line of a successful action', async () => {
  const [line] = await linesOf(() => undefined);
  expect(line).not.toHaveProperty('refused');
});
