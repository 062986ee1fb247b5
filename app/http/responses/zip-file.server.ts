import { accountMessageTexts } from '#app/features/account/texts/account-messages.ts';
import { requestTexts } from '#app/i18n/requests.ts';
import { apiError } from './api-error.server.ts';
import { dispositionOf } from './content-disposition.server.ts';
import { failureStatus } from './database-away.server.ts';

/** Returns a download response for a zip that is generated while it is sent. */
export function zipAnswer(zip: ReadableStream, fileName: string, headers?: HeadersInit): Response {
  return new Response(zip, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': dispositionOf('attachment', fileName),
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** Returns the error responses that replace a zip; for `withViewer`. */
export function zipWords(code: string) {
  const failed = (error: unknown) => apiError(failureStatus(error), code, requestTexts.failed);
  return { signIn: accountMessageTexts.notAuthenticated, failed };
}
