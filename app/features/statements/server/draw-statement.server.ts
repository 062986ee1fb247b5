import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import type { Database } from '#db/client.server.ts';
import { describeStatementSheets, type PrintedStatement } from '../words/statement-sheet.ts';
import { getStatement } from './get-statement.server.ts';

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
