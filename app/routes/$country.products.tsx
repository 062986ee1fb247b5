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
import type { ProductAnswer } from '#app/domain/product/product-answer.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { orDatabaseAway } from '#app/http/database-away.server.ts';
import { requireViewer } from '#app/http/guards.server.ts';
import { answerProductPost } from '#app/http/product-action.server.ts';
import { firstTaxRate, readProductListPage } from '#app/http/product-pages.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';
import { loadOrStay } from '#app/screens/list/load-or-stay.ts';
import { postOrSay } from '#app/screens/list/post-or-say.ts';
import { useLastLoaded } from '#app/screens/list/use-last-loaded.ts';
import { ProductsPage } from '#app/screens/products/products-page.tsx';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Products', matches)];

export const shouldRevalidate = shouldRevalidateAfterPost;

const failure = 'Error loading products';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const viewer = await requireViewer(request, context, failure);
  return {
    country,
    taxRate: firstTaxRate(viewer, country),
    list: await orDatabaseAway(readProductListPage(request, context, viewer), failure),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireCountry(params);
  const { body, status } = await answerProductPost(request, context);
  return data(body, { status });
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return loadOrStay(request, () => serverLoader<typeof loader>());
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return postOrSay(() => serverAction<ProductAnswer>());
}

export default function Products() {
  const { last, failure } = useLastLoaded(useLoaderData<typeof clientLoader>());
  return last && <ProductsPage {...last} failure={failure} />;
}
