import { composeMail } from './compose-mail.ts';
import type { MailProduct, MailText } from './mail-text.ts';

/** The mail with the link to set a new password; works for `minutes` minutes. */
export function resetMail(
  product: MailProduct,
  { link, minutes }: { link: string; minutes: number },
): MailText {
  const { productName } = product;
  return composeMail(product, {
    subject: `Reset your ${productName} password`,
    heading: 'Set a new password',
    parts: [
      `Somebody asked for a new password for the ${productName} account with this email address. If it was you, set it here:`,
      { kind: 'button', label: 'Set a new password', link },
      `The link expires in ${sayDuration(minutes)} and works once. A newer link ends this one.`,
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  });
}

function sayDuration(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}
