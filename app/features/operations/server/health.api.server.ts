import { pingDatabase } from '#app/features/operations/queries/readiness-facts.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { methodNotAllowed } from '#app/http/responses/error-responses.server.ts';
import { routedPath } from '#app/http/security/request-filter.server.ts';
import type { Database } from '#db/client.server.ts';

/** The app worker's address for monitors, and for pages that wait for the server. */
export const healthPath = '/healthz';

/** The body of `GET /healthz` of both workers. */
export type Health = { status: 'ok' | 'degraded'; version: string; database: 'ok' | 'away' };

/** How long to wait for the database: monitors time out quickly, and waiting pages ask again. */
const patienceMs = 2_000;

/**
 * Answers `GET /healthz` within two seconds: 200 if the database responds, else 503, so that monitors don't have to
 * parse the body.
 * @param version the deployed version's id
 */
export async function answerHealth(db: Database, version: string): Promise<Response> {
  const database = await pingDatabaseHealth(db);
  const isUp = database === 'ok';
  const health: Health = { status: isUp ? 'ok' : 'degraded', version, database };
  return Response.json(health, {
    status: isUp ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}

async function pingDatabaseHealth(db: Database): Promise<Health['database']> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<'away'>((resolve) => {
    timer = setTimeout(() => resolve('away'), patienceMs);
  });
  const answering = pingDatabase(db).then(
    () => 'ok' as const,
    () => 'away' as const,
  );
  const database = await Promise.race([answering, tooLate]);
  clearTimeout(timer);
  return database;
}

/**
 * Answers the app worker's `/healthz` before Remix, which would be most of the cost.
 * @returns null if the request is for another address
 */
export async function answerHealthCheck(
  request: Request,
  { db, config }: Pick<RequestContext, 'db' | 'config'>,
): Promise<Response | null> {
  if (routedPath(request) !== healthPath) return null;
  if (request.method === 'POST') return methodNotAllowed(['GET', 'HEAD']);
  return answerHealth(db, config.version);
}
