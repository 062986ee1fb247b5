import type { MailFrame, MailProduct } from '#app/domain/mail/mail-text.ts';
import { mailTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** The frame of our own mails. */
export function productFrame(product: MailProduct): MailFrame {
  return { brand: product.productName, logo: null, footer: footerLines(product) };
}

/** Who writes and why there is nothing to unsubscribe from, at the end of each mail. */
function footerLines(product: MailProduct): string[] {
  const { productName, operatorName, operatorAddress, supportEmail, publicOrigin } = product;
  return [
    fill(mailTexts.frame.questions, { email: supportEmail }),
    `${productName}, ${publicOrigin}`,
    `${operatorName}, ${operatorAddress}`,
  ];
}
