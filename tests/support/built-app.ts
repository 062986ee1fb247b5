import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { vi } from 'vitest';
import { requireEarlierBuild } from '#scripts/build-app.ts';
import { handleAppRequest } from '#workers/handle-app-request.ts';
import { workerEnv } from './worker-env.ts';

/** Sends a request through the worker's door and the built app. */
export type SendToApp = (path: string, init?: RequestInit) => Promise<Response>;

/** Node has none of workerd's; its pages name their scripts as Remix does (`http/held-back-scripts.server.ts`). */
class PlainRewriter {
  on() {
    return this;
  }
  transform(page: Response) {
    return page;
  }
}

/**
 * The built app in this process, behind the address that it has when it is deployed (https), over a database. Nothing else
 * is there: no cache of the edge, no live channel, no limits against floods.
 * @param variables laid over the configuration
 */
export async function openBuiltApp(
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<{ origin: string; send: SendToApp }> {
  requireEarlierBuild();
  // Node's own build of React's server has no web streams; workers get this one.
  const forWorkers = 'react-dom/server.browser';
  vi.doMock('react-dom/server', () => import(/* @vite-ignore */ forWorkers));
  vi.stubGlobal('HTMLRewriter', PlainRewriter);
  // Named here, since there is none when types are checked.
  const file = '../../build/server/index.js';
  const build = (await import(/* @vite-ignore */ file)) as ServerBuild;
  const handleRemix = createRequestHandler(build, 'production');
  const env = { ...workerEnv(databaseUrl), ...variables };
  const work: Promise<unknown>[] = [];
  const execution = { waitUntil: (one: Promise<unknown>) => void work.push(one) };
  const origin = env.PUBLIC_ORIGIN;
  return {
    origin,
    send: async (path, init) => {
      const request = new Request(path.startsWith('http') ? path : `${origin}${path}`, init);
      const answer = await handleAppRequest(request, env, execution, { build, handleRemix });
      await Promise.allSettled(work.splice(0));
      return answer;
    },
  };
}
