import { composeMail } from './compose-mail.ts';
import type { MailProduct, MailText } from './mail-text.ts';
import { sayMoment } from './say-moment.ts';

type PasswordChange = {
  /** When it was changed, milliseconds since the epoch. */
  changedAt: number;
  /** The owner's IANA time zone; null means UTC. */
  timeZone: string | null;
  /** Where to ask for a reset link. */
  forgotPasswordLink: string;
  /** True when the session that changed it stays. */
  keepsSession?: boolean;
};

/** The mail that tells the owner that the password was changed, when, and what to do if it was not them. */
export function passwordChangedMail(product: MailProduct, change: PasswordChange): MailText {
  const { productName, supportEmail } = product;
  const when = sayMoment(change.changedAt, change.timeZone);
  const ended = change.keepsSession
    ? 'All other devices were signed out.'
    : 'All devices were signed out.';
  return composeMail(product, {
    subject: `Your ${productName} password was changed`,
    heading: 'Your password was changed',
    parts: [
      `The password of your ${productName} account was changed on ${when}. ${ended}`,
      'If it was you, there is nothing to do.',
      `If it was not you, set a new password at once. That signs everybody out, the other person too. Then change the password of your mailbox, and write to ${supportEmail} if you need help.`,
      { kind: 'button', label: 'Set a new password', link: change.forgotPasswordLink },
    ],
  });
}
