import { isSameEmail } from '#app/domain/account/email.ts';
import {
  confirmationLink,
  confirmationLinkDays,
  type LinkTarget,
  resetLink,
  resetLinkMinutes,
} from '#app/domain/account/email-link.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { confirmationMail, passwordChangedMail, resetMail } from '#app/domain/mail/mails.ts';
import {
  accountProvedMail,
  accountsJoinedMail,
  addressConfirmedMail,
  freshAccountMail,
  type ProofWay,
  providerLinkedMail,
} from '#app/domain/mail/proof-mails.ts';
import {
  type EmailRecipient,
  sendEmail,
  unprovedEmails,
} from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { isReached } from '#app/http/security/throttle.server.ts';
import { hashToken, randomToken } from '#app/http/session/token.server.ts';
import { type NewEmailLink, putConfirmationLink } from '../queries/email-links.server.ts';
import type { ProofEffect } from '../queries/first-proof.server.ts';
import { putResetLink } from '../queries/reset-links.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Mails a fresh confirmation link to an account's address; for `waitUntil`, after the answer. Nothing is sent for a closed
 * account, and for one that has another address by now.
 * @param user.isCounted whether the request has counted it in the limit of its mailbox
 * @throws when the database or the mail service does not answer
 */
export async function mailConfirmationLink(
  context: RequestContext,
  user: { id: string; email: string; isCounted?: boolean },
  target: LinkTarget,
): Promise<void> {
  const { db, config, now } = context;
  const { id, email, isCounted = false } = user;
  await sendEmail(context, {
    purpose: 'confirm-address',
    to: { email, emailVerifiedAt: null },
    isCounted,
    write: async () => {
      const { token, link } = newLink(now, confirmationLinkDays * day);
      const stored = await putConfirmationLink(db, link, id);
      if (stored === null || !isSameEmail(stored, email)) return null;
      return confirmationMail(config, {
        link: confirmationLink(config.publicOrigin, target, token),
        days: confirmationLinkDays,
      });
    },
  });
}

/**
 * Mails a fresh reset link to an address; for `waitUntil`, after the answer. Nothing is sent where no open account has it.
 * @throws when the database or the mail service does not answer
 */
export async function mailResetLink(
  context: RequestContext,
  address: string,
  country: CountryCode,
): Promise<void> {
  const { db, config, now } = context;
  const { token, link } = newLink(now, resetLinkMinutes * minute);
  const to = await putResetLink(db, link, address);
  // As many round trips as for an address that is not confirmed, so that the work tells none from another.
  if (to?.emailVerifiedAt !== null) await isReached(context, unprovedEmails(address));
  if (to === null) return;
  const letter = {
    link: resetLink(config.publicOrigin, country, token),
    minutes: resetLinkMinutes,
  };
  const write = () => resetMail(config, letter);
  await sendEmail(context, { purpose: 'reset-password', to, write });
}

function newLink(now: number, worksForMs: number): { token: string; link: NewEmailLink } {
  const token = randomToken();
  return { token, link: { id: hashToken(token), createdAt: now, expiresAt: now + worksForMs } };
}

/**
 * Mails the owner that the password was changed; for `waitUntil`, after the answer: a mail that does not leave is
 * reported, the password is changed all the same.
 * @param owner.effect what the reset did that first proved the address: then that is mailed instead
 * @param keepsSession whether the session that changed it stays
 * @throws when the database or the mail service does not answer
 */
export async function mailPasswordChanged(
  context: RequestContext,
  owner: EmailRecipient & { timeZone: string | null; effect?: ProofEffect },
  country: CountryCode,
  keepsSession: boolean,
): Promise<void> {
  const { config, now } = context;
  const { email, timeZone, effect = null } = owner;
  if (effect !== null) return mailProof(context, { effect, email, way: 'reset-link' }, country);
  const forgotPasswordLink = `${config.publicOrigin}/${country}/forgot-password`;
  const change = { changedAt: now, timeZone, forgotPasswordLink, keepsSession };
  const write = () => passwordChangedMail(config, change);
  await sendEmail(context, { purpose: 'password-changed', to: owner, write });
}

const proofMails = {
  joined: accountProvedMail,
  'set-aside': freshAccountMail,
  linked: providerLinkedMail,
} satisfies Record<NonNullable<ProofEffect>, unknown>;

type Proof = { effect: ProofEffect; email: string; way: ProofWay };

/**
 * Mails what a proof of an address changed: for an account that had it without one, or whose provider is new to it; nothing
 * where it changed nothing. For
 * `waitUntil`, after the answer.
 * @throws when the mail service does not answer
 */
export async function mailProof(
  context: RequestContext,
  { effect, email, way }: Proof,
  country: CountryCode,
): Promise<void> {
  if (effect === null) return;
  const { config, now } = context;
  const letter = { email, way, settingsLink: `${config.publicOrigin}/${country}/settings` };
  await sendEmail(context, {
    purpose: 'address-proved',
    to: { email, emailVerifiedAt: now },
    write: () => proofMails[effect](config, letter),
  });
}

/**
 * Mails that an earlier account was claimed; for `waitUntil`, after the answer.
 * @throws when the mail service does not answer
 */
export async function mailAccountsJoined(
  context: RequestContext,
  owner: EmailRecipient & { plan: string | null },
  country: CountryCode,
): Promise<void> {
  const { config } = context;
  const { email, plan } = owner;
  const settingsLink = `${config.publicOrigin}/${country}/settings`;
  const write = () => accountsJoinedMail(config, { email, settingsLink, plan });
  await sendEmail(context, { purpose: 'accounts-joined', to: owner, write });
}

/**
 * Mails that the address of an account was confirmed by its link; for `waitUntil`, after the answer.
 * @throws when the mail service does not answer
 */
export async function mailAddressConfirmed(
  context: RequestContext,
  email: string,
  country: CountryCode,
): Promise<void> {
  const { config, now } = context;
  const settingsLink = `${config.publicOrigin}/${country}/settings`;
  await sendEmail(context, {
    purpose: 'address-confirmed',
    to: { email, emailVerifiedAt: now },
    write: () => addressConfirmedMail(config, { email, settingsLink }),
  });
}
