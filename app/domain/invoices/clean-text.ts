/** Whether a text contains a carriage return without a line feed, as in classic Mac files. */
export function hasLoneReturn(text: string): boolean {
  let at = text.indexOf('\r');
  while (at >= 0 && text[at + 1] === '\n') at = text.indexOf('\r', at + 2);
  return at >= 0;
}

// Almost all texts are already clean, which one quick search detects.
const clean =
  /^[\n\r -~\u00a0-\u061b\u061d-\u200d\u2010-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\uffff]*$/;

/** Invisible characters and blanks (Unicode's Default_Ignorable_Code_Point, and the empty Braille pattern). */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const nothing = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Cleans a multi-line text: line feeds only, no control characters, no lone surrogates, trimmed. Bidirectional controls
 * (Unicode's Bidi_Control) are removed, so that a name can't reorder the text around it. Text without any visible
 * character becomes empty.
 */
export function cleanLines(text: string): string {
  if (isClean(text)) {
    return emptyIfBlank((text.includes('\r') ? text.replaceAll('\r\n', '\n') : text).trim());
  }
  return emptyIfBlank(
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

/** Cleans a one-line text: like `cleanLines`, with line breaks turned into spaces. */
export function cleanLine(text: string): string {
  // The carriage returns of CRLF are removed with the blanks at line ends.
  const lines = isClean(text) ? emptyIfBlank(text.trim()) : cleanLines(text);
  return lines.includes('\n') ? foldLines(lines) : lines;
}

/**
 * Cleans a text that identifies something, such as an invoice number: one line in NFC, with single spaces and no
 * invisible characters, so that two that look alike are equal.
 */
export function cleanReference(text: string): string {
  return cleanLine(text).replace(unseen, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

function emptyIfBlank(text: string): string {
  return nothing.test(text) ? '' : text;
}

/** Whether only blanks at the ends and the carriage returns of CRLF need to be removed. */
function isClean(text: string): boolean {
  return clean.test(text) && !hasLoneReturn(text);
}

// Concatenating takes half the time of joining an array.
function foldLines(lines: string): string {
  let folded = '';
  for (let start = 0, end = 0; end >= 0; start = end + 1) {
    end = lines.indexOf('\n', start);
    const line = lines.slice(start, end < 0 ? undefined : end).trim();
    if (line !== '') folded += folded === '' ? line : ` ${line}`;
  }
  return folded;
}
