import { sql } from 'drizzle-orm';

/**
 * The document that the query's one was created from, in the format of `parseDocumentSource`; null if there is none.
 */
export const documentSource = sql<string | null>`(
  SELECT json_object('number', source.invoice_number, 'date', source.invoice_date)
  FROM invoices AS source WHERE source.id = invoices.source_id)`;
