import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import * as z from 'zod';
import { safeFileName } from '#app/domain/invoices/file-names.ts';
import { exportAccount } from '#app/features/account/server/export-account.server.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { zipAnswer, zipWords } from '#app/http/responses/file-response.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import { badRequestResponse } from '#app/http/security/request-filter.server.ts';
import { answerWait, claimTry } from '#app/http/security/throttle.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';

const nextPartSchema = z.object({ number: z.int().min(2).max(9999), after: z.string().max(64) });
const orderSchema = z.lazy(() => z.object({ further: nextPartSchema.nullable().default(null) }));

/**
 * Answers `POST /api/account-export` with a streamed zip of everything stored about the signed-in user. An account with
 * many invoices is exported in several parts. The JSON body `{}` requests the first part. Headers give the number of
 * files (`X-Zip-Files`), the number of parts with the first part (`X-Export-Parts`) and, if there is another part, the
 * `further` value of the JSON body that requests it (`X-Export-Next`).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const order = orderSchema.safeParse(await parseOwnersJson(request, context));
  const answer = async (viewer: Viewer) => {
    if (!order.success) return badRequestResponse();
    const { further } = order.data;
    const { id: userId } = viewer.user;
    const limit = further ? 'exportPartPerUser' : 'exportPerUser';
    const wait = await claimTry(context, [{ limit, account: userId }]);
    if (wait) return answerWait({ request, context }, wait, 'too-many-requests');
    const { db, now, reportError, config } = context;
    const { productName, publicOrigin } = config;
    const of = { userId, productName, publicOrigin, further };
    const made = await exportAccount(db, { ...of, now, reportError });
    const { zip, files, parts, next } = made;
    const today = sellersToday(request, context, viewer);
    const part = further || next ? `-part-${further?.number ?? 1}` : '';
    const fileName = `${safeFileName(productName.toLowerCase())}-data-${today}${part}.zip`;
    return zipAnswer(zip, fileName, {
      'X-Zip-Files': String(files),
      ...(parts && { 'X-Export-Parts': String(parts) }),
      ...(next && { 'X-Export-Next': JSON.stringify(next) }),
    });
  };
  return withViewer({ request, context }, answer, zipWords('export-failed'));
}
