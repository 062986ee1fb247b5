import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { ClientAnswer } from '#app/domain/clients/client-answer.ts';
import type { ListAnswer } from '#app/domain/invoices/list-answer.ts';
import { answerClientPagePost } from '#app/handlers/clients/client-action.server.ts';
import { openClient } from '#app/handlers/clients/client-pages.server.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { ClientPage } from '#app/screens/clients/client-page.tsx';
import type { PageHandle } from '#app/screens/frame/framed-page.tsx';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';
import { loadOrStay, useLastLoaded } from '#app/screens/list/load-or-stay.ts';
import { postOrSay } from '#app/screens/list/post-or-say.ts';

/** In the browser a failure may be there in the place of what was loaded. */
function nameOf(loaded: unknown): string {
  return (loaded as { client?: { name: string } } | undefined)?.client?.name ?? 'Client';
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  pageTitle(nameOf(loaded), matches),
];

export const handle: PageHandle = { leaf: nameOf };

export const shouldRevalidate = shouldRevalidateAfterPost;

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

export const clientLoader = loadOrStay<typeof loader>;

export const clientAction = postOrSay<ClientAnswer | ListAnswer>;

export default function Client() {
  const { last, failure } = useLastLoaded(useLoaderData<typeof clientLoader>());
  return last && <ClientPage {...last} failure={failure} />;
}

// @covers platform-2.4
