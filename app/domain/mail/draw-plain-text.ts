import { footerLines, type MailLetter, type MailPart, type MailProduct } from './mail-text.ts';

/** The letter for readers without HTML. */
export function drawPlainText(product: MailProduct, letter: MailLetter): string {
  const blocks = [
    letter.heading,
    ...letter.parts.map(drawPart),
    // What mail programs take for the start of a signature (RFC 3676 section 4.3).
    ['-- ', ...footerLines(product)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function drawPart(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
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
