import type { CountryCode } from '#app/domain/country/country.ts';
import { countries } from '#app/domain/country/country.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { describeFormDefaults } from '#app/features/invoice-form/public.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { sellerContent } from './seller-content.server.ts';

/**
 * The initial data of the import page. Imported invoices belong to the business, so its country's rules apply,
 * whichever country's page it is.
 * @param named the country in the URL; null if there is none
 * @throws a redirect to the sign-in; 503 if the database is unavailable
 */
export async function getImportPage(
  request: Request,
  context: RequestContext,
  named: CountryCode | null,
) {
  const viewer = await requireViewer(request, context, 'data');
  const { country } = viewer.settings;
  return {
    pageName: importTexts.page,
    page: named ?? country,
    country,
    today: sellersToday(request, context, viewer),
    currency: countries[country].currency,
    isComplete: sellerContent(describeFormDefaults(viewer, null, country), country) !== null,
  };
}
