import { data } from '@remix-run/cloudflare';
import { isEmail, normalizeEmail } from '#app/domain/account/email.ts';
import { type AuthAnswer, type AuthErrors, checkNewPassword } from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { pathsOf } from '#app/domain/navigation/page-paths.ts';
import type { Platform } from '#app/domain/navigation/platform.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { parseFormBody } from '#app/http/request/body.server.ts';
import { countryOfNewAccount } from '#app/http/request/country.server.ts';
import { platformOf } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import { checkForBreaches } from '#app/http/security/breached-password.server.ts';
import {
  claimTry,
  formatRetryMessage,
  nextWait,
  refundTry,
  resetTries,
  secondsOf,
  type Throttled,
  type Wait,
} from '#app/http/security/throttle.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import { parseReturnPath } from '#app/http/session/guards.server.ts';
import { prepareSession, startSession } from '#app/http/session/session.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { describePasswordIssue } from '../words/password-issues.ts';
import { sendConfirmationEmail } from './account-emails.server.ts';
import {
  failedSignIns,
  passwordsOfDay,
  sendGuessedPasswordsEmail,
} from './guessed-passwords.api.server.ts';
import { signIn, signUp } from './sign-in.server.ts';

const greetings = {
  page: { signedIn: 'welcome-back', signedUp: 'account-created' },
  native: { signedIn: 'welcome-back', signedUp: 'account-created-natively' },
} as const;

/** Gets the texts for a screen. */
function wordsOf(screen: 'page' | 'dialog' | 'native') {
  const words = {
    page: {
      wrong: signInAnswerTexts.wrong,
      failed: signInAnswerTexts.failed,
      signUpFailed: signInAnswerTexts.signUpFailed,
      taken: { email: signInAnswerTexts.taken },
    },
    dialog: {
      wrong: signInAnswerTexts.wrongInDialog,
      failed: signInAnswerTexts.wrongInDialog,
      signUpFailed: signInAnswerTexts.signUpFailed,
      taken: { email: signInAnswerTexts.taken },
    },
    native: {
      wrong: signInAnswerTexts.wrongNatively,
      failed: signInAnswerTexts.failedNatively,
      signUpFailed: signInAnswerTexts.failedNatively,
      taken: { form: signInAnswerTexts.takenNatively, isTaken: true },
    },
  };
  return words[screen];
}

/**
 * Signs a user in or up with email and password, for the auth page, the sign-in dialog and the native auth screen. The
 * page redirects to where the user came from, else to the invoices after sign-in or to pricing after sign-up; the
 * native screen redirects to the home screen. The dialog gets data.
 * @param page the page's country; it becomes the account's country only if the user chose that page
 */
export async function answerAuth(
  request: Request,
  context: RequestContext,
  page: CountryCode,
  platform: Platform = 'web',
) {
  const form = await parseFormBody(request);
  const isNative = platform === 'native';
  const onWeb = form.get('screen') === 'dialog' ? 'dialog' : 'page';
  const screen = isNative ? 'native' : onWeb;
  const words = wordsOf(screen);
  const paths = pathsOf(platform, page);
  const signingUp = form.get('intent') === 'sign-up';
  const password = form.get('password') ?? '';
  const typedEmail = (form.get('email') ?? '').slice(0, 300);

  const email = normalizeEmail(typedEmail);
  const passwordScreen = screen === 'dialog' ? 'dialog' : 'auth-page';
  const passwordIssue = signingUp ? checkNewPassword(password, passwordScreen) : null;
  if (!isEmail(email) || passwordIssue) {
    return refuse(typedEmail, {
      ...(!isEmail(email) && { email: signInAnswerTexts.invalidEmail }),
      ...(passwordIssue && { password: describePasswordIssue(passwordIssue, passwordScreen) }),
    });
  }

  const failures = failedSignIns(email);
  const ofDay = passwordsOfDay(email);
  try {
    const counted: Throttled[] = signingUp
      ? [{ limit: 'signUpPerNetwork' }]
      : [failures, { limit: 'signInPerNetwork' }, ofDay];
    const wait = await claimTry(context, counted);
    if (wait?.limit === ofDay.limit) {
      return refuse(typedEmail, { form: signInAnswerTexts.guessed }, 429);
    }
    if (wait) {
      return refuse(typedEmail, describeWait(request, context, wait), 429);
    }
    if (signingUp) {
      const breach = await checkForBreaches(context, password);
      if (breach) return refuse(typedEmail, { password: breach });
      const origin = form.get('redirectTo');
      const country =
        screen === 'dialog' ? page : countryOfNewAccount(request, context, { origin, page });
      const id = crypto.randomUUID();
      const { session, handOver } = prepareSession(request, context, id, true);
      const outcome = await signUp(context.db, {
        id,
        session,
        email,
        password,
        country,
        timeZone: getTimeZone(request),
        language: currentLanguage(),
        now: context.now,
      });
      if (outcome === 'already-registered') {
        return refuse(typedEmail, words.taken);
      }
      handOver();
      const link = { country, isNative: platformOf(request) === 'native' };
      context.waitUntil(sendConfirmationEmail(context, { id, email }, link));
      return succeed('signedUp', isNative ? paths.home : `/${country}/pricing`);
    }
    const signedIn = await signIn(context.db, { email, password });
    if (signedIn.outcome === 'refused') {
      context.waitUntil(sendGuessedPasswordsEmail(context, email, page));
      const next = await nextWait(context, failures);
      // The last allowed attempt already reports that the form is blocked.
      const errors = next ? describeWait(request, context, next) : { form: words.wrong };
      return refuse(typedEmail, errors, next ? 429 : undefined);
    }
    if (signedIn.outcome === 'closed') {
      context.recordRefusal('closed');
      return refuse(typedEmail, { form: signInAnswerTexts.closed }, 403);
    }
    const { userId, passwordHash } = signedIn;
    const remember = screen !== 'page' || form.get('remember') === 'on';
    if (!(await startSession(request, context, userId, remember, passwordHash))) {
      return refuse(typedEmail, { form: words.wrong });
    }
    resetTries(context, failures);
    refundTry(context, ofDay);
    return succeed('signedIn', paths.invoices);
  } catch (error) {
    reportDatabaseAway(context, error);
    return refuse(typedEmail, { form: words[signingUp ? 'signUpFailed' : 'failed'] }, 503);
  }

  function refuse(email: string, errors: AuthErrors, status = 400) {
    return data<AuthAnswer>({ outcome: 'refused', errors, email }, { status });
  }

  function succeed(done: 'signedIn' | 'signedUp', otherwise: string) {
    if (screen === 'dialog') {
      const message =
        done === 'signedIn' ? signInAnswerTexts.signedIn : signInAnswerTexts.accountReady;
      return data<AuthAnswer>({ outcome: 'signed-in', message });
    }
    const path = parseReturnPath(form.get('redirectTo'), otherwise);
    return redirectWithFlash(path, 'success', { code: greetings[screen][done] });
  }
}

/** Reports that there were too many attempts and how long the form is blocked. */
function describeWait(request: Request, context: RequestContext, wait: Wait): AuthErrors {
  return {
    form: formatRetryMessage(request, context, wait),
    waitSeconds: secondsOf(context, wait),
  };
}
