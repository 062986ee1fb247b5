import { writeProductTemplate } from './words/product-csv.ts';

/** A CSV file to fill in and import, with its headings in the language of the request. */
export function loader() {
  return new Response(writeProductTemplate(), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
