import type { CountryCode } from '#app/domain/country/country.ts';
import { passwordChangedMail } from '#app/domain/mail/mails.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';

/**
 * Mails the owner that the password was changed; for `waitUntil`, after the answer: a mail that does not leave is
 * reported, the password is changed all the same.
 * @param keepsSession whether the session that changed it stays
 * @throws when the mail service does not answer
 */
export function mailPasswordChanged(
  { config, sendMail, now }: RequestContext,
  { email, timeZone }: { email: string; timeZone: string | null },
  country: CountryCode,
  keepsSession: boolean,
): Promise<void> {
  const forgotPasswordLink = `${config.publicOrigin}/${country}/forgot-password`;
  const change = { changedAt: now, timeZone, forgotPasswordLink, keepsSession };
  return sendMail({ to: email, ...passwordChangedMail(config, change) });
}
