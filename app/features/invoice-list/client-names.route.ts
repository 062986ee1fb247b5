import { documentKinds } from '#app/domain/documents/kind.ts';
import { parseListView } from '#app/domain/invoices/list-view.ts';
import { listClientNames } from '#app/features/invoice-list/queries/invoice-list.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { failureTexts } from '#app/i18n/texts.ts';

/** The client names that the filter panel offers, with `kind` and `archived` as in the list's URL. */
export function loader(call: Call): Promise<Response> {
  const { searchParams } = new URL(call.request.url);
  const kind = documentKinds.find((known) => known === searchParams.get('kind')) ?? 'invoice';
  const answer = async ({ user }: Viewer) =>
    Response.json(
      await listClientNames(call.context.db, user.id, parseListView(searchParams, kind)),
    );
  return withViewer(call, answer, { signIn: failureTexts.reasons.signedOut });
}
