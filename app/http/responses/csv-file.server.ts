import type { Call } from '#app/http/request/request-context.server.ts';
import { failureTexts } from '#app/i18n/failures.ts';
import type { Database } from '#db/client.server.ts';
import { dispositionOf } from './content-disposition.server.ts';
import { withViewer } from './with-viewer.server.ts';

/**
 * Responds with a CSV file of the signed-in user's data, or with a sentence explaining why not. It is generated
 * completely before anything is sent, because a truncated table can't be recognized.
 * @param write yields the file's text, piece by piece
 */
export function answerCsvFile(
  call: Call,
  fileName: string,
  write: (db: Database, userId: string) => AsyncIterable<string>,
): Promise<Response> {
  const answer = async (userId: string) => {
    const encoder = new TextEncoder();
    const pieces: Uint8Array[] = [];
    for await (const text of write(call.context.db, userId)) pieces.push(encoder.encode(text));
    return new Response(new Blob(pieces as BlobPart[]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': dispositionOf('attachment', fileName),
        'Cache-Control': 'no-store',
      },
    });
  };
  return withViewer(call, ({ user }) => answer(user.id), {
    signIn: failureTexts.reasons.signedOut,
  });
}
