import * as z from 'zod';
import { normalizeEmail } from '#app/domain/account/email.ts';
import { parseTypedCode } from '#app/domain/account/sign-in.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { sendProofEmail } from '#app/features/account/server/account-emails.server.ts';
import {
  codeCookie,
  codeCookieName,
  verifyLoginCode,
} from '#app/features/account/server/sign-in.server.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import { getCookie } from '#app/http/request/cookies.server.ts';
import { detectVisitorCountry } from '#app/http/request/country.server.ts';
import { languageOf } from '#app/http/request/language.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import { apiAnswer, apiError } from '#app/http/responses/error-responses.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import { answerWait, claimTry } from '#app/http/security/throttle.server.ts';
import { getSessionId, prepareSession } from '#app/http/session/session.server.ts';
import { deriveToken, hashToken } from '#app/http/session/token.server.ts';

const proof = z.lazy(() =>
  z.object({
    email: z.string().max(1000),
    code: z.string().max(100),
    /** The page's country, for a new account. */
    country: z.enum(countryCodes).optional(),
  }),
);

/**
 * Handles `verify-otp`: the correct code for this browser starts a 30-day session and sets its cookie. The session's
 * token is derived from the code's, so that a lost response can be repeated for the same session.
 */
export async function action({ request, context }: Call) {
  const asked = proof.safeParse(await parseJsonBody(request));
  const token = getCookie(request, codeCookieName);
  if (!asked.success || !token) return refuseCode();
  const { email, code, country } = asked.data;
  try {
    const wait = await claimTry(context, [{ limit: 'codeTryPerNetwork' }]);
    if (wait) return answerWait({ request, context }, wait, 'too-many-attempts');
    const newUserId = crypto.randomUUID();
    const sessionToken = deriveToken(token, 'session');
    const { session, handOver } = prepareSession(request, context, newUserId, true, {
      token: sessionToken,
    });
    const { userId: _, ...newSession } = session;
    const address = normalizeEmail(email);
    const pageCountry = country ?? (await detectVisitorCountry(request, context));
    const signedIn = await verifyLoginCode(context.db, {
      codeId: hashToken(token),
      code: parseTypedCode(code),
      email: address,
      newUserId,
      heldSessionId: await getSessionId(request),
      country: pageCountry,
      timeZone: getTimeZone(request),
      language: languageOf(request, pageCountry),
      now: context.now,
      session: newSession,
    });
    if (signedIn === 'closed') {
      context.recordRefusal('closed');
      return apiError(403, 'account-deleted', signInAnswerTexts.closed);
    }
    if (!signedIn) return refuseCode();
    handOver();
    if (signedIn.effect === 'joined') {
      context.endChannels(signedIn.userId, { except: [session.id] });
    }
    const proof = { effect: signedIn.effect, email: address, way: 'code' } as const;
    context.waitUntil(sendProofEmail(context, proof, pageCountry));
    context.answerHeaders.append('Set-Cookie', codeCookie('', 0));
    const { isNew, effect } = signedIn;
    const made = { isNew, ...(effect === 'set-aside' && { hasEarlier: true }) };
    return apiAnswer({ message: signInAnswerTexts.signedInByCode, ...made });
  } catch (error) {
    reportDatabaseAway(context, error);
    return apiError(503, 'unavailable', signInAnswerTexts.failed);
  }
}

function refuseCode(): Response {
  return apiError(400, 'invalid-code', signInAnswerTexts.code.invalid);
}
