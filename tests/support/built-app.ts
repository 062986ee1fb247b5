import { type LocalisedBuild, openRemix } from '#app/remix/remix-routes.server.ts';
import { requireEarlierBuild } from '#tests/support/require-build.ts';
import { handleAppRequest } from '#workers/handle-app-request.ts';
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
  const file = '../../build/server/index.js';
  const build = (await import(/* @vite-ignore */ file)) as LocalisedBuild;
  const remix = openRemix(build);
  const env = { ...workerEnv(databaseUrl), ...variables };
  const work: Promise<unknown>[] = [];
  const execution = { waitUntil: (one: Promise<unknown>) => void work.push(one) };
  const origin = env.PUBLIC_ORIGIN;
  return {
    origin,
    send: async (path, init) => {
      const request = new Request(path.startsWith('http') ? path : `${origin}${path}`, init);
      const answer = await handleAppRequest(request, env, execution, remix);
      await Promise.allSettled(work.splice(0));
      return answer;
    },
  };
}
