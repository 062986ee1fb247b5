import type { Database } from '#db/client.server.ts';
import { isDatabaseUp } from '#db/queries/health.server.ts';

/** What `GET /healthz` of both workers says. */
export type Health = { status: 'ok' | 'degraded'; version: string; database: 'up' | 'down' };

/**
 * Answers `GET /healthz`: 200 when the database answers, else 503, so that a monitor needs to read no body.
 * @param version the deployed version's id
 */
export async function answerHealth(db: Database, version: string): Promise<Response> {
  const isUp = await isDatabaseUp(db);
  const health: Health = {
    status: isUp ? 'ok' : 'degraded',
    version,
    database: isUp ? 'up' : 'down',
  };
  return Response.json(health, {
    status: isUp ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
