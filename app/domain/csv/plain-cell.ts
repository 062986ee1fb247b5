// Characters that start a formula in spreadsheets (OWASP, CSV Injection), also after spaces, at the start of a cell or
// after a character that another program may treat as the separator. The apostrophe keeps it text and is removed on
// import.
const sign = '=+\\-@＝＋－＠';
const opening = `'*[^\\S\\t\\r\\n]*[${sign}]`;
const runsInside = new RegExp(`([;\\t\\r\\n])(?=${opening})`, 'g');
const runsAtStart = new RegExp(`^(?:${opening}|'*[\\t\\r\\n])`);
const quietInside = new RegExp(`([;\\t\\r\\n])'(?=${opening})`, 'g');
const quietAtStart = new RegExp(`^'(?:${opening}|'*[\\t\\r\\n])`);

/**
 * Escapes a cell so that no spreadsheet runs it as a formula: `=1+1` becomes `'=1+1`, `a;-b` becomes `a;'-b`, `'=`
 * becomes `''=`.
 */
export function quietCell(text: string): string {
  const inside = text.replace(runsInside, "$1'");
  return runsAtStart.test(inside) ? `'${inside}` : inside;
}

/** Reverses `quietCell`; other cells are returned unchanged. */
export function plainCell(text: string): string {
  if (!text.includes("'")) return text;
  const inside = quietAtStart.test(text) ? text.slice(1) : text;
  return inside.replace(quietInside, '$1');
}
