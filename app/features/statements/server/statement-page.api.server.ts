import type { SavedClient } from '#app/domain/clients/client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { parseReportAddress, writeReportAddress } from '#app/domain/reports/report-address.ts';
import { buildStatement, type CurrencyStatement } from '#app/domain/statements/statement.ts';
import { describePeriods } from '#app/features/reports/public.server.ts';
import { listStatedDocuments } from '#app/features/statements/queries/stated-documents.server.ts';
import {
  describeStatement,
  describeStatementSheets,
  type PrintedStatement,
} from '#app/features/statements/words/describe-statement.ts';
import { writePeriod } from '#app/features/statements/words/emailed-statement.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { pagePathOf } from '#app/remix/data-address.ts';
import type { Database } from '#db/client.server.ts';

type StatementQuestion = { userId: string; clientId: string; from: string; to: string };

/**
 * Returns a client's statement for a period of days, `YYYY-MM-DD` and inclusive; one round trip.
 * @returns null if the client is unknown or another user's; `latestId` is the invoice that an email's link leads to,
 * which the client will see: the latest issued one that isn't void or, if none was issued, the latest of all
 */
export async function getStatement(
  db: Database,
  question: StatementQuestion,
): Promise<{
  client: SavedClient;
  statement: CurrencyStatement[];
  latestId: string | null;
} | null> {
  const found = await listStatedDocuments(db, question);
  if (!found) return null;
  const { client, invoices, entries } = found;
  const live = invoices.filter(({ isVoid }) => !isVoid);
  const latest = live.findLast(({ isIssued }) => isIssued) ?? live.at(-1);
  return {
    client,
    statement: buildStatement(invoices, entries, question),
    latestId: latest?.id ?? null,
  };
}

type StatementRequest = Omit<PrintedStatement, 'client'> & { userId: string; clientId: string };

/**
 * Renders a client's statement as a PDF in their language; one round trip.
 * @returns null if the client is unknown or another user's, or the period is empty
 */
export async function drawStatement(
  db: Database,
  { userId, clientId, ...printed }: StatementRequest,
): Promise<{ client: string; pdf: Uint8Array } | null> {
  const { from, to } = printed;
  const found = await getStatement(db, { userId, clientId, from, to });
  if (!found) return null;
  const { client, statement } = found;
  const [first, ...further] = describeStatementSheets(statement, { ...printed, client });
  return first ? { client: client.name, pdf: renderInvoicePdf(first, { further }) } : null;
}

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
