import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { ClientAnswer } from '#app/domain/clients/client-answer.ts';
import { answerClientPost } from '#app/handlers/clients/client-action.server.ts';
import { readJson } from '#app/http/request/body.server.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { readSearchedPage } from '#app/http/request/searched-page.server.ts';
import { orDatabaseAway } from '#app/http/responses/database-away.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { ClientsPage } from '#app/screens/clients/clients-page.tsx';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';
import { loadOrStay, useLastLoaded } from '#app/screens/list/load-or-stay.ts';
import { postOrSay } from '#app/screens/list/post-or-say.ts';
import { listClients } from '#app/services/clients/list-clients.server.ts';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Clients', matches)];

export const shouldRevalidate = shouldRevalidateAfterPost;

const failure = 'Error loading clients';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const viewer = await requireViewer(request, context, failure);
  return {
    country,
    businessCountry: viewer.settings.country,
    list: await orDatabaseAway(
      readSearchedPage({ request, context }, viewer, listClients),
      failure,
    ),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireCountry(params);
  const { body, status } = await answerClientPost(await readJson(request), request, context);
  return data(body, { status });
}

export const clientLoader = loadOrStay<typeof loader>;

export const clientAction = postOrSay<ClientAnswer>;

export default function Clients() {
  const { last, failure } = useLastLoaded(useLoaderData<typeof clientLoader>());
  return last && <ClientsPage {...last} failure={failure} />;
}

// @covers platform-2.4
