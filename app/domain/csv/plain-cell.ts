// Where a spreadsheet begins to calculate (OWASP, CSV Injection): at a sign, also behind spaces, at the start of a cell
// or of what a program set to another separator takes for one. The apostrophe keeps it text, and comes off on import.
const sign = '=+\\-@＝＋－＠';
const opening = `'*[^\\S\\t\\r\\n]*[${sign}]`;
const runsInside = new RegExp(`([;\\t\\r\\n])(?=${opening})`, 'g');
const runsAtStart = new RegExp(`^(?:${opening}|'*[\\t\\r\\n])`);
const quietInside = new RegExp(`([;\\t\\r\\n])'(?=${opening})`, 'g');
const quietAtStart = new RegExp(`^'(?:${opening}|'*[\\t\\r\\n])`);

/** A cell that no spreadsheet runs as a formula: `=1+1` is `'=1+1`, `a;-b` is `a;'-b`, `'=` is `''=`. */
export function quietCell(text: string): string {
  const inside = text.replace(runsInside, "$1'");
  return runsAtStart.test(inside) ? `'${inside}` : inside;
}

/** The text of a cell as it was before `quietCell`; other cells stay as they are. */
export function plainCell(text: string): string {
  if (!text.includes("'")) return text;
  const inside = quietAtStart.test(text) ? text.slice(1) : text;
  return inside.replace(quietInside, '$1');
}
