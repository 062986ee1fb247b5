/**
 * A `Content-Disposition`: RFC 6266 with RFC 8187's extended name; the plain one is ASCII for old readers.
 * @param how `attachment` to be kept, `inline` to be shown
 */
export function dispositionOf(how: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const extended = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${extended}`;
}
