import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { exportProducts } from '#app/features/products/server/list-products.server.ts';
import { answerCsvFile } from '#app/http/responses/csv-file.server.ts';

/** Answers with all products of the signed-in person as a file, or with a sentence why there is none. */
export function loader(call: LoaderFunctionArgs) {
  return answerCsvFile(call, 'products.csv', (db, userId) => exportProducts(db, userId));
}
