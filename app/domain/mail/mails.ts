import { billingTexts } from '#app/texts/billing.ts';
import { closedDays } from '../account/account-closing.ts';
import { renewsAt, secondPlanText } from '../billing/second-plan.ts';
import type { RenewingPlan } from '../billing/subscription.ts';
import type { ContactDraft } from '../contact/contact-message.ts';
import { isTimeZone } from '../dates.ts';
import { sayDuration } from '../say-duration.ts';
import { composeMail } from './compose-mail.ts';
import type { MailProduct, MailText } from './mail-text.ts';

/** The mail with a code to sign in; the subject carries the code, so that a phone's notice shows it. */
export function loginCodeMail(
  product: MailProduct,
  { code, minutes }: { code: string; minutes: number },
): MailText {
  return composeMail(product, {
    subject: `${code} is your ${product.productName} sign-in code`,
    heading: 'Your sign-in code',
    parts: [
      `Type this code where you asked for it to sign in to ${product.productName}:`,
      { kind: 'code', code },
      `It works for ${minutes} minutes, once, and only in the browser that asked for it.`,
      'If it was not you who asked, ignore this mail. Never give the code to anybody: nobody from our side will ask for it.',
    ],
  });
}

/** The mail after sign-up that asks to confirm the address; works for `days` days. */
export function confirmationMail(
  product: MailProduct,
  { link, days }: { link: string; days: number },
): MailText {
  return composeMail(product, {
    subject: `Confirm your email address for ${product.productName}`,
    heading: `Welcome to ${product.productName}`,
    parts: [
      'Your account is ready, and you can use it already. Please confirm that this email address is yours:',
      { kind: 'button', label: 'Confirm email address', link },
      `The link works for ${days} days, once, while you are signed in to this account.`,
      'If it was not you who signed up, ignore this mail: without you the address stays unconfirmed.',
    ],
  });
}

/** The mail with the link to set a new password; works for `minutes` minutes. */
export function resetMail(
  product: MailProduct,
  { link, minutes }: { link: string; minutes: number },
): MailText {
  return composeMail(product, {
    subject: `Reset your ${product.productName} password`,
    heading: 'Set a new password',
    parts: [
      `Somebody asked for a new password for the ${product.productName} account with this email address. If it was you, set it here:`,
      { kind: 'button', label: 'Set a new password', link },
      `The link expires in ${sayDuration(minutes)} and works once. Once a new password is set, no older link works.`,
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  });
}

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

/** The mail that tells the owner that so many wrong passwords were tried that none is looked at for the day. */
export function guessedPasswordsMail(
  product: MailProduct,
  { count, forgotPasswordLink }: { count: number; forgotPasswordLink: string },
): MailText {
  const { productName, supportEmail } = product;
  return composeMail(product, {
    subject: `Somebody is trying passwords for your ${productName} account`,
    heading: 'Many wrong passwords',
    parts: [
      `In the last 24 hours ${count} wrong passwords were tried for your ${productName} account. None of them was right, and for now no further one is looked at.`,
      'You get in with a code that we mail to you: choose it where you sign in. Devices that are signed in stay so. A new password opens the account as well:',
      { kind: 'button', label: 'Set a new password', link: forgotPasswordLink },
      `If your password is used anywhere else, set a new one in any case. If you need help, write to ${supportEmail}.`,
    ],
  });
}

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

type SecondPlan = {
  /** All that renews: more than one. */
  renewing: readonly RenewingPlan[];
  /** Where plans are managed. */
  settingsLink: string;
};

/** The mail that tells an owner that more than one plan is charged, and how to end that. */
export function secondPlanMail(
  product: MailProduct,
  { renewing, settingsLink }: SecondPlan,
): MailText {
  const { productName, supportEmail } = product;
  return composeMail(product, {
    subject: `You pay for more than one ${productName} plan`,
    heading: 'You pay for more than one plan',
    parts: [
      secondPlanText(renewing) ?? '',
      ...(renewsAt(renewing, 'app_store') ? [billingTexts.several.cancelWithApple] : []),
      ...(renewsAt(renewing, 'stripe')
        ? [
            'The one of the web is cancelled in your settings, with Manage Subscription:',
            { kind: 'button', label: 'Manage Subscription', link: settingsLink } as const,
          ]
        : []),
      `If you did not mean to buy it, write to ${supportEmail}.`,
    ],
  });
}

type ContactLetter = {
  message: ContactDraft;
  /** The country under whose address it was written. */
  countryName: string;
  /** Of the user who was signed in; their address may be another one than the typed. */
  account: { id: string; email: string | null } | null;
};

/** The mail in which a message of the contact form reaches support; an answer to it goes to the writer. */
export function contactMail(
  product: MailProduct,
  { message, countryName, account }: ContactLetter,
): MailText {
  return composeMail(product, {
    subject: `Contact: ${message.subject}`,
    heading: message.subject,
    parts: [
      { kind: 'quotation', text: message.message },
      `From ${message.email}, on the pages for ${countryName}.`,
      sayAccount(account),
    ],
  });
}

function sayAccount(account: ContactLetter['account']): string {
  if (!account) return 'Nobody was signed in, so the address is as it was typed.';
  return `Signed in as ${account.email ?? 'somebody without an address'}, account ${account.id}.`;
}

const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const hour = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** An instant (ms) as a mail tells it, in an IANA time zone: `May 2, 2026 at 4:30 PM GMT+2`. Null means UTC. */
function sayMoment(instantMs: number, timeZone: string | null): string {
  return say(instantMs, timeZone, { ...day, ...hour });
}

/** Its day alone: `May 2, 2026`. */
function sayDay(instantMs: number, timeZone: string | null): string {
  return say(instantMs, timeZone, day);
}

function say(instantMs: number, timeZone: string | null, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-US', {
    ...options,
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC',
  }).format(instantMs);
}
