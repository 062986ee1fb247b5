import { data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import * as z from 'zod';
import {
  parseDocumentCode,
  type VerificationAnswer,
  type VerifiedBy,
  verify,
  verifyPath,
} from '#app/domain/history/verification.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { notUnderstood } from '#app/http/security/request-filter.server.ts';
import {
  type FoundDocument,
  getDocumentByCode,
  getDocumentByHash,
} from '../queries/verification.server.ts';
import {
  describeUnknownCode,
  describeUnknownFile,
  describeVerification,
} from './describe-verification.server.ts';
import { signSoon } from './sign-records.server.ts';

/**
 * Answers `/verify/{code}` with the document's verification data; `/verify` is empty, or redirects to the code's page
 * with `?code=`. An unknown code is a valid answer too: status 200.
 * @throws Response 503 while the database is unreachable
 */
export async function answerVerifyPage({ request, params, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('code');
  const typed = params.code ?? asked;
  if (!typed) return data({ typed: '', answer: null });
  const code = parseDocumentCode(typed);
  if (!code) return data({ typed, answer: describeUnknownCode() });
  if (params.code === undefined) return redirect(verifyPath(code));
  const found = await orDatabaseAway(getDocumentByCode(context.db, code), 'publicInvoice');
  if (!found) return data({ typed, answer: describeUnknownCode() });
  return data({ typed, answer: answerFound(found, { by: 'code' }, context) });
}

const fileShape = z.lazy(() => z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }));

/**
 * Identifies a PDF by the SHA-256 of its bytes, which is all that is sent.
 * @throws Response 503 while the database is unreachable
 */
export async function answerVerifyFile({
  request,
  context,
}: Call): Promise<Response | VerificationAnswer> {
  const posted = fileShape.safeParse(await parseJsonBody(request));
  if (!posted.success) return notUnderstood();
  const { hash } = posted.data;
  const found = await orDatabaseAway(getDocumentByHash(context.db, hash), 'publicInvoice');
  if (!found) return describeUnknownFile();
  return answerFound(found, { by: 'file', revision: found.revision }, context);
}

function answerFound(
  { id, document }: FoundDocument,
  held: VerifiedBy,
  context: RequestContext,
): VerificationAnswer {
  const isUnsigned = document.versions.some((each) => !each.isSigned && !each.isTakenOver);
  if (isUnsigned) signSoon(context, id);
  return describeVerification(verify(document, held), {
    productName: context.config.productName,
    timeZone: document.timeZone,
    moneyElsewhere: document.moneyElsewhere,
    hasFile: held.by === 'file',
  });
}
