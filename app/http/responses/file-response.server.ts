import { accountMessageTexts } from '#app/features/account/texts.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { failureTexts, requestTexts } from '#app/i18n/texts.ts';

import type { Database } from '#db/client.server.ts';
import { apiError, failureStatus } from './error-responses.server.ts';
import { withViewer } from './with-user.server.ts';

/**
 * Returns a `Content-Disposition` header: RFC 6266 with RFC 8187's extended name, plus an ASCII name for old clients.
 * @param how `attachment` to save it, `inline` to show it
 */
export function dispositionOf(how: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const extended = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${extended}`;
}

/**
 * Responds with a CSV file of the signed-in user's data, or with a sentence explaining why not. It is generated
 * completely before anything is sent, because a truncated table can't be recognized.
 * @param write yields the file's text, piece by piece
 */
export function answerCsvFile(
  call: Call,
  fileName: string,
  write: (db: Database, userId: string, viewer: Viewer) => AsyncIterable<string>,
): Promise<Response> {
  const answer = async (viewer: Viewer) => {
    const encoder = new TextEncoder();
    const pieces: Uint8Array[] = [];
    const texts = write(call.context.db, viewer.user.id, viewer);
    for await (const text of texts) pieces.push(encoder.encode(text));
    return new Response(new Blob(pieces as BlobPart[]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': dispositionOf('attachment', fileName),
        'Cache-Control': 'no-store',
      },
    });
  };
  return withViewer(call, answer, {
    signIn: failureTexts.reasons.signedOut,
  });
}

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
