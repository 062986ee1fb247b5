import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { answerClientPagePost } from '#app/handlers/clients/client-action.server.ts';
import { openClient } from '#app/handlers/clients/client-pages.server.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { ClientPage } from '#app/screens/clients/client-page.tsx';
import type { PageHandle } from '#app/screens/frame/own-names.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { listRoute } from '#app/screens/list/list-route.tsx';
import { clientTexts } from '#app/texts/clients.ts';

/** In the browser a failure may be there in the place of what was loaded. */
function nameOf(loaded: unknown): string {
  return (loaded as { client?: { name: string } } | undefined)?.client?.name ?? clientTexts.one;
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  pageTitle(nameOf(loaded), matches),
];

export const handle: PageHandle = { leaf: nameOf };

export { clientAction, clientLoader, shouldRevalidate } from '#app/screens/list/list-route.tsx';

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
