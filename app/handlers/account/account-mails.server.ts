import { mailboxOf } from '#app/domain/account/email.ts';
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
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { mayTry, type Throttled } from '#app/http/security/throttle.server.ts';
import { hashToken, randomToken } from '#app/http/session/token.server.ts';
import { type NewEmailLink, putConfirmationLink } from '#db/queries/account/email-links.server.ts';
import type { ProofEffect } from '#db/queries/account/first-proof.server.ts';
import { putResetLink } from '#db/queries/account/reset-links.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Whom a mail would go to, and whether they have proved that the address is theirs. */
type Addressee = { email: string; emailVerifiedAt: number | null };

/**
 * Whether an address may be mailed now. One that nobody has proved is a stranger's perhaps, so all of its mailbox get few
 * mails an hour; asking counts one.
 * @throws when the database does not answer
 */
export async function mayMail(
  context: RequestContext,
  { email, emailVerifiedAt }: Addressee,
): Promise<boolean> {
  if (emailVerifiedAt !== null) return true;
  const isAllowed = await mayTry(context, [unprovedMails(email)]);
  if (!isAllowed) context.noteRefusal('limit');
  return isAllowed;
}

/** What counts the mails to a mailbox whose addresses nobody has proved. */
export function unprovedMails(email: string): Throttled {
  return { limit: 'unprovedMailPerMailbox', account: mailboxOf(email) };
}

/**
 * Mails the link that confirms the address of a new account, as often as its mailbox may be mailed; for `waitUntil`.
 * @throws when the database or the mail service does not answer
 */
export async function mailNewAccount(
  context: RequestContext,
  { id, email }: { id: string; email: string },
  target: LinkTarget,
): Promise<void> {
  const isAllowed = await mayMail(context, { email, emailVerifiedAt: null });
  if (isAllowed) await mailConfirmationLink(context, id, target);
}

/**
 * Mails a fresh confirmation link to an account's address; for `waitUntil`, after the answer. Nothing is sent for a closed
 * account, or one without an address.
 * @throws when the database or the mail service does not answer
 */
export async function mailConfirmationLink(
  { db, sendMail, config, now }: RequestContext,
  userId: string,
  target: LinkTarget,
): Promise<void> {
  const { token, link } = newLink(now, confirmationLinkDays * day);
  const to = await putConfirmationLink(db, link, userId);
  if (to === null) return;
  const letter = {
    link: confirmationLink(config.publicOrigin, target, token),
    days: confirmationLinkDays,
  };
  await sendMail({ to, ...confirmationMail(config, letter) });
}

/**
 * Mails a fresh reset link to an address; for `waitUntil`, after the answer. Nothing is sent where no open account has it.
 * @throws when the database or the mail service does not answer
 */
export async function mailResetLink(
  { db, sendMail, config, now }: RequestContext,
  address: string,
  country: CountryCode,
): Promise<void> {
  const { token, link } = newLink(now, resetLinkMinutes * minute);
  const to = await putResetLink(db, link, address);
  if (to === null) return;
  const letter = {
    link: resetLink(config.publicOrigin, country, token),
    minutes: resetLinkMinutes,
  };
  await sendMail({ to, ...resetMail(config, letter) });
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
  owner: Addressee & { timeZone: string | null; effect?: ProofEffect },
  country: CountryCode,
  keepsSession: boolean,
): Promise<void> {
  const { config, sendMail, now } = context;
  const { email, timeZone, effect = null } = owner;
  if (!(await mayMail(context, owner))) return;
  if (effect !== null) return mailProof(context, { effect, email, way: 'reset-link' }, country);
  const forgotPasswordLink = `${config.publicOrigin}/${country}/forgot-password`;
  const change = { changedAt: now, timeZone, forgotPasswordLink, keepsSession };
  return sendMail({ to: email, ...passwordChangedMail(config, change) });
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
  { config, sendMail }: RequestContext,
  { effect, email, way }: Proof,
  country: CountryCode,
): Promise<void> {
  if (effect === null) return;
  const letter = { email, way, settingsLink: `${config.publicOrigin}/${country}/settings` };
  await sendMail({ to: email, ...proofMails[effect](config, letter) });
}

/**
 * Mails that an earlier account was claimed; for `waitUntil`, after the answer.
 * @throws when the mail service does not answer
 */
export function mailAccountsJoined(
  { config, sendMail }: RequestContext,
  { email, plan }: { email: string; plan: string | null },
  country: CountryCode,
): Promise<void> {
  const settingsLink = `${config.publicOrigin}/${country}/settings`;
  return sendMail({ to: email, ...accountsJoinedMail(config, { email, settingsLink, plan }) });
}

/**
 * Mails that the address of an account was confirmed by its link; for `waitUntil`, after the answer.
 * @throws when the mail service does not answer
 */
export function mailAddressConfirmed(
  { config, sendMail }: RequestContext,
  email: string,
  country: CountryCode,
): Promise<void> {
  const settingsLink = `${config.publicOrigin}/${country}/settings`;
  return sendMail({ to: email, ...addressConfirmedMail(config, { email, settingsLink }) });
}
