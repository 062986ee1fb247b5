import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { fieldsOfRecord } from '#app/domain/custom-fields/document-fields.ts';
import { answerClientPost } from '#app/features/clients/server/client-action.api.server.ts';
import { listClients } from '#app/features/clients/server/client-views.server.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { ClientsPage } from '#app/features/clients/ui/clients-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { listRoute } from '#app/frames/web/list-route.tsx';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { getSearchedPage } from '#app/http/request/searched-page.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';

export const meta = titled(() => clientTexts.page);

export { clientAction, clientLoader, shouldRevalidate } from '#app/frames/web/list-route.tsx';

const failure = 'clients';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const viewer = await requireViewer(request, context, failure);
  return {
    country,
    businessCountry: viewer.settings.country,
    customFields: fieldsOfRecord(parseStoredFields(viewer.customFields), 'client'),
    list: await orDatabaseAway(getSearchedPage({ request, context }, viewer, listClients), failure),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireCountry(params);
  const { body, status } = await answerClientPost(
    await parseOwnersJson(request, context),
    request,
    context,
  );
  return data(body, { status });
}

export default listRoute<typeof loader>(ClientsPage);
