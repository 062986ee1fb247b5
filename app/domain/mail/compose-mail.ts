import { drawHtml } from './draw-html.ts';
import {
  footerLines,
  type MailLetter,
  type MailPart,
  type MailProduct,
  type MailText,
} from './mail-text.ts';

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

/** The letter for readers without HTML. */
function drawPlainText(product: MailProduct, letter: MailLetter): string {
  const blocks = [
    letter.heading,
    ...letter.parts.map(drawPart),
    // What mail programs take for the start of a signature (RFC 3676 section 4.3).
    ['-- ', ...footerLines(product)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function drawPart(part: MailPart): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'quotation':
      return part.text;
    case 'code':
      return part.code;
    case 'button':
      return `${part.label}:\n${part.link}`;
    default:
      return part satisfies never;
  }
}

// @covers V1.3.7
