import type { CountryCode } from '#app/domain/country/country.ts';
import { monthsUntil, parseRequestedPayments } from '#app/domain/overview/overview.ts';
import { pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersTimeZone, sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { describeOverview } from '../words/describe-overview.ts';
import { getOverviewFigures } from './get-figures.server.ts';

/**
 * Returns the data of the overview page.
 * @param named the country in the address; null if it has none, for the country of the business
 * @throws Response redirect to sign-in; 503 while the database is unreachable
 */
export async function getOverviewPage(
  request: Request,
  context: RequestContext,
  named: CountryCode | null,
) {
  const viewer = await requireViewer(request, context, 'data');
  const country = named ?? viewer.settings.country;
  const today = sellersToday(request, context, viewer);
  const listed = parseRequestedPayments(new URL(request.url).searchParams, today);
  const since = `${monthsUntil(today)[0]}-01`;
  const userId = viewer.user.id;
  const figures = await orDatabaseAway(
    getOverviewFigures(context.db, { userId, today, since, listed }),
    'data',
  );
  const paths = pathsFor(request, country);
  return {
    country,
    isEmpty: !viewer.settings.totalInvoicesCreated && figures.estimates.length === 0,
    view: describeOverview(figures, {
      country,
      paths,
      path: paths.overview,
      today,
      since,
      listed,
      timeZone: sellersTimeZone(request, viewer),
    }),
  };
}
