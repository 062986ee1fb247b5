import { hasLoneReturn } from '../has-lone-return.ts';

// Almost all texts have nothing to clean, and one quick search says so.
const clean =
  /^[\n\r -~\u00a0-\u061b\u061d-\u200d\u2010-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\uffff]*$/;

/** What can be seen as nothing or as a blank (Unicode's derived property, and the empty Braille pattern). */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const nothing = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Text of several lines: line feeds only, no control characters, no broken surrogates, trimmed. Nothing in it turns the text
 * around it (Unicode's Bidi_Control), so that a name can't rearrange a subject or a sentence. Where nothing of it can be seen it
 * is empty.
 */
export function cleanLines(text: string): string {
  if (isClean(text)) {
    return orNothing((text.includes('\r') ? text.replaceAll('\r\n', '\n') : text).trim());
  }
  return orNothing(
    text
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replaceAll('\t', ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
      .replace(/\p{Bidi_Control}/gu, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .trim(),
  );
}

/** Text of one line: as `cleanLines`, with line breaks turned into spaces. */
export function cleanLine(text: string): string {
  // The carriage returns of CRLF go with the blanks at the ends of lines.
  const lines = isClean(text) ? orNothing(text.trim()) : cleanLines(text);
  return lines.includes('\n') ? foldLines(lines) : lines;
}

/**
 * Text by which one thing is told from another, such as an invoice's number: of one line, composed, with single spaces and
 * nothing that cannot be seen, so that two that look alike are one.
 */
export function cleanReference(text: string): string {
  return cleanLine(text).replace(unseen, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

function orNothing(text: string): string {
  return nothing.test(text) ? '' : text;
}

/** Whether nothing but blanks at the ends and the carriage returns of CRLF have to go. */
function isClean(text: string): boolean {
  return clean.test(text) && !hasLoneReturn(text);
}

// Joined as it goes, which takes half as long as a list of lines.
function foldLines(lines: string): string {
  let folded = '';
  for (let start = 0, end = 0; end >= 0; start = end + 1) {
    end = lines.indexOf('\n', start);
    const line = lines.slice(start, end < 0 ? undefined : end).trim();
    if (line !== '') folded += folded === '' ? line : ` ${line}`;
  }
  return folded;
}
