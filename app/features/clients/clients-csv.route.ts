import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { exportClients } from '#app/features/clients/server/client-views.server.ts';
import { answerCsvFile } from '#app/http/responses/file-response.server.ts';

/** Returns all clients of the signed-in user as a file, or a message why there is none. */
export function loader(call: LoaderFunctionArgs) {
  return answerCsvFile(call, 'clients.csv', (db, userId, { customFields }) =>
    exportClients(db, userId, parseStoredFields(customFields)),
  );
}
