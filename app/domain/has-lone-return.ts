/** Whether some line of a text ends with a carriage return alone, as on an old Mac: CRLF has none. */
export function hasLoneReturn(text: string): boolean {
  let at = text.indexOf('\r');
  while (at >= 0 && text[at + 1] === '\n') at = text.indexOf('\r', at + 2);
  return at >= 0;
}
