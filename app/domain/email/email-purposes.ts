import type { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { type EmailKind, emailKinds } from '#app/domain/sending/client-email.ts';

/**
 * What an email requires before it may be sent. Anyone can create an account with someone else's address, so user-typed
 * text is never sent to an unconfirmed address.
 */
type EmailProof =
  /** It contains no user-typed text, so it may be sent to any account. */
  | 'no-typed-text'
  /** It contains typed text only if the account's address is confirmed. */
  | 'typed-text-if-confirmed'
  /** It is only sent for accounts with a confirmed address. */
  | 'confirmed-sender'
  /** It is sent to our own support address. */
  | 'to-support';

/**
 * The rate limit of an email: an attempt limit, or the limits of recipients per seller and day and of emails per
 * mailbox.
 */
type EmailLimit = keyof typeof attemptLimits | 'recipients-and-mailbox-per-day';

type EmailRule = { proof: EmailProof; limit: EmailLimit };

const accountEmail = { proof: 'no-typed-text', limit: 'unprovedMailPerMailbox' } as const;
const notice = { proof: 'typed-text-if-confirmed', limit: 'unprovedMailPerMailbox' } as const;

/** Emails to users and to support. */
export const userEmailPurposes = {
  'sign-in-code': { proof: 'no-typed-text', limit: 'codePerMailbox' },
  'confirm-address': accountEmail,
  'reset-password': accountEmail,
  'password-changed': accountEmail,
  'guessed-passwords': accountEmail,
  'address-proved': accountEmail,
  'address-confirmed': accountEmail,
  'accounts-joined': accountEmail,
  'account-closed': accountEmail,
  'second-plan': accountEmail,
  'estimate-answered': notice,
  'recurring-invoice-waits': notice,
  'undelivered-emails': notice,
  'contact-support': { proof: 'to-support', limit: 'contactPerNetwork' },
} as const satisfies Record<string, EmailRule>;

export type UserEmailPurpose = keyof typeof userEmailPurposes;

const clientEmail: EmailRule = {
  proof: 'confirmed-sender',
  limit: 'recipients-and-mailbox-per-day',
};

/** All emails that the product sends: to users, and from sellers to their clients with copies to the sellers. */
export const emailPurposes: Readonly<Record<UserEmailPurpose | EmailKind, EmailRule>> = {
  ...userEmailPurposes,
  ...(Object.fromEntries(emailKinds.map((kind) => [kind, clientEmail])) as Record<
    EmailKind,
    EmailRule
  >),
};

export type EmailPurpose = keyof typeof emailPurposes;

/** How an email may be sent for an account. */
type EmailPermission = 'send' | 'send-without-typed-text' | 'refuse';

/** Decides how an email may be sent for an account whose address was confirmed at an instant (ms), or never. */
export function permitEmail(
  purpose: EmailPurpose,
  { emailVerifiedAt }: { emailVerifiedAt: number | null },
): EmailPermission {
  if (emailVerifiedAt !== null) return 'send';
  const { proof } = emailPurposes[purpose];
  switch (proof) {
    case 'no-typed-text':
    case 'to-support':
      return 'send';
    case 'typed-text-if-confirmed':
      return 'send-without-typed-text';
    case 'confirmed-sender':
      return 'refuse';
    default:
      return proof satisfies never;
  }
}
