import type { AddressInfo } from 'node:net';
import { serveRequests } from '#tests/fakes/serve-requests.ts';

/** A proxy to a database that can be made slow. */
export type SlowDatabase = {
  url: string;
  /** Sets how much longer every call takes from now on, in milliseconds. */
  delay: (milliseconds: number) => void;
  stop: () => Promise<void>;
};

/**
 * Starts a proxy between a product and its database; answers 502 while the database is down.
 * @param target the database's address; it needn't respond yet
 */
export async function startSlowDatabase(target: string): Promise<SlowDatabase> {
  let milliseconds = 0;
  const server = await serveRequests(async (request) => {
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
    try {
      const answer = await fetch(`${target}${pathname}${search}`, {
        method: request.method,
        headers,
        body,
      });
      return new Response(await answer.arrayBuffer(), {
        status: answer.status,
        headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' },
      });
    } catch {
      return new Response(null, { status: 502 });
    }
  }, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    delay: (more) => {
      milliseconds = more;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
