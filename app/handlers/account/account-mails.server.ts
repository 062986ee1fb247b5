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
import {
  accountProvedMail,
  accountsJoinedMail,
  freshAccountMail,
  type ProofWay,
} from '#app/domain/mail/proof-mails.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { hashToken, randomToken } from '#app/http/session/token.server.ts';
import {
  type NewEmailLink,
  putEmailLink,
  type Whose,
} from '#db/queries/account/email-links.server.ts';
import type { ProofEffect } from '#db/queries/account/first-proof.server.ts';

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
 * @param owner.effect what the reset did that first proved the address: then that is mailed instead
 * @param keepsSession whether the session that changed it stays
 * @throws when the mail service does not answer
 */
export function mailPasswordChanged(
  context: RequestContext,
  owner: { email: string; timeZone: string | null; effect?: ProofEffect },
  country: CountryCode,
  keepsSession: boolean,
): Promise<void> {
  const { config, sendMail, now } = context;
  const { email, timeZone, effect = null } = owner;
  if (effect !== null) return mailProof(context, { effect, email, way: 'a reset link' }, country);
  const forgotPasswordLink = `${config.publicOrigin}/${country}/forgot-password`;
  const change = { changedAt: now, timeZone, forgotPasswordLink, keepsSession };
  return sendMail({ to: email, ...passwordChangedMail(config, change) });
}

type Proof = { effect: ProofEffect; email: string; way: ProofWay };

/**
 * Mails what the first proof of an address did to an account that had it without one; nothing where there was none. For
 * `waitUntil`, after the answer.
 * @throws when the mail service does not answer
 */
export async function mailProof(
  { config, sendMail }: RequestContext,
  { effect, email, way }: Proof,
  country: CountryCode,
): Promise<void> {
  if (effect === null) return;
  const letter = { email, way, settingsLink: `${config.publicOrigin}/${country}/settings` };
  const compose = effect === 'joined' ? accountProvedMail : freshAccountMail;
  await sendMail({ to: email, ...compose(config, letter) });
}

/**
 * Mails that an earlier account was claimed; for `waitUntil`, after the answer.
 * @throws when the mail service does not answer
 */
export function mailAccountsJoined(
  { config, sendMail }: RequestContext,
  email: string,
  country: CountryCode,
): Promise<void> {
  const settingsLink = `${config.publicOrigin}/${country}/settings`;
  return sendMail({ to: email, ...accountsJoinedMail(config, { email, settingsLink }) });
}

// @covers decisions-6.11
