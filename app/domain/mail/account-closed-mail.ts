import { closedDays } from '../account/account-closing.ts';
import { composeMail } from './compose-mail.ts';
import type { MailProduct, MailText } from './mail-text.ts';
import { sayDay } from './say-moment.ts';

type AccountClosing = {
  /** From when on its data is wiped, milliseconds since the epoch. */
  wipeDueAt: number;
  /** The owner's IANA time zone; null means UTC. */
  timeZone: string | null;
  /** Where it was bought that only its owner can cancel the plan with Apple. */
  hasAppStorePlan: boolean;
};

/** The mail that tells the owner that the account was deleted, what follows, and what to do if it was not them. */
export function accountClosedMail(product: MailProduct, closing: AccountClosing): MailText {
  const { productName, supportEmail } = product;
  const day = sayDay(closing.wipeDueAt, closing.timeZone);
  const apple = `Your plan was bought in the App Store, and Apple goes on charging for it until you cancel it: in the Settings of your iPhone, under your name and Subscriptions.`;
  return composeMail(product, {
    subject: `Your ${productName} account was deleted`,
    heading: 'Your account was deleted',
    parts: [
      'All devices are signed out, and the links that you sent to your clients show nothing any more.',
      `In ${closedDays} days, on ${day}, we begin to wipe your invoices, clients, products, settings and pictures. Until then this email address cannot be used for a new account.`,
      ...(closing.hasAppStorePlan ? [apple] : []),
      `If it was not you, or you think better of it, write to ${supportEmail} before that day.`,
    ],
  });
}
