import * as z from 'zod';
import { isEmail, mailboxOf, normalizeEmail } from '#app/domain/account/email.ts';
import { loginCodeMinutes, newCodeAfterSeconds } from '#app/domain/account/sign-in.ts';
import { codeCookie, sendLoginCode } from '#app/features/account/server/sign-in.server.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { loginCodeEmail } from '#app/features/account/words/account-emails.ts';
import { sendEmail } from '#app/http/email/send-email.server.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer, apiError } from '#app/http/responses/error-responses.server.ts';
import {
  answerWait,
  claimTry,
  resetTries,
  type Throttled,
} from '#app/http/security/throttle.server.ts';
import { hashToken, randomToken } from '#app/http/session/token.server.ts';

const order = z.lazy(() => z.object({ email: z.string().max(1000) }));

/**
 * Handles `send-otp`: emails a six-digit code and binds it to this browser by a cookie. The response and the work are
 * the same whether or not the address has an account.
 */
export async function action({ request, context }: Call): Promise<Response> {
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
      sendCode: async (code) => {
        await sendEmail(context, {
          purpose: 'sign-in-code',
          to: { email, emailVerifiedAt: null },
          write: () => loginCodeEmail(context.config, { code, minutes: loginCodeMinutes }),
        });
      },
    });
  } catch (error) {
    context.reportError(error);
    // The user can try again at once, but the hourly count stays.
    if (isCounted) resetTries(context, minute);
    return apiError(503, 'not-sent', signInAnswerTexts.code.notSent);
  }
  context.answerHeaders.append('Set-Cookie', codeCookie(token, loginCodeMinutes * 60));
  return apiAnswer({ message: signInAnswerTexts.code.sent, newCodeAfterSeconds });
}
