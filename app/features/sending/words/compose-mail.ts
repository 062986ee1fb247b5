import type {
  MailFrame,
  MailLetter,
  MailPart,
  MailProduct,
  MailText,
} from '#app/domain/mail/mail-text.ts';
import { drawHtml } from './draw-html.ts';
import { productFrame } from './product-frame.ts';

/** Renders a letter in the product's design as HTML and as equivalent plain text. */
export function composeMail(product: MailProduct, letter: MailLetter): MailText {
  return composeFramed(productFrame(product), letter);
}

/** Renders the same in another frame. */
export function composeFramed(frame: MailFrame, letter: MailLetter): MailText {
  return {
    subject: onOneLine(letter.subject),
    text: drawPlainText(frame, letter),
    html: drawHtml(frame, letter),
  };
}

/**
 * Makes a text safe for a header (RFC 5322 section 2.2): line breaks and other control characters become spaces,
 * bidirectional controls are removed.
 */
function onOneLine(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}+/gu, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** Renders the letter for email programs without HTML. */
function drawPlainText({ footer }: MailFrame, letter: MailLetter): string {
  const blocks = [
    letter.heading,
    ...letter.parts.map(drawPart),
    // The signature separator (RFC 3676 section 4.3).
    ['-- ', ...footer.map(drawFooterLine)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function drawFooterLine(line: MailFrame['footer'][number]): string {
  return typeof line === 'string' ? line : `${line.text}: ${line.link}`;
}

function drawPart(part: MailPart): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'quotation':
    case 'message':
      return part.text;
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'code':
      return part.code;
    case 'button':
      return `${part.label}:\n${part.link}`;
    default:
      return part satisfies never;
  }
}
