import { exportProducts } from '#app/services/products/export-products.server.ts';
import { answerCsvFile } from './csv-file.server.ts';
import type { RequestContext } from './request-context.server.ts';

/** Answers with all products of the signed-in person as a file, or with a sentence why there is none. */
export function answerProductsCsv(request: Request, context: RequestContext): Promise<Response> {
  return answerCsvFile(request, context, 'products.csv', exportProducts);
}
