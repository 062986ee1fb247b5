import { writeProductTemplate } from './words/product-csv.ts';

/** Answers with an empty CSV file for the import, with column headers in the request's language. */
export function loader() {
  return new Response(writeProductTemplate(), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
