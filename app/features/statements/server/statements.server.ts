import type { SavedClient } from '#app/domain/clients/client.ts';
import { buildStatement, type CurrencyStatement } from '#app/domain/statements/statement.ts';
import { listStatedDocuments } from '#app/features/statements/queries/stated-documents.server.ts';
import {
  describeStatementSheets,
  type PrintedStatement,
} from '#app/features/statements/words/describe-statement.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
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
