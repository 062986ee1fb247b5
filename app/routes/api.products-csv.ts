import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerProductsCsv } from '#app/http/products-csv.server.ts';

/** All products of the signed-in person as a CSV file. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return answerProductsCsv(request, context);
}
