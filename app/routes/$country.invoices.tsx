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
import { useRef } from 'react';
import { type ListAnswer, listReasons } from '#app/domain/invoice/list-answer.ts';
import { describeAllowance } from '#app/http/allowance.server.ts';
import { followConfirmation } from '#app/http/confirmation.server.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { orDatabaseAway } from '#app/http/database-away.server.ts';
import { requireViewer } from '#app/http/guards.server.ts';
import { answerListPost } from '#app/http/list-action.server.ts';
import { readListPageOfArrival } from '#app/http/list-page.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateList } from '#app/screens/frame/should-revalidate.ts';
import { describeFailedView } from '#app/screens/invoice-list/describe-failed-view.ts';
import { InvoiceListPage } from '#app/screens/invoice-list/invoice-list-page.tsx';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Invoices', matches)];

export const shouldRevalidate = shouldRevalidateList;

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

/** A view that does not come leaves the list and what was typed on screen; it is told of there. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    const isOnList = window.location.pathname === new URL(request.url).pathname;
    const message = describeFailedView(error);
    if (!isOnList || message === null) throw error;
    return { failure: message };
  }
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<ListAnswer>();
  } catch {
    return { outcome: 'unreachable', message: listReasons.networkAway } satisfies ListAnswer;
  }
}

export default function Invoices() {
  const loaded = useLoaderData<typeof clientLoader>();
  const last = useRef<Exclude<typeof loaded, { failure: string }>>();
  if (!('failure' in loaded)) last.current = loaded;
  if (!last.current) return null;
  return (
    <InvoiceListPage {...last.current} failure={'failure' in loaded ? loaded.failure : null} />
  );
}
