import type { SavedClient } from '#app/domain/clients/client.ts';
import { type CurrencyStatement, makeStatement } from '#app/domain/statements/statement.ts';
import type { Database } from '#db/client.server.ts';
import { listStatedDocuments } from '../queries/stated-documents.server.ts';

export type StatementQuestion = { userId: string; clientId: string; from: string; to: string };

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
    statement: makeStatement(invoices, entries, question),
    latestId: latest?.id ?? null,
  };
}
