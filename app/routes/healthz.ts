import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pingDatabase } from '#db/queries/ping.server.ts';

/** Whether the worker and its database are well: 200 or 503. */
export async function loader({ context }: LoaderFunctionArgs) {
  const database = await pingDatabase(context.db).then(
    () => 'ok' as const,
    () => 'away' as const,
  );
  return Response.json(
    { status: database === 'ok' ? 'ok' : 'degraded', database },
    { status: database === 'ok' ? 200 : 503 },
  );
}
