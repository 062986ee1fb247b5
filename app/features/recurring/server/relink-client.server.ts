import type { CountryCode } from '#app/domain/country/country.ts';
import { clientBook } from '#app/domain/import/match-client.ts';
import { plainCase } from '#app/domain/import/record-key.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { parseJson } from '#app/domain/parse-json.ts';
import { selectClients } from '#app/features/imports/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import type { DueSeries } from '../queries/due-series.server.ts';

/**
 * If a series' client was deleted and added again, returns the series with the new client: same name and email, else
 * same email; its draft references that client from then on. Unchanged if the client exists or none is found. One round
 * trip, none if the client exists.
 */
export async function relinkClient(
  db: Database,
  found: DueSeries,
  today: string,
): Promise<DueSeries> {
  const { series, client } = found;
  if (client) return found;
  const country = series.country as CountryCode;
  const kept = parseJson(series.draft) as object;
  const draft = parseDraft(kept, { country, today, newId: () => 'item' });
  if (!draft?.selectedClientId) return found;
  const meant = { name: draft.clientName, email: draft.clientEmail };
  const keyOf = (text: string) => plainCase(cleanLine(text));
  const asked = { emails: [keyOf(meant.email)], names: [keyOf(meant.name)] };
  const book = clientBook(await read(selectClients(db, series.userId, asked)));
  const again = book.find(meant) ?? book.findEmail(meant);
  if (!again) return found;
  return {
    ...found,
    series: { ...series, draft: JSON.stringify({ ...kept, selectedClientId: again.id }) },
    client: {
      clientName: again.name,
      clientEmail: again.email ?? '',
      clientAddress: again.address ?? '',
      clientContact: again.contact ?? '',
      clientTaxNumber: again.taxNumber ?? '',
    },
  };
}
