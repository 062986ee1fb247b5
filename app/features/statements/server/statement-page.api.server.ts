import type { CountryCode } from '#app/domain/country/country.ts';
import { parseReportAddress, writeReportAddress } from '#app/domain/reports/report-address.ts';
import { describePeriods } from '#app/features/reports/public.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/database-away.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { pagePathOf } from '#app/remix/data-address.ts';
import { describeStatement } from '../words/describe-statement.ts';
import { writePeriod } from '../words/mailed-statement.ts';
import { getStatement } from './get-statement.server.ts';

/**
 * The statement of a client of the signed-in person over the period that the address names, of the last quarter and this one where
 * it names none.
 * @param named the country of the address; null where it names none, and the business's own rules
 * @throws Response to the sign-in; to the list of clients when the client is unknown or another user's; 503 while the database is
 *   away
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
  // A period that is none still says whose statement it would be.
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
