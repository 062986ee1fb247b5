import type { CountryCode } from '#app/domain/country/country.ts';
import { parseReportAddress, writeReportAddress } from '#app/domain/reports/report-address.ts';
import { describePeriods } from '#app/features/reports/public.server.ts';
import { describeStatement } from '#app/features/statements/words/describe-statement.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { pagePathOf } from '#app/remix/data-address.ts';
import { writePeriod } from '../words/emailed-statement.ts';
import { getStatement } from './statements.server.ts';

/**
 * Returns the statement of the signed-in user's client for the period in the address, or for the last and the current
 * quarter without one.
 * @param named the country in the address; null if it has none, for the country of the business
 * @throws Response redirect to sign-in; redirect to the list of clients if the client is unknown or another user's; 503
 * while the database is unreachable
 */
export async function getStatementPage(
  request: Request,
  context: RequestContext,
  { named, clientId }: { named: CountryCode | null; clientId: string },
) {
  const viewer = await requireViewer(request, context, 'client');
  const country = named ?? viewer.settings.country;
  const today = sellersToday(request, context, viewer);
  const { pathname, searchParams } = new URL(request.url);
  const path = pagePathOf(pathname);
  const { fault, from, to: end } = parseReportAddress(searchParams, today);
  const to = searchParams.has('from') || searchParams.has('to') ? end : today;
  const asked = { from, to, basis: 'invoice' as const };
  const clients = `/${country}/clients`;
  // An invalid period still needs the client's data.
  const period = fault ? { from: today, to: today } : { from, to };
  const found = await orDatabaseAway(
    getStatement(context.db, { userId: viewer.user.id, clientId, ...period }),
    'client',
  );
  if (!found) throw await redirectWithFlash(clients, 'error', { code: 'client-not-found' });
  const { client, statement, latestId } = found;
  return {
    country,
    path,
    fault,
    asked: { from, to },
    client: { name: client.name, path: `${clients}/${client.id}` },
    periods: describePeriods({ country, path, asked: { ...asked, shown: null } }, today),
    file: `/api/client-statement?${writeReportAddress(asked)}&client=${client.id}&country=${country}`,
    send: latestId === null ? null : { invoiceId: latestId, period: writePeriod({ from, to }) },
    view: fault ? null : statement.map((of) => describeStatement(of, { country, to })),
  };
}
