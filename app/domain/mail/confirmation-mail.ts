import { composeMail } from './compose-mail.ts';
import type { MailProduct, MailText } from './mail-text.ts';

/** The mail after sign-up that asks to confirm the address; works for `days` days. */
export function confirmationMail(
  product: MailProduct,
  { link, days }: { link: string; days: number },
): MailText {
  const { productName } = product;
  return composeMail(product, {
    subject: `Confirm your email address for ${productName}`,
    heading: `Welcome to ${productName}`,
    parts: [
      'Your account is ready, and you can use it already. Please confirm that this email address is yours:',
      { kind: 'button', label: 'Confirm email address', link },
      `The link works for ${days} days, once, while you are signed in to this account.`,
      'If it was not you who signed up, ignore this mail: without you the address stays unconfirmed.',
    ],
  });
}
