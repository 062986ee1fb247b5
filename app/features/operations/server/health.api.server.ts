import { createHash, timingSafeEqual } from 'node:crypto';
import { checkReadiness, type ReadinessCheck } from '#app/domain/jobs/readiness.ts';
import {
  getReadinessFacts,
  pingDatabase,
} from '#app/features/operations/queries/readiness-facts.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { methodNotAllowed } from '#app/http/responses/error-responses.server.ts';
import { routedPath } from '#app/http/security/request-filter.server.ts';
import type { Database } from '#db/client.server.ts';

/** The app worker's address for monitors, and for pages that wait for the server. */
export const healthPath = '/healthz';

/** The body of `GET /healthz` of both workers. */
type Health = { status: 'ok' | 'degraded'; version: string; database: 'ok' | 'away' };

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

/** The address of both workers for monitors that know the secret. */
export const readinessPath = '/readyz';

/** A shorter secret could be guessed, so it counts as missing. */
const minSecretLength = 32;

/** What the answer needs; times in ms. */
type ReadinessContext = {
  db: Database;
  now: number;
  /** The deployed version's id and deployment time; null if unknown. */
  version: string;
  deployedAt: number | null;
  /** `READYZ_SECRET`. */
  secret: string | undefined;
  reportError: (error: unknown) => void;
};

/**
 * Answers `GET /readyz` with `Authorization: Bearer <READYZ_SECRET>`: 200 if all checks pass, else 503 with the names
 * of the failed ones. If the database is unreachable, `database` is the only check.
 * @returns null without the right secret or without a configured one: the address then doesn't exist
 */
export async function answerReadiness(
  request: Request,
  context: ReadinessContext,
): Promise<Response | null> {
  if (!isAllowed(request, context.secret)) return null;
  const { db, now, version, deployedAt } = context;
  const result = await getReadinessFacts(db, now).then(
    (facts) => checkReadiness(facts, { now, deployedAt }),
    (error: unknown) => {
      context.reportError(error);
      return { checks: [databaseAway], lastEvents: null };
    },
  );
  const red = result.checks.filter(({ ok }) => !ok).map(({ name }) => name);
  const isReady = red.length === 0;
  return Response.json(
    { status: isReady ? 'ready' : 'not-ready', version, red, ...result },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

/**
 * Answers the app worker's `/readyz` before Remix, which answers 404 otherwise.
 * @returns null like `answerReadiness`, and if the request is for another address
 */
export async function answerReadinessCheck(
  request: Request,
  { db, now, config, reportError }: RequestContext,
): Promise<Response | null> {
  if (request.method !== 'GET' || new URL(request.url).pathname !== readinessPath) return null;
  const { version, deployedAt, readinessSecret: secret } = config;
  return answerReadiness(request, { db, now, version, deployedAt, secret, reportError });
}

const databaseAway: ReadinessCheck = {
  name: 'database',
  value: null,
  limit: 0,
  unit: 'seconds',
  ok: false,
};

/** Compares digests in constant time, so that the secret's length isn't revealed. */
function isAllowed(request: Request, secret: string | undefined): boolean {
  if (!secret || secret.length < minSecretLength) return false;
  const authorization = request.headers.get('Authorization') ?? '';
  if (!authorization.startsWith('Bearer ')) return false;
  return timingSafeEqual(digest(authorization.slice(7)), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
