import { requireEarlierBuild } from '#tests/support/require-build.ts';
import { workerEnv } from './worker-env.ts';

/** Sends a request through the worker's entry point and the built app. */
export type SendToApp = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Opens the built app in this process on a database, at its deployed (https) origin, without edge cache, live channel
 * and rate limits.
 * @param variables override the configuration
 */
export async function openBuiltApp(
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<{ origin: string; send: SendToApp }> {
  requireEarlierBuild();
  // Not a literal in the import, because the file doesn't exist during type checks.
  const file = '../../build/workers/app/app.js';
  const { default: worker } = (await import(
    /* @vite-ignore */ file
  )) as typeof import('#workers/app.ts');
  const env = { ...workerEnv(databaseUrl), ...variables };
  const work: Promise<unknown>[] = [];
  const execution = { waitUntil: (one: Promise<unknown>) => void work.push(one) };
  const origin = env.PUBLIC_ORIGIN;
  return {
    origin,
    send: async (path, init) => {
      const request = new Request(path.startsWith('http') ? path : `${origin}${path}`, init);
      const answer = await worker.fetch(request as never, env, execution as never);
      await Promise.allSettled(work.splice(0));
      return answer;
    },
  };
}
