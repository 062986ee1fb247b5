import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isPictureName } from '#app/domain/settings/picture-address.ts';
import { getPicture } from '#app/features/settings/server/pictures.server.ts';
import { apiError, failureStatus } from '#app/http/responses/error-responses.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import { requestTexts } from '#app/i18n/texts.ts';

/**
 * Serves the logo or signature (`?name=`) of the settings or, with `&invoice=`, of an own invoice; only to their owner,
 * and never cached.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [name, invoiceId] = [searchParams.get('name'), searchParams.get('invoice')];
  const answer = async (userId: string) => {
    const picture = isPictureName(name)
      ? await getPicture(context.db, userId, { name, invoiceId })
      : null;
    if (!picture) return apiError(404, 'not-found', requestTexts.noPicture);
    return new Response(picture.bytes as BodyInit, {
      headers: { 'Content-Type': `image/${picture.type}`, 'Cache-Control': 'no-store' },
    });
  };
  return withViewer({ request, context }, ({ user }) => answer(user.id), {
    failed: (error) => apiError(failureStatus(error), 'picture-failed', requestTexts.pictureFailed),
  });
}
