import { drawHtml } from './draw-html.ts';
import { drawPlainText } from './draw-plain-text.ts';
import type { MailLetter, MailProduct, MailText } from './mail-text.ts';

/** Puts a letter into the product's look, as HTML and as plain text of equal content. */
export function composeMail(product: MailProduct, letter: MailLetter): MailText {
  return {
    subject: onOneLine(letter.subject),
    text: drawPlainText(product, letter),
    html: drawHtml(product, letter),
  };
}

/** A header must stay one header (RFC 5322 section 2.2): line breaks and other control characters become spaces. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
