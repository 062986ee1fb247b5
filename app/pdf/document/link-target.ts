/**
 * Returns an `https:` address as plain ASCII, or null for anything else: whatever was stored, the PDF must not contain
 * scripts, files or unencrypted addresses.
 */
export function webTarget(url: string): string | null {
  try {
    const parsed = new URL(url.trim());
    const isPlain = parsed.username === '' && parsed.password === '';
    return parsed.protocol === 'https:' && isPlain ? parsed.href : null;
  } catch {
    return null;
  }
}

/** Returns a `mailto:` address for one plain email address, or null when it isn't one. */
export function mailtoTarget(email: string): string | null {
  const match = /^([^\s@<>"]+)@([^\s@<>"?&]+)$/.exec(email.trim());
  if (!match) return null;
  try {
    // Encoded, so that `?`, `&` and `,` can't add a subject, a body or more recipients (RFC 6068).
    const local = encodeURIComponent(match[1] ?? '').replaceAll('%2B', '+');
    return `mailto:${local}@${encodeURIComponent(match[2] ?? '')}`;
  } catch {
    return null;
  }
}
