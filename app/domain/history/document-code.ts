const codeShape = /^[0-9a-hjkmnp-tv-z]{16}$/;

/**
 * A document's code as it was typed: with or without dashes and spaces, in any case; O is taken for 0, I and L for 1
 * (Crockford's base 32).
 * @returns null when it is none
 */
export function parseDocumentCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return codeShape.test(code) ? code : null;
}

/** A code as people read it: `K7M2-9QXR-…`. */
export function formatDocumentCode(code: string): string {
  return code.toUpperCase().replace(/.{4}(?=.)/g, '$&-');
}

/** The page on which a document can be checked. */
export function verifyPath(code: string): string {
  return `/verify/${formatDocumentCode(code)}`;
}

/**
 * A saved document with the address at which it can be checked, which its sheet shows.
 * @param publicOrigin without a slash at its end
 */
export function withVerifyUrl<Document extends { code: string | null }>(
  document: Document,
  publicOrigin: string,
): Document & { verifyUrl: string | null } {
  const { code } = document;
  return { ...document, verifyUrl: code === null ? null : `${publicOrigin}${verifyPath(code)}` };
}
