import { tooManyAttemptsMessage } from '#app/domain/account/attempt-limits.ts';
import { safeFileName } from '#app/domain/invoice/file-names.ts';
import { exportAccount } from '#app/services/account/export-account.server.ts';
import { apiError, signInNeeded } from './api-error.server.ts';
import { readBodyText } from './body.server.ts';
import { dispositionOf } from './content-disposition.server.ts';
import { failureStatus } from './database-away.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readViewer } from './session.server.ts';
import { mayTry } from './throttle.server.ts';
import { sellersToday } from './today.server.ts';

/**
 * Answers `POST /api/account-export`: everything that is kept of the signed-in person as one zip, made while it is sent.
 * A body is not wanted. `X-Zip-Files` says how many files are to come.
 */
export async function answerAccountExport(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  await readBodyText(request);
  const { db, now, reportError, config } = context;
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return signInNeeded('Not authenticated');
    const { id: userId } = viewer.user;
    if (!(await mayTry(context, [{ limit: 'exportPerUser', account: userId }]))) {
      return apiError(429, 'too-many-requests', tooManyAttemptsMessage);
    }
    const { productName } = config;
    const { zip, files } = await exportAccount(db, { userId, productName, now, reportError });
    const today = sellersToday(request, context, viewer);
    const fileName = `${safeFileName(productName.toLowerCase())}-data-${today}.zip`;
    return new Response(zip, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': dispositionOf('attachment', fileName),
        'Cache-Control': 'no-store',
        'X-Zip-Files': String(files),
      },
    });
  } catch (error) {
    reportError(error);
    return apiError(
      failureStatus(error),
      'export-failed',
      'Something went wrong. Please try again.',
    );
  }
}
