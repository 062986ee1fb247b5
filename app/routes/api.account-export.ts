import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { tooManyAttemptsMessage } from '#app/domain/account/attempt-limits.ts';
import { safeFileName } from '#app/domain/invoices/file-names.ts';
import { readBodyText } from '#app/http/request/body.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { answerViewer } from '#app/http/responses/answer-viewer.server.ts';
import { apiError } from '#app/http/responses/api-error.server.ts';
import { zipAnswer, zipWords } from '#app/http/responses/zip-file.server.ts';
import { mayTry } from '#app/http/security/throttle.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { exportAccount } from '#app/services/account/export-account.server.ts';

/**
 * Answers `POST /api/account-export`: everything that is kept of the signed-in person as one zip, made while it is sent.
 * A body is not wanted. `X-Zip-Files` says how many files are to come.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await readBodyText(request);
  const { db, now, reportError, config } = context;
  const answer = async (viewer: Viewer) => {
    const { id: userId } = viewer.user;
    if (!(await mayTry(context, [{ limit: 'exportPerUser', account: userId }]))) {
      return apiError(429, 'too-many-requests', tooManyAttemptsMessage);
    }
    const { productName } = config;
    const { zip, files } = await exportAccount(db, { userId, productName, now, reportError });
    const today = sellersToday(request, context, viewer);
    const fileName = `${safeFileName(productName.toLowerCase())}-data-${today}.zip`;
    return zipAnswer(zip, fileName, { 'X-Zip-Files': String(files) });
  };
  return answerViewer({ request, context }, answer, zipWords('export-failed'));
}

// @covers decisions-6.13
