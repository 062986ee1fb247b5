import { composeMail } from './compose-mail.ts';
import type { MailProduct, MailText } from './mail-text.ts';

/** The mail with a code to sign in; the subject carries the code, so that a phone's notice shows it. */
export function loginCodeMail(
  product: MailProduct,
  { code, minutes }: { code: string; minutes: number },
): MailText {
  const { productName } = product;
  return composeMail(product, {
    subject: `${code} is your ${productName} sign-in code`,
    heading: 'Your sign-in code',
    parts: [
      `Type this code where you asked for it to sign in to ${productName}:`,
      { kind: 'code', code },
      `It works for ${minutes} minutes, once, and only in the browser that asked for it.`,
      'If it was not you who asked, ignore this mail. Never give the code to anybody: nobody from our side will ask for it.',
    ],
  });
}
