/** Characters that XML 1.0 can't contain, and lone surrogates. */
const unwritable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** XML attributes by name; null omits one. */
export type XmlAttributes = Record<string, string | null>;

/** Writes an element with trimmed text; empty text gives no element, because e-invoices may not contain empty ones. */
export function textElement(
  name: string,
  text: string | null,
  attributes: XmlAttributes = {},
): string {
  const escaped = escapeXml(text ?? '').trim();
  return escaped === '' ? '' : `<${name}${formatAttributes(attributes)}>${escaped}</${name}>`;
}

/** Whether a text has anything left to write after removing forbidden characters. */
export function isWritable(text: string): boolean {
  return escapeXml(text).trim() !== '';
}

/** Wraps child elements; without any, returns nothing. */
export function groupElement(
  name: string,
  children: readonly string[],
  attributes: XmlAttributes = {},
): string {
  const inner = children.join('');
  return inner === '' ? '' : `<${name}${formatAttributes(attributes)}>${inner}</${name}>`;
}

/** Writes a complete XML file with one root element. */
export function xmlFile(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function formatAttributes(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === null ? [] : ` ${name}="${escapeXml(value)}"`))
    .join('');
}

/** Characters that need work. Most texts have none, and testing is faster than replacing. */
const unusual = /[^ -~]|[&<>"]/;

function escapeXml(text: string): string {
  if (!unusual.test(text)) return text;
  return text
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
