import { documentKinds } from '#app/domain/documents/kind.ts';
import { getListPage } from '#app/features/invoice-list/server/list-page.api.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { failureTexts } from '#app/i18n/texts.ts';

/** The next rows of the invoice list for Load more, with the parameters of the list's URL and `after`. */
export function loader(call: Call): Promise<Response> {
  const answer = async (viewer: Viewer) => {
    const asked = new URL(call.request.url).searchParams.get('kind');
    const kind = documentKinds.find((known) => known === asked) ?? 'invoice';
    const { invoices, next } = await getListPage(call.request, call.context, viewer, kind);
    return Response.json({ invoices, next });
  };
  return withViewer(call, answer, { signIn: failureTexts.reasons.signedOut });
}
