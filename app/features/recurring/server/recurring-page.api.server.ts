import type { CountryCode } from '#app/domain/country/country.ts';
import { parseCursor, parsePageWindow, writeCursor } from '#app/domain/lists/page-window.ts';
import { parseSearch } from '#app/domain/search-text.ts';
import { listSeries } from '#app/features/recurring/queries/series.server.ts';
import { pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { describeSeries } from '../words/describe-series.ts';

/**
 * Returns a page of the signed-in seller's recurring invoices, newest first.
 * @param named the country in the address; null if it has none, for the country of the business
 * @throws Response redirect to sign-in; 503 while the database is unreachable
 */
export async function getRecurringPage(
  request: Request,
  context: RequestContext,
  named: CountryCode | null,
) {
  const viewer = await requireViewer(request, context, 'data');
  const country = named ?? viewer.settings.country;
  const today = sellersToday(request, context, viewer);
  const asked = new URL(request.url).searchParams;
  const { after, limit } = parsePageWindow(asked);
  const search = parseSearch(asked);
  const userId = viewer.user.id;
  const { rows, end, total } = await orDatabaseAway(
    listSeries(context.db, { userId, search, limit, after: parseCursor(after) }),
    'data',
  );
  return {
    country,
    listPath: pathsFor(request, country).recurring,
    list: { total, search, after, next: end && writeCursor(end) },
    series: rows.map((row) => describeSeries(row, today)),
  };
}
