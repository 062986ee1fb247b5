import type { LinkPlace } from '#app/domain/account/email-link.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { hashToken, randomToken } from '#app/http/session/token.server.ts';
import { mailLink } from '#app/services/account/mail-link.server.ts';
import type { NewEmailLink, Whose } from '#db/queries/account/email-links.server.ts';

/**
 * Mails a fresh link to an account's address; for `waitUntil`, after the answer.
 * @throws when the database or the mail service does not answer
 */
export async function mailNewLink(
  { db, sendMail, config, now }: RequestContext,
  kind: NewEmailLink['kind'],
  whose: Whose,
  place: LinkPlace,
): Promise<void> {
  const token = randomToken();
  const tokenHash = await hashToken(token);
  await mailLink({ db, sendMail, product: config }, { kind, whose, token, tokenHash, place, now });
}
