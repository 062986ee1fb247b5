import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { firstLanguage } from '#app/domain/language/languages.ts';
import { findCredentials } from '#app/features/account/queries/users.server.ts';
import { sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { canTry, isReached, type Throttled } from '#app/http/security/throttle.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { guessedPasswordsEmail } from '../words/account-emails.ts';

/** The limit on wrong passwords for an account from the request's network. */
export function failedSignIns(email: string): Throttled {
  return { limit: 'signInPerEmailAndNetwork', account: email };
}

/** The limit on passwords tried for an account from all networks together. */
export function passwordsOfDay(email: string): Throttled {
  return { limit: 'passwordPerEmailAndDay', account: email };
}

/**
 * Warns an account's owner, once a day, that someone may be guessing their password, when the day's attempts are used
 * up. For `waitUntil`, after the response, so that neither text nor timing reveals whether the account exists.
 * @throws if the database or the email service does not answer
 */
export async function sendGuessedPasswordsEmail(
  context: RequestContext,
  email: string,
  country: CountryCode,
): Promise<void> {
  const { config, db } = context;
  if (!(await isReached(context, passwordsOfDay(email)))) return;
  const owner = await findCredentials(db, email);
  if (!owner || owner.isClosed) return;
  if (!(await canTry(context, [{ limit: 'guessingMailPerEmail', account: email }]))) return;
  const forgotPasswordLink = `${config.publicOrigin}/${country}/forgot-password`;
  const { limit: count } = attemptLimits.passwordPerEmailAndDay;
  // The request's language may be the guesser's, so the owner's is used.
  const write = () =>
    inLanguage(owner.language ?? firstLanguage, () =>
      guessedPasswordsEmail(config, { count, forgotPasswordLink }),
    );
  const to = { email, emailVerifiedAt: owner.emailVerifiedAt };
  await sendEmail(context, { purpose: 'guessed-passwords', to, write });
}
