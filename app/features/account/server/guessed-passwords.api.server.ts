import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { firstLanguage } from '#app/domain/language/languages.ts';
import { sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { isReached, mayTry, type Throttled } from '#app/http/security/throttle.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { findCredentials } from '../queries/users.server.ts';
import { guessedPasswordsMail } from '../words/account-mails.ts';

/** What counts the passwords that are refused for an account, from the network of the request. */
export function failedSignIns(email: string): Throttled {
  return { limit: 'signInPerEmailAndNetwork', account: email };
}

/** What counts the passwords that are tried for an account, from all networks together. */
export function passwordsOfDay(email: string): Throttled {
  return { limit: 'passwordPerEmailAndDay', account: email };
}

/**
 * Tells an account's owner, once a day, that somebody may be guessing their password: the day's passwords are used up.
 * For `waitUntil`, after the answer, so that neither text nor time tells whether there is such an account.
 * @throws when the database or the mail service does not answer
 */
export async function tellOfGuessing(
  context: RequestContext,
  email: string,
  country: CountryCode,
): Promise<void> {
  const { config, db } = context;
  if (!(await isReached(context, passwordsOfDay(email)))) return;
  const owner = await findCredentials(db, email);
  if (!owner || owner.isClosed) return;
  if (!(await mayTry(context, [{ limit: 'guessingMailPerEmail', account: email }]))) return;
  const forgotPasswordLink = `${config.publicOrigin}/${country}/forgot-password`;
  const { limit: count } = attemptLimits.passwordPerEmailAndDay;
  // Whoever guesses may read another language.
  const write = () =>
    inLanguage(owner.language ?? firstLanguage, () =>
      guessedPasswordsMail(config, { count, forgotPasswordLink }),
    );
  const to = { email, emailVerifiedAt: owner.emailVerifiedAt };
  await sendEmail(context, { purpose: 'guessed-passwords', to, write });
}
