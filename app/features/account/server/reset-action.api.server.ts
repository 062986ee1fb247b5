import { data, redirect } from '@remix-run/cloudflare';
import { isEmail, mailboxOf, normalizeEmail } from '#app/domain/account/email.ts';
import { isLinkToken } from '#app/domain/account/email-link.ts';
import type {
  ForgotPasswordAnswer,
  ResetAnswer,
  ResetErrors,
} from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { resetLinkWorks } from '#app/features/account/queries/email-links.server.ts';
import { passwordTexts, signInAnswerTexts } from '#app/features/account/texts.ts';

import { parseFormBody } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import { checkForBreaches } from '#app/http/security/breached-password.server.ts';
import { canTry, resetTries } from '#app/http/security/throttle.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import { getSessionId } from '#app/http/session/session.server.ts';
import { hashToken, randomToken } from '#app/http/session/token.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { findPasswordErrors } from '../words/password-issues.ts';
import { sendPasswordChangedEmail, sendResetLinkEmail } from './account-emails.server.ts';
import { failedSignIns, passwordsOfDay } from './guessed-passwords.api.server.ts';
import { setNewPassword } from './passwords.server.ts';

/**
 * Handles a request for a reset link. All work is done after the response, so that neither its text nor its timing
 * reveals whether the account exists, a limit was reached, or something failed.
 */
export async function answerForgotPassword(
  request: Request,
  context: RequestContext,
  country: CountryCode,
) {
  const form = await parseFormBody(request);
  const typed = (form.get('email') ?? '').slice(0, 300);
  const email = normalizeEmail(typed);
  if (!isEmail(email)) {
    const errors = { email: signInAnswerTexts.invalidEmail };
    return data<ForgotPasswordAnswer>({ outcome: 'refused', errors, email: typed }, 400);
  }
  context.waitUntil(sendResetEmailWithinLimits(context, email, country));
  return data<ForgotPasswordAnswer>({ outcome: 'sent', message: passwordTexts.forgot.sent });
}

async function sendResetEmailWithinLimits(
  context: RequestContext,
  email: string,
  country: CountryCode,
) {
  const allowed = await canTry(context, [
    { limit: 'resetPerEmailAndNetwork', account: email },
    { limit: 'resetPerMailbox', account: mailboxOf(email) },
    { limit: 'resetPerNetwork' },
  ]);
  if (!allowed) return context.recordRefusal('limit');
  await sendResetLinkEmail(context, email, country);
}

/**
 * Handles a new password sent with an emailed token. Redirects to the auth page if it was set or the link doesn't work;
 * a rejected password leaves the link unused.
 */
export async function answerResetPassword(
  request: Request,
  context: RequestContext,
  country: CountryCode,
) {
  const form = await parseFormBody(request);
  const token = form.get('token') ?? '';
  const password = form.get('password') ?? '';
  if (!isLinkToken(token)) return refuseLink();
  const confirmation = form.get('confirmation') ?? '';
  const errors = findPasswordErrors({ password, confirmation }, 'reset');
  if (errors) return refuse(errors);

  const { db, now } = context;
  try {
    const linkId = hashToken(token);
    if (!(await resetLinkWorks(db, linkId, now))) return refuseLink();
    const breach = await checkForBreaches(context, password);
    if (breach) return refuse({ password: breach });
    const claimId = hashToken(randomToken());
    const owner = await setNewPassword(db, {
      linkId,
      claimId,
      password,
      country,
      now,
      newUserId: crypto.randomUUID(),
      heldSessionId: await getSessionId(request),
      timeZone: getTimeZone(request),
      language: currentLanguage(),
    });
    if (!owner) return refuseLink();
    context.endChannels(owner.id, { except: [] });
    // Attempts with the old password no longer count.
    const email = normalizeEmail(owner.email);
    resetTries(context, failedSignIns(email), passwordsOfDay(email));
    context.waitUntil(
      sendPasswordChangedEmail(context, { ...owner, emailVerifiedAt: now }, country, false),
    );
    return redirect(`/${country}/auth?reset=success`);
  } catch (error) {
    reportDatabaseAway(context, error);
    return refuse({ form: passwordTexts.reset.failed }, 503);
  }

  function refuse(errors: ResetErrors, status = 400) {
    return data<ResetAnswer>({ outcome: 'refused', errors }, status);
  }

  function refuseLink() {
    context.recordRefusal('link');
    return redirectWithFlash(`/${country}/auth`, 'error', { code: 'invalid-reset-link' });
  }
}
