import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerClientsCsv } from '#app/http/clients-csv.server.ts';

/** All clients of the signed-in person as a CSV file. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return answerClientsCsv(request, context);
}
