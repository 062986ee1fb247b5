// Almost all texts have nothing to clean, and two quick searches say so.
const plainAscii = /^[ -~]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unclean = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/;
/** Text of several lines: line feeds only, no control characters, no broken surrogates, trimmed. */
export function cleanLines(text: string): string {
  if (plainAscii.test(text) || !unclean.test(text)) return text.trim();
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replaceAll('\t', ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .trim()
  );
}

/** Text of one line: as `cleanLines`, with line breaks turned into spaces. */
export function cleanLine(text: string): string {
  const lines = cleanLines(text);
  return lines.includes('\n') ? foldLines(lines) : lines;
}

function foldLines(lines: string): string {
  const kept: string[] = [];
  for (const line of lines.split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '') kept.push(trimmed);
  }
  return kept.join(' ');
}
