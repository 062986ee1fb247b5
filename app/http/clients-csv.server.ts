import { exportClients } from '#app/services/clients/export-clients.server.ts';
import { answerCsvFile } from './csv-file.server.ts';
import type { RequestContext } from './request-context.server.ts';

/** Answers with all clients of the signed-in person as a file, or with a sentence why there is none. */
export function answerClientsCsv(request: Request, context: RequestContext): Promise<Response> {
  return answerCsvFile(request, context, 'clients.csv', exportClients);
}
