import { isSameEmail } from '#app/domain/account/email.ts';
import {
  confirmationLink,
  confirmationLinkDays,
  type LinkTarget,
  resetLink,
  resetLinkMinutes,
} from '#app/domain/account/email-link.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  insertConfirmationLink,
  insertResetLink,
  type NewEmailLink,
} from '#app/features/account/queries/email-links.server.ts';
import type { ProofEffect } from '#app/features/account/queries/users.server.ts';
import {
  type EmailRecipient,
  sendEmail,
  unconfirmedEmailLimit,
} from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { isReached } from '#app/http/security/throttle.server.ts';
import { hashToken, randomToken } from '#app/http/session/token.server.ts';
import { confirmationEmail, passwordChangedEmail, resetEmail } from '../words/account-emails.ts';
import {
  accountProvedEmail,
  accountsJoinedEmail,
  addressConfirmedEmail,
  freshAccountEmail,
  type ProofWay,
  providerLinkedEmail,
} from '../words/proof-emails.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Emails a new confirmation link to an account's address; for `waitUntil`, after the response. Sends nothing if the
 * account is closed or its address has changed.
 * @param user.isCounted whether the request has already been counted in the mailbox's limit
 * @throws if the database or the email service does not answer
 */
export async function sendConfirmationEmail(
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
      const stored = await insertConfirmationLink(db, link, id);
      if (stored === null || !isSameEmail(stored, email)) return null;
      return confirmationEmail(config, {
        link: confirmationLink(config.publicOrigin, target, token),
        days: confirmationLinkDays,
      });
    },
  });
}

/**
 * Emails a new reset link to an address; for `waitUntil`, after the response. Sends nothing unless an open account has
 * the address.
 * @throws if the database or the email service does not answer
 */
export async function sendResetLinkEmail(
  context: RequestContext,
  address: string,
  country: CountryCode,
): Promise<void> {
  const { db, config, now } = context;
  const { token, link } = newLink(now, resetLinkMinutes * minute);
  const to = await insertResetLink(db, link, address);
  // Makes the same number of round trips as for an unconfirmed address, so that timing reveals nothing.
  if (to?.emailVerifiedAt !== null) await isReached(context, unconfirmedEmailLimit(address));
  if (to === null) return;
  const details = {
    link: resetLink(config.publicOrigin, country, token),
    minutes: resetLinkMinutes,
  };
  const write = () => resetEmail(config, details);
  await sendEmail(context, { purpose: 'reset-password', to, write });
}

function newLink(now: number, worksForMs: number): { token: string; link: NewEmailLink } {
  const token = randomToken();
  return { token, link: { id: hashToken(token), createdAt: now, expiresAt: now + worksForMs } };
}

/**
 * Emails the owner that the password was changed; for `waitUntil`, after the response. A failed email is reported; the
 * password is changed either way.
 * @param owner.effect the effect of the reset if it first confirmed the address; that email is then sent instead
 * @param keepsSession whether the session that changed it stays signed in
 * @throws if the database or the email service does not answer
 */
export async function sendPasswordChangedEmail(
  context: RequestContext,
  owner: EmailRecipient & { timeZone: string | null; effect?: ProofEffect },
  country: CountryCode,
  keepsSession: boolean,
): Promise<void> {
  const { config, now } = context;
  const { email, timeZone, effect = null } = owner;
  if (effect !== null)
    return sendProofEmail(context, { effect, email, way: 'reset-link' }, country);
  const forgotPasswordLink = `${config.publicOrigin}/${country}/forgot-password`;
  const change = { changedAt: now, timeZone, forgotPasswordLink, keepsSession };
  const write = () => passwordChangedEmail(config, change);
  await sendEmail(context, { purpose: 'password-changed', to: owner, write });
}

const proofEmails = {
  joined: accountProvedEmail,
  'set-aside': freshAccountEmail,
  linked: providerLinkedEmail,
} satisfies Record<NonNullable<ProofEffect>, unknown>;

type Proof = { effect: ProofEffect; email: string; way: ProofWay };

/**
 * Emails the user when confirming an address changed an account: one that had the address unconfirmed, or one that got
 * a new provider. Sends nothing if nothing changed. For `waitUntil`, after the response.
 * @throws if the email service does not answer
 */
export async function sendProofEmail(
  context: RequestContext,
  { effect, email, way }: Proof,
  country: CountryCode,
): Promise<void> {
  if (effect === null) return;
  const { config, now } = context;
  const details = { email, way, settingsLink: `${config.publicOrigin}/${country}/settings` };
  await sendEmail(context, {
    purpose: 'address-proved',
    to: { email, emailVerifiedAt: now },
    write: () => proofEmails[effect](config, details),
  });
}

/**
 * Emails the user that an earlier account was claimed; for `waitUntil`, after the response.
 * @throws if the email service does not answer
 */
export async function sendAccountsJoinedEmail(
  context: RequestContext,
  owner: EmailRecipient & { plan: string | null },
  country: CountryCode,
): Promise<void> {
  const { config } = context;
  const { email, plan } = owner;
  const settingsLink = `${config.publicOrigin}/${country}/settings`;
  const write = () => accountsJoinedEmail(config, { email, settingsLink, plan });
  await sendEmail(context, { purpose: 'accounts-joined', to: owner, write });
}

/**
 * Emails the user that their address was confirmed by its link; for `waitUntil`, after the response.
 * @throws if the email service does not answer
 */
export async function sendAddressConfirmedEmail(
  context: RequestContext,
  email: string,
  country: CountryCode,
): Promise<void> {
  const { config, now } = context;
  const settingsLink = `${config.publicOrigin}/${country}/settings`;
  await sendEmail(context, {
    purpose: 'address-confirmed',
    to: { email, emailVerifiedAt: now },
    write: () => addressConfirmedEmail(config, { email, settingsLink }),
  });
}
