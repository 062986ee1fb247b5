import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isPictureName } from '#app/domain/settings/picture.ts';
import { apiError, signInNeeded } from '#app/http/responses/api-error.server.ts';
import { failureStatus } from '#app/http/responses/database-away.server.ts';
import { readViewer } from '#app/http/session/session.server.ts';
import { readPicture } from '#app/services/settings/read-picture.server.ts';

/**
 * Logo or signature (`?name=`) of the settings, or with `&invoice=` of one of the own invoices, for nobody but their
 * owner. No cache keeps them.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return signInNeeded();
    const { searchParams } = new URL(request.url);
    const [name, invoiceId] = [searchParams.get('name'), searchParams.get('invoice')];
    const picture = isPictureName(name)
      ? await readPicture(context.db, viewer.user.id, { name, invoiceId })
      : null;
    if (!picture) return apiError(404, 'not-found', 'There is no such picture.');
    return new Response(picture.bytes as BodyInit, {
      headers: { 'Content-Type': `image/${picture.type}`, 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    context.reportError(error);
    return apiError(failureStatus(error), 'picture-failed', 'The picture cannot be loaded.');
  }
}
