/** Whether a text contains a carriage return without a line feed, as in classic Mac files. */
export function hasLoneReturn(text: string): boolean {
  let at = text.indexOf('\r');
  while (at >= 0 && text[at + 1] === '\n') at = text.indexOf('\r', at + 2);
  return at >= 0;
}
