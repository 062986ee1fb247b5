import type { AppLoadContext } from '@remix-run/cloudflare';
import { expect, it, vi } from 'vitest';
import { workerEnv } from '#tests/support/worker-env.ts';
import { handleAppRequest } from '#workers/handle-app-request.ts';

// The worker's entry point with a test handler: errors after the response was sent.

const findRoute = () => null;

it('write a second line with the id of the response’s line', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  let fail: (error: Error) => void = () => undefined;
  const handleRemix = async (_: Request, context?: AppLoadContext) => {
    context?.waitUntil(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    return new Response('a page');
  };
  const waiting: Promise<unknown>[] = [];
  const execution = { waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
  const request = new Request('https://billwren.example/nowhere');
  try {
    const answer = await handleAppRequest(request, workerEnv('http://127.0.0.1:1'), execution, {
      findRoute,
      handleRemix,
    });
    fail(new Error('the mail was not taken'));
    await Promise.all(waiting);
    const id = answer.headers.get('X-Request-Id');
    const lines = printed.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
    expect(lines).toMatchObject([
      { level: 'info', id, status: 200 },
      { level: 'error', id, after: 'answer', errors: [expect.stringContaining('not taken')] },
    ]);
  } finally {
    printed.mockRestore();
  }
});
