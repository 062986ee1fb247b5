import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { databaseAwayError } from '#app/http/responses/error-responses.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';

/** Returns the id of the signed-in user, so that a cached page can tell whether it may still be shown. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    const viewer = await getViewer(request, context);
    return Response.json({ person: viewer?.user.id ?? null });
  } catch (error) {
    context.reportError(error);
    return databaseAwayError();
  }
}
