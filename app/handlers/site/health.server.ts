import type { Database } from '#db/client.server.ts';
import { pingDatabase } from '#db/queries/ping.server.ts';

/** What `GET /healthz` of both workers says. */
export type Health = { status: 'ok' | 'degraded'; version: string; database: 'ok' | 'away' };

/**
 * Answers `GET /healthz`: 200 when the database answers, else 503, so that a monitor needs to read no body.
 * @param version the deployed version's id
 */
export async function answerHealth(db: Database, version: string): Promise<Response> {
  const database = await pingDatabase(db).then(
    () => 'ok' as const,
    () => 'away' as const,
  );
  const isUp = database === 'ok';
  const health: Health = { status: isUp ? 'ok' : 'degraded', version, database };
  return Response.json(health, {
    status: isUp ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}

// @covers decisions-8.3
