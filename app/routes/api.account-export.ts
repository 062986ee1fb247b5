import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { tooManyAttemptsMessage } from '#app/domain/account/attempt-limits.ts';
import { safeFileName } from '#app/domain/invoices/file-names.ts';
import { readBodyText } from '#app/http/request/body.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { apiError, signInNeeded } from '#app/http/responses/api-error.server.ts';
import { dispositionOf } from '#app/http/responses/content-disposition.server.ts';
import { failureStatus } from '#app/http/responses/database-away.server.ts';
import { mayTry } from '#app/http/security/throttle.server.ts';
import { readViewer } from '#app/http/session/session.server.ts';
import { exportAccount } from '#app/services/account/export-account.server.ts';

/**
 * Answers `POST /api/account-export`: everything that is kept of the signed-in person as one zip, made while it is sent.
 * A body is not wanted. `X-Zip-Files` says how many files are to come.
 */
export async function action({ request, context }: ActionFunctionArgs) {
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

// @covers decisions-6.13
