import { mailboxOf } from '#app/domain/account/email.ts';
import type { EmailContent } from '#app/domain/email/email-content.ts';
import {
  permitEmail,
  type UserEmailPurpose,
  userEmailPurposes,
} from '#app/domain/email/email-purposes.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { claimTry, type Throttled } from '#app/http/security/throttle.server.ts';

/** An email's recipient, and when the address was confirmed (ms); null when it wasn't. */
export type EmailRecipient = { email: string; emailVerifiedAt: number | null };

/** What sending needs; scheduled jobs have no request to log a refusal for and count dropped emails. */
export type EmailContext = Pick<RequestContext, 'db' | 'sendEmail' | 'now'> &
  Partial<Pick<RequestContext, 'recordRefusal'>>;

type EmailToSend = {
  purpose: UserEmailPurpose;
  to: EmailRecipient;
  replyTo?: string;
  /** True when the request has already counted it toward its mailbox's limit. */
  isCounted?: boolean;
  /** Renders the email once it may be sent; null when it isn't needed any more. */
  write: (permission: {
    withTypedText: boolean;
  }) => EmailContent | null | Promise<EmailContent | null>;
};

/** `dropped`: the mailbox has reached its limit. */
type EmailOutcome = 'sent' | 'dropped' | 'not-needed';

/** Returns the rate limit for emails to a mailbox with unconfirmed addresses. */
export function unconfirmedEmailLimit(email: string): Throttled {
  return { limit: 'unprovedMailPerMailbox', account: mailboxOf(email) };
}

/**
 * Sends an email to a user or to support; all of them go through here, while emails to clients go through
 * `deliverEmail`. Emails to an unconfirmed address contain no typed text and count toward its mailbox's limit.
 * @throws when the database or the email service fails
 */
export async function sendEmail(
  context: EmailContext,
  { purpose, to, replyTo, isCounted = false, write }: EmailToSend,
): Promise<EmailOutcome> {
  const permission = permitEmail(purpose, to);
  const { limit } = userEmailPurposes[purpose];
  const isLimited = limit === 'unprovedMailPerMailbox' && to.emailVerifiedAt === null;
  if (permission === 'refuse') return 'dropped';
  if (isLimited && !isCounted && (await claimTry(context, [unconfirmedEmailLimit(to.email)]))) {
    context.recordRefusal?.('limit');
    return 'dropped';
  }
  const content = await write({ withTypedText: permission === 'send' });
  if (content === null) return 'not-needed';
  await context.sendEmail({ to: to.email, ...(replyTo && { replyTo }), ...content });
  return 'sent';
}
