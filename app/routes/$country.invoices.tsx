import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useLoaderData,
} from '@remix-run/react';
import type { ListAnswer } from '#app/domain/invoice/list-answer.ts';
import { describeAllowance } from '#app/http/allowance.server.ts';
import { followConfirmation } from '#app/http/confirmation.server.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { orDatabaseAway } from '#app/http/database-away.server.ts';
import { requireViewer } from '#app/http/guards.server.ts';
import { answerListPost } from '#app/http/list-action.server.ts';
import { readListPageOfArrival } from '#app/http/list-page.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';
import { InvoiceListPage } from '#app/screens/invoice-list/invoice-list-page.tsx';
import { loadOrStay } from '#app/screens/list/load-or-stay.ts';
import { postOrSay } from '#app/screens/list/post-or-say.ts';
import { useLastLoaded } from '#app/screens/list/use-last-loaded.ts';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Invoices', matches)];

export const shouldRevalidate = shouldRevalidateAfterPost;

const failure = 'Error loading invoices';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const viewer = await requireViewer(request, context, failure);
  const confirmation = await orDatabaseAway(
    followConfirmation(request, context, viewer, `/${country}/invoices`),
    failure,
  );
  if (confirmation) throw confirmation;
  return {
    country,
    list: await orDatabaseAway(readListPageOfArrival(request, context, viewer), failure),
    allowance: describeAllowance(viewer, context.now),
    publicOrigin: context.config.publicOrigin,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireCountry(params);
  const { body, status } = await answerListPost(request, context);
  return data(body, { status });
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return loadOrStay(request, () => serverLoader<typeof loader>());
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return postOrSay(() => serverAction<ListAnswer>());
}

export default function Invoices() {
  const { last, failure } = useLastLoaded(useLoaderData<typeof clientLoader>());
  return last && <InvoiceListPage {...last} failure={failure} />;
}
