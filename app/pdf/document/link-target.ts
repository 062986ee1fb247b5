/**
 * The address of an `https:` link as plain ASCII, or null for anything else: the PDF must not carry scripts, files or
 * unencrypted addresses, whatever was stored.
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

/** A `mailto:` address for one plain e-mail address, or null when it is none. */
export function mailTarget(email: string): string | null {
  const match = /^([^\s@<>"]+)@([^\s@<>"?&]+)$/.exec(email.trim());
  if (!match) return null;
  try {
    // Encoded, so that `?`, `&` and `,` cannot add a subject, a body or more recipients (RFC 6068).
    const local = encodeURIComponent(match[1] ?? '').replaceAll('%2B', '+');
    return `mailto:${local}@${encodeURIComponent(match[2] ?? '')}`;
  } catch {
    return null;
  }
}
