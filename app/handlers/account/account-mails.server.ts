import {
  confirmationLink,
  confirmationLinkDays,
  type LinkTarget,
  resetLink,
  resetLinkMinutes,
} from '#app/domain/account/email-link.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { MailProduct, MailText } from '#app/domain/mail/mail-text.ts';
import { confirmationMail, passwordChangedMail, resetMail } from '#app/domain/mail/mails.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { hashToken, randomToken } from '#app/http/session/token.server.ts';
import {
  type NewEmailLink,
  putEmailLink,
  type Whose,
} from '#db/queries/account/email-links.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type MailedLink = {
  /** Milliseconds. */
  worksFor: number;
  addressOf: (origin: string, target: LinkTarget, token: string) => string;
  letterOf: (product: MailProduct, link: string) => MailText;
};

/** What each kind of link opens, for how long, and the letter that it goes out in. */
const kinds = {
  reset: {
    worksFor: resetLinkMinutes * minute,
    addressOf: resetLink,
    letterOf: (product, link) => resetMail(product, { link, minutes: resetLinkMinutes }),
  },
  confirm: {
    worksFor: confirmationLinkDays * day,
    addressOf: confirmationLink,
    letterOf: (product, link) => confirmationMail(product, { link, days: confirmationLinkDays }),
  },
} satisfies Record<NewEmailLink['kind'], MailedLink>;

/**
 * Mails a fresh link to an account's address; for `waitUntil`, after the answer. Nothing is sent for an unknown or closed
 * account, or one without an address.
 * @throws when the database or the mail service does not answer
 */
export async function mailNewLink(
  { db, sendMail, config, now }: RequestContext,
  kind: NewEmailLink['kind'],
  whose: Whose,
  target: LinkTarget,
): Promise<void> {
  const { worksFor, addressOf, letterOf } = kinds[kind];
  const token = randomToken();
  const link = { id: hashToken(token), kind, createdAt: now, expiresAt: now + worksFor };
  const to = await putEmailLink(db, link, whose);
  if (to === null) return;
  await sendMail({ to, ...letterOf(config, addressOf(config.publicOrigin, target, token)) });
}

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

// @covers decisions-6.11
