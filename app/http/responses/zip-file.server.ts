import { accountMessageTexts } from '#app/features/account/texts/account-messages.ts';
import { requestTexts } from '#app/i18n/requests.ts';
import { apiError } from './api-error.server.ts';
import { dispositionOf } from './content-disposition.server.ts';
import { failureStatus } from './database-away.server.ts';

/** A zip that is made while it is sent, as a file to be kept. */
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

/** What is said in the place of a zip; for `withViewer`. */
export function zipWords(code: string) {
  const failed = (error: unknown) => apiError(failureStatus(error), code, requestTexts.failed);
  return { signIn: accountMessageTexts.notAuthenticated, failed };
}
