import { sql } from 'drizzle-orm';

/** The document from which the query's one was made, as `parseDocumentSource` reads it; null of one that stands by itself. */
export const documentSource = sql<string | null>`(
  SELECT json_object('number', source.invoice_number, 'date', source.invoice_date)
  FROM invoices AS source WHERE source.id = invoices.source_id)`;
