import {
  type ClientTotals,
  extraClientFields,
  type SavedClient,
  totalsByCurrency,
} from '#app/domain/clients/client.ts';
import { type CsvCell, writeCsvPieces } from '#app/domain/csv/csv-cells.ts';
import { valueCells } from '#app/domain/csv/value-cells.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { fieldsOfRecord, parseFieldValues } from '#app/domain/custom-fields/document-fields.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { ownNameOf } from '#app/domain/language/document-language.ts';
import { type PageWindow, parseCursor, writeCursor } from '#app/domain/lists/page-window.ts';
import { getClientPage as readRows } from '#app/features/clients/queries/client-page.server.ts';
import {
  type ClientRow,
  listAllClients,
  listClientPage,
} from '#app/features/clients/queries/client-rows.server.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { clientCountryName, clientLabel } from '#app/features/clients/words/describe-client.ts';
import { toListed } from '#app/features/invoice-list/public.server.ts';
import { describePaymentTerms } from '#app/features/invoice-sheet/public.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import type { Database } from '#db/client.server.ts';

/** Lists a page of the owner's clients, newest first; one round trip. */
export async function listClients(
  db: Database,
  input: { userId: string; search: string } & PageWindow,
) {
  const { rows, end, total } = await listClientPage(db, {
    ...input,
    after: parseCursor(input.after),
  });
  return {
    clients: rows,
    /** The `after` value for the next page; null on the last one. */
    next: end && writeCursor(end),
    /** The number of matches. */
    total,
  };
}

/** The columns of the export, in order. */
const exportedFields = [
  'name',
  'email',
  'phone',
  'address',
  'country',
  'language',
  ...extraClientFields,
  'ccEmails',
  'paymentTerms',
] as const;
type ExportedField = (typeof exportedFields)[number];

/**
 * Exports all clients of the owner as CSV in chunks, newest first, with column headers in the request's language.
 * Countries are given by name, languages by their own names; custom fields follow with their values as stored.
 */
export function exportClients(
  db: Database,
  userId: string,
  customFields: readonly CustomField[],
): AsyncGenerator<string> {
  const shown = fieldsOfRecord(customFields, 'client');
  const extra = extraClientFields.map((field) => [field, clientLabel(field).toLowerCase()]);
  const headings: Record<string, string> = { ...clientTexts.file, ...Object.fromEntries(extra) };
  return writeCsvPieces(
    [...exportedFields.map((field) => headings[field] ?? ''), ...shown.map(({ label }) => label)],
    describeRows(listAllClients(db, userId), shown),
  );
}

async function* describeRows(
  lots: AsyncIterable<ClientRow[]>,
  customFields: readonly CustomField[],
): AsyncGenerator<CsvCell[][]> {
  const { words } = documentLanguage(currentLanguage());
  for await (const clients of lots) {
    yield clients.map((client) => {
      const cells: Partial<Record<ExportedField, string | null>> = {
        country: clientCountryName(client),
        language: client.language && ownNameOf(client.language),
        paymentTerms: describePaymentTerms(client.paymentTerms, words),
      };
      return [
        ...exportedFields.map((field) => (field in cells ? cells[field] : client[field]) ?? ''),
        ...valueCells(customFields, parseFieldValues(client.fields)),
      ];
    });
  }
}

export type ClientPage = {
  client: SavedClient;
  /** Their address doesn't accept email. */
  isBounced: boolean;
  /** Their payment terms as invoices print them; null where they have none. */
  paymentTerms: string | null;
  /** By invoice date, latest first. */
  invoices: ListedInvoice[];
  /** The `after` value for the next page; null on the last one. */
  next: string | null;
  /** The number of the client's invoices. */
  total: number;
  totals: ClientTotals[];
};

/**
 * Gets a client of the owner with a page of their invoices; one round trip.
 * @param input.today the seller-local date, `YYYY-MM-DD`
 * @returns null if the client is unknown or another user's
 */
export async function getClientPageView(
  db: Database,
  input: { userId: string; clientId: string; today: string } & PageWindow,
): Promise<ClientPage | null> {
  const { today, ...question } = input;
  const found = await readRows(db, { ...question, after: parseCursor(input.after) });
  if (!found) return null;
  const { client, isBounced, rows, end, total, sums, credit } = found;
  return {
    client,
    isBounced,
    paymentTerms: describePaymentTerms(
      client.paymentTerms,
      documentLanguage(currentLanguage()).words,
    ),
    invoices: rows.map((row) => toListed(row, today)),
    next: end && writeCursor(end),
    total,
    totals: totalsByCurrency(sums, credit),
  };
}
