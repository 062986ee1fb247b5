import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react';
import { readListView } from '#app/domain/invoice/list-view.ts';
import { describeAllowance } from '#app/http/allowance.server.ts';
import { followConfirmation } from '#app/http/confirmation.server.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { orDatabaseAway } from '#app/http/database-away.server.ts';
import { requireViewer } from '#app/http/guards.server.ts';
import { answerListPost, type ListAnswer } from '#app/http/list-action.server.ts';
import { sellersTimeZone, sellersToday } from '#app/http/today.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';
import { InvoiceListPage } from '#app/screens/invoice-list/invoice-list-page.tsx';
import { listInvoices } from '#app/services/invoices/list-invoices.server.ts';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Invoices', matches)];

export const shouldRevalidate = shouldRevalidateAfterPost;

const pageSize = 50;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const viewer = await requireViewer(request, context, 'Error loading invoices');
  const confirmation = await orDatabaseAway(
    followConfirmation(request, context, viewer, `/${country}/invoices`),
    'Error loading invoices',
  );
  if (confirmation) throw confirmation;
  const { searchParams } = new URL(request.url);
  const view = readListView(searchParams);
  const list = await orDatabaseAway(
    listInvoices(context.db, {
      userId: viewer.user.id,
      view,
      today: sellersToday(request, context, viewer),
      timeZone: sellersTimeZone(request, viewer),
      limit: pageSize,
      after: searchParams.get('after'),
    }),
    'Error loading invoices',
  );
  return {
    country,
    view,
    ...list,
    allowance: describeAllowance(viewer, context.now),
    publicOrigin: context.config.publicOrigin,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireCountry(params);
  const { body, status } = await answerListPost(request, context);
  return data(body, { status });
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<ListAnswer>();
  } catch {
    return { outcome: 'unreachable' } satisfies ListAnswer;
  }
}

export default function Invoices() {
  const { country, invoices, allowance, publicOrigin } = useLoaderData<typeof loader>();
  return (
    <InvoiceListPage
      country={country}
      invoices={invoices}
      allowance={allowance}
      publicOrigin={publicOrigin}
    />
  );
}
