const codeShape = /^[0-9a-hjkmnp-tv-z]{16}$/;

/**
 * Normalizes a typed document code: optional dashes and spaces, any case; O counts as 0, I and L as 1 (Crockford's base
 * 32).
 * @returns null when it isn't a code
 */
export function parseDocumentCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return codeShape.test(code) ? code : null;
}

/** Formats a code for display: `K7M2-9QXR-…`. */
export function formatDocumentCode(code: string): string {
  return code.toUpperCase().replace(/.{4}(?=.)/g, '$&-');
}

/** Returns the path of the page that verifies a document. */
export function verifyPath(code: string): string {
  return `/verify/${formatDocumentCode(code)}`;
}

/**
 * Adds the verification address that the document's sheet shows.
 * @param publicOrigin without a trailing slash
 */
export function withVerifyUrl<Document extends { code: string | null }>(
  document: Document,
  publicOrigin: string,
): Document & { verifyUrl: string | null } {
  const { code } = document;
  return { ...document, verifyUrl: code === null ? null : `${publicOrigin}${verifyPath(code)}` };
}
