import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { exportProducts } from '#app/features/products/server/products.server.ts';
import { answerCsvFile } from '#app/http/responses/file-response.server.ts';

/** Answers with all products of the signed-in user as a file, or with an error message. */
export function loader(call: LoaderFunctionArgs) {
  return answerCsvFile(call, 'products.csv', (db, userId, { customFields }) =>
    exportProducts(db, userId, parseStoredFields(customFields)),
  );
}
