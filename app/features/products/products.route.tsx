import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { fieldsOfRecord } from '#app/domain/custom-fields/document-fields.ts';
import { firstTaxRate } from '#app/domain/products/product-form.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { answerProductPost } from '#app/features/products/server/product-action.api.server.ts';
import { listProducts } from '#app/features/products/server/products.server.ts';
import { productTexts } from '#app/features/products/texts.ts';
import { ProductsPage } from '#app/features/products/ui/products-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { listRoute } from '#app/frames/web/list-route.tsx';
import { requireCountry } from '#app/http/request/country.server.ts';
import { getSearchedPage } from '#app/http/request/searched-page.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';

export const meta = titled(() => productTexts.page);

export { clientAction, clientLoader, shouldRevalidate } from '#app/frames/web/list-route.tsx';

const failure = 'products';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const viewer = await requireViewer(request, context, failure);
  return {
    country,
    taxRate: firstTaxRate(settingsOfColumns(viewer.settings, null), country),
    customFields: fieldsOfRecord(parseStoredFields(viewer.customFields), 'product'),
    list: await orDatabaseAway(
      getSearchedPage({ request, context }, viewer, listProducts),
      failure,
    ),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireCountry(params);
  const { body, status } = await answerProductPost(request, context);
  return data(body, { status });
}

export default listRoute<typeof loader>(ProductsPage);
