/**
 * Returns a `Content-Disposition` header: RFC 6266 with RFC 8187's extended name, plus an ASCII name for old clients.
 * @param how `attachment` to save it, `inline` to show it
 */
export function dispositionOf(how: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const extended = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${extended}`;
}
