import { mailboxOf } from '#app/domain/account/email.ts';
import {
  permitEmail,
  type UserEmailPurpose,
  userEmailPurposes,
} from '#app/domain/mail/email-purposes.ts';
import type { MailText } from '#app/domain/mail/mail-text.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { claimTry, type Throttled } from '#app/http/security/throttle.server.ts';

/** Whom an email goes to, and when the address was confirmed (ms); null when it was not. */
export type EmailRecipient = { email: string; emailVerifiedAt: number | null };

/** What sending takes; a scheduled job has no request to note a refusal in, and counts what was dropped. */
export type EmailContext = Pick<RequestContext, 'db' | 'sendMail' | 'now'> &
  Partial<Pick<RequestContext, 'noteRefusal'>>;

type EmailToSend = {
  purpose: UserEmailPurpose;
  to: EmailRecipient;
  replyTo?: string;
  /** True when the request has already counted it in the limit of its mailbox. */
  isCounted?: boolean;
  /** Writes the email once it may leave; null when it is not needed any more. */
  write: (permission: { withTypedText: boolean }) => MailText | null | Promise<MailText | null>;
};

/** `dropped`: the mailbox has had as many as it may get. */
type EmailOutcome = 'sent' | 'dropped' | 'not-needed';

/** What counts the emails to a mailbox whose addresses were not confirmed. */
export function unprovedEmails(email: string): Throttled {
  return { limit: 'unprovedMailPerMailbox', account: mailboxOf(email) };
}

/**
 * Sends an email to a user or to support: every one passes here, and emails to clients pass `deliverMail`. What goes to an
 * address that was not confirmed carries no typed text and counts in the limit of its mailbox.
 * @throws when the database or the email service does not answer
 */
export async function sendEmail(
  context: EmailContext,
  { purpose, to, replyTo, isCounted = false, write }: EmailToSend,
): Promise<EmailOutcome> {
  const permission = permitEmail(purpose, to);
  const { limit } = userEmailPurposes[purpose];
  const isLimited = limit === 'unprovedMailPerMailbox' && to.emailVerifiedAt === null;
  if (permission === 'refuse') return 'dropped';
  if (isLimited && !isCounted && (await claimTry(context, [unprovedEmails(to.email)]))) {
    context.noteRefusal?.('limit');
    return 'dropped';
  }
  const content = await write({ withTypedText: permission === 'send' });
  if (content === null) return 'not-needed';
  await context.sendMail({ to: to.email, ...(replyTo && { replyTo }), ...content });
  return 'sent';
}
