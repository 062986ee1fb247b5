/** Characters that XML 1.0 cannot hold, and halves of a character. */
const unwritable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** XML attributes by their names; null: left out. */
export type XmlAttributes = Record<string, string | null>;

/** An element with a text, trimmed; without a text there is no element, since e-invoices may hold no empty ones. */
export function textElement(
  name: string,
  text: string | null,
  attributes: XmlAttributes = {},
): string {
  const escaped = escapeXml(text ?? '').trim();
  return escaped === '' ? '' : `<${name}${formatAttributes(attributes)}>${escaped}</${name}>`;
}

/** Whether anything of a text can be written. */
export function isWritable(text: string): boolean {
  return escapeXml(text).trim() !== '';
}

/** An element around written ones; around nothing there is none. */
export function groupElement(
  name: string,
  children: readonly string[],
  attributes: XmlAttributes = {},
): string {
  const inner = children.join('');
  return inner === '' ? '' : `<${name}${formatAttributes(attributes)}>${inner}</${name}>`;
}

/** A whole file of one root element. */
export function xmlFile(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function formatAttributes(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === null ? [] : ` ${name}="${escapeXml(value)}"`))
    .join('');
}

/** Anything but printable ASCII without marks: most texts have none of it, and to look for that is faster than to replace it. */
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
