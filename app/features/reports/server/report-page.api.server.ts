import type { CountryCode } from '#app/domain/country/country.ts';
import { parseReportAddress, writeReportAddress } from '#app/domain/reports/report-address.ts';
import { describePeriods, describeReport } from '#app/features/reports/words/describe-report.ts';
import { pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { getTaxReport } from './get-tax-report.server.ts';

/**
 * Returns the tax report for the period in the address, without figures if the period is invalid.
 * @param named the country in the address; null if it has none, for the country of the business
 * @throws Response redirect to sign-in; 503 while the database is unreachable
 */
export async function getReportPage(
  request: Request,
  context: RequestContext,
  named: CountryCode | null,
) {
  const viewer = await requireViewer(request, context, 'data');
  const country = named ?? viewer.settings.country;
  const today = sellersToday(request, context, viewer);
  const { fault, ...asked } = parseReportAddress(new URL(request.url).searchParams, today);
  const { reports: path, overview } = pathsFor(request, country);
  const { from, to, basis, shown } = asked;
  const report = fault
    ? null
    : await orDatabaseAway(
        getTaxReport(context.db, { userId: viewer.user.id, from, to, basis }, shown),
        'data',
      );
  const around = { country, path, asked };
  return {
    country,
    path,
    overview,
    asked: { from, to, basis },
    fault,
    periods: describePeriods(around, today),
    files: `/api/tax-report?${writeReportAddress({ from, to, basis })}&country=${country}`,
    view: report && describeReport(report, around),
  };
}
