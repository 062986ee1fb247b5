import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { ListAnswer } from '#app/domain/invoices/list-answer.ts';
import { readInvoicesPage } from '#app/handlers/invoices/invoices-page.server.ts';
import { answerListPost } from '#app/handlers/invoices/list-action.server.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { leaveForNative } from '#app/http/request/shell.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';
import { InvoiceListPage } from '#app/screens/invoice-list/invoice-list-page.tsx';
import { loadOrStay, useLastLoaded } from '#app/screens/list/load-or-stay.ts';
import { postOrSay } from '#app/screens/list/post-or-say.ts';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Invoices', matches)];

export const shouldRevalidate = shouldRevalidateAfterPost;

export function loader({ request, params, context }: LoaderFunctionArgs) {
  leaveForNative(request, 'invoices');
  return readInvoicesPage(request, context, requireCountry(params));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireCountry(params);
  const { body, status } = await answerListPost(request, context);
  return data(body, { status });
}

export const clientLoader = loadOrStay<typeof loader>;

export const clientAction = postOrSay<ListAnswer>;

export default function Invoices() {
  const { last, failure } = useLastLoaded(useLoaderData<typeof clientLoader>());
  return last && <InvoiceListPage {...last} failure={failure} />;
}
