import type { IdentityProvider, identityProviderNames } from '../account/identity-provider.ts';
import { composeMail } from './compose-mail.ts';
import type { MailProduct, MailText } from './mail-text.ts';

type ProviderName = (typeof identityProviderNames)[IdentityProvider];

/** The way in which an address was proved, as a mail names it. */
export type ProofWay = 'a sign-in code' | 'a reset link' | ProviderName;

type ProofLetter = { email: string; way: ProofWay; settingsLink: string };

/** The mail about an account that lost its address to a new one, which may claim it (`decisions.md`, Accounts). */
export function freshAccountMail(
  product: MailProduct,
  { email, way, settingsLink }: ProofLetter,
): MailText {
  const { productName, supportEmail } = product;
  return composeMail(product, {
    subject: `Your new ${productName} account`,
    heading: 'You have a new account',
    parts: [
      `With ${way} you have shown that ${email} is yours. An earlier account had this address without showing that, and another person may have made it. So yours is a new account, and nothing of the earlier one came along: no invoices, no clients, no payment details, no plan.`,
      'If you made the earlier account yourself, nothing is lost. Claim it in Settings with its password, or with number and total of one of its invoices; a plan that you pay for comes along with it.',
      { kind: 'button', label: 'Open Settings', link: settingsLink },
      `If you pay for a plan there and cannot claim it, write to ${supportEmail}.`,
    ],
  });
}

/** The mail about an account that was proved in a browser that was signed in to it. */
export function accountProvedMail(
  product: MailProduct,
  { email, way, settingsLink }: ProofLetter,
): MailText {
  return composeMail(product, {
    subject: `Your ${product.productName} address is confirmed`,
    heading: 'Your address is confirmed',
    parts: [
      `With ${way} you have shown that ${email} is yours, in a browser that was signed in to the account. All other devices were signed out, and a password that was set before does not work any more: you can set a new one in Settings.`,
      'Please check that the payment details in Settings are yours.',
      { kind: 'button', label: 'Open Settings', link: settingsLink },
    ],
  });
}

/** The mail about an account whose address was confirmed by its own link: nothing else changed. */
export function addressConfirmedMail(
  product: MailProduct,
  { email, settingsLink }: Omit<ProofLetter, 'way'>,
): MailText {
  const { productName, supportEmail } = product;
  return composeMail(product, {
    subject: `Your ${productName} address is confirmed`,
    heading: 'Your address is confirmed',
    parts: [
      `${email} is confirmed as the address of your ${productName} account. From now on a sign-in code, a reset link, and Google or Apple with this address open it, too. Your password, your devices and your invoices stay as they are.`,
      { kind: 'button', label: 'Open Settings', link: settingsLink },
      `If it was not you, write to ${supportEmail}.`,
    ],
  });
}

/** The mail about an account that Google or Apple opens from now on. */
export function providerLinkedMail(
  product: MailProduct,
  { email, way, settingsLink }: ProofLetter,
): MailText {
  const { productName, supportEmail } = product;
  return composeMail(product, {
    subject: `${way} now opens your ${productName} account`,
    heading: `${way} opens your account, too`,
    parts: [
      `With ${way} you have shown that ${email} is yours, which is the address of your account. From now on ${way} opens it, too. Your password, your devices and your invoices stay as they are.`,
      { kind: 'button', label: 'Open Settings', link: settingsLink },
      `If it was not you, sign out all your other devices in Settings, and write to ${supportEmail}.`,
    ],
  });
}

/**
 * The mail about an earlier account that was claimed.
 * @param letter.plan its plan that renews; null without one
 */
export function accountsJoinedMail(
  product: MailProduct,
  { email, settingsLink, plan }: Omit<ProofLetter, 'way'> & { plan: string | null },
): MailText {
  return composeMail(product, {
    subject: `Your ${product.productName} accounts are one`,
    heading: 'Your accounts are one',
    parts: [
      `The earlier account with the address ${email} was claimed: its invoices, clients, settings and plan are yours, together with what you saved since. ${plan === null ? '' : `Its ${plan} plan came along and renews. `}All other devices were signed out.`,
      'Please check that the payment details in Settings are yours.',
      { kind: 'button', label: 'Open Settings', link: settingsLink },
      `If it was not you, write to ${product.supportEmail} at once.`,
    ],
  });
}
