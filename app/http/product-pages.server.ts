import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { readStretch } from '#app/domain/list-stretch.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { readSearch } from '#app/domain/search-text.ts';
import { listProducts } from '#app/services/products/list-products.server.ts';
import type { RequestContext } from './request-context.server.ts';
import type { Viewer } from './session.server.ts';

/**
 * The stretch of the viewer's products that an address asks for: `q` what is searched for, `after` where it begins,
 * `shown` how many rows were on screen.
 * @throws when the database cannot be asked
 */
export async function readProductListPage(
  request: Request,
  context: RequestContext,
  viewer: Viewer,
) {
  const parameters = new URL(request.url).searchParams;
  const search = readSearch(parameters);
  const stretch = readStretch(parameters);
  const list = await listProducts(context.db, { userId: viewer.user.id, search, ...stretch });
  return { ...list, search, after: stretch.after };
}

/** The tax rate with which new products start: the user's when set, else the country's; as decimal text. */
export function firstTaxRate({ settings }: Viewer, country: CountryCode): string {
  const rate = settings.taxRateThousandths ?? countries[country].taxRateThousandths;
  return formatDecimal(rate, 3);
}
