import * as z from 'zod';
import { isEmail, mailboxOf, normalizeEmail } from '#app/domain/account/email.ts';
import {
  loginCodeMinutes,
  newCodeAfterSeconds,
  parseTypedCode,
} from '#app/domain/account/login-code.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { sendEmail } from '#app/http/email/send-email.server.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import { getCookie } from '#app/http/request/cookies.server.ts';
import { detectVisitorCountry } from '#app/http/request/country.server.ts';
import { languageOf } from '#app/http/request/language.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import { apiAnswer, apiError } from '#app/http/responses/api-error.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import {
  answerWait,
  claimTry,
  forgetTries,
  type Throttled,
} from '#app/http/security/throttle.server.ts';
import { getSessionId, prepareSession } from '#app/http/session/session.server.ts';
import { deriveToken, hashToken, randomToken } from '#app/http/session/token.server.ts';
import { loginCodeMail } from '../words/account-mails.ts';
import { mailProof } from './account-mails.server.ts';
import { sendLoginCode, verifyLoginCode } from './sign-in.server.ts';

/** Binds a code to the browser that requested it. */
export const codeCookieName = '__Host-code';

const order = z.lazy(() => z.object({ email: z.string().max(1000) }));
const proof = z.lazy(() =>
  z.object({
    email: z.string().max(1000),
    code: z.string().max(100),
    /** The page's country, for a new account. */
    country: z.enum(countryCodes).optional(),
  }),
);

/**
 * Handles `send-otp`: emails a six-digit code and binds it to this browser by a cookie. The response and the work are
 * the same whether or not the address has an account.
 */
export async function answerSendCode({ request, context }: Call): Promise<Response> {
  const asked = order.safeParse(await parseJsonBody(request));
  const email = normalizeEmail(asked.data?.email ?? '');
  if (!isEmail(email)) return apiError(400, 'invalid-email', signInAnswerTexts.invalidEmail);

  const minute: Throttled = { limit: 'codePerEmailAndMinute', account: email };
  const token = randomToken();
  let isCounted = false;
  try {
    const wait = await claimTry(context, [
      minute,
      { limit: 'codePerEmailAndHour', account: email },
      { limit: 'codePerMailbox', account: mailboxOf(email) },
      { limit: 'codePerNetwork' },
    ]);
    if (wait?.limit === minute.limit) {
      return apiError(429, 'wait', signInAnswerTexts.code.waitAMinute, {
        'Retry-After': String(newCodeAfterSeconds),
      });
    }
    if (wait) return answerWait({ request, context }, wait, 'too-many-attempts');
    isCounted = true;
    await sendLoginCode(context.db, {
      id: hashToken(token),
      email,
      now: context.now,
      mail: async (code) => {
        await sendEmail(context, {
          purpose: 'sign-in-code',
          to: { email, emailVerifiedAt: null },
          write: () => loginCodeMail(context.config, { code, minutes: loginCodeMinutes }),
        });
      },
    });
  } catch (error) {
    context.reportError(error);
    // The user can try again at once, but the hourly count stays.
    if (isCounted) forgetTries(context, minute);
    return apiError(503, 'not-sent', signInAnswerTexts.code.notSent);
  }
  context.answerHeaders.append('Set-Cookie', codeCookie(token, loginCodeMinutes * 60));
  return apiAnswer({ message: signInAnswerTexts.code.sent, newCodeAfterSeconds });
}

/**
 * Handles `verify-otp`: the correct code for this browser starts a 30-day session and sets its cookie. The session's
 * token is derived from the code's, so that a lost response can be repeated for the same session.
 */
export async function answerVerifyCode({ request, context }: Call) {
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
      context.noteRefusal('closed');
      return apiError(403, 'account-deleted', signInAnswerTexts.closed);
    }
    if (!signedIn) return refuseCode();
    handOver();
    if (signedIn.effect === 'joined') {
      context.endChannels(signedIn.userId, { except: [session.id] });
    }
    const proof = { effect: signedIn.effect, email: address, way: 'code' } as const;
    context.waitUntil(mailProof(context, proof, pageCountry));
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

function codeCookie(token: string, maxAge: number): string {
  return `${codeCookieName}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
}
