import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { answerClientPagePost } from '#app/features/clients/server/client-action.api.server.ts';
import { openClient } from '#app/features/clients/server/client-pages.api.server.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { ClientPage } from '#app/features/clients/ui/client-page.tsx';
import type { PageHandle } from '#app/frames/web/breadcrumbs.tsx';
import { listRoute } from '#app/frames/web/list-route.tsx';
import { pageTitle } from '#app/frames/web/root-data.ts';
import { requireCountry } from '#app/http/request/country.server.ts';

/** In the browser, the data may be a failure in place of what was loaded. */
function nameOf(loaded: unknown): string {
  return (loaded as { client?: { name: string } } | undefined)?.client?.name ?? clientTexts.one;
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  pageTitle(nameOf(loaded), matches),
];

export const handle: PageHandle = { leaf: nameOf };

export { clientAction, clientLoader, shouldRevalidate } from '#app/frames/web/list-route.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const clientId = params.id ?? '';
  return { country, ...(await openClient(request, context, { clientId, country })) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireCountry(params);
  const { body, status } = await answerClientPagePost(request, context);
  return data(body, { status });
}

export default listRoute<typeof loader>(ClientPage);
