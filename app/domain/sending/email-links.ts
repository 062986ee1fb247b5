/**
 * Returns the document page's link for a recipient. The recipient's token is in the fragment, which browsers send
 * neither to servers nor as referrer; the page removes it from the address bar.
 * @param publicOrigin without a trailing slash
 */
export function documentLink(publicOrigin: string, link: string, token: string): string {
  return `${publicOrigin}/view-invoice/${link}#${recipientMark}${token}`;
}

const recipientMark = 'm=';

/** Parses the token in a page's fragment; null when there is none. */
export function parseRecipientToken(fragment: string): string | null {
  const token = fragment.startsWith(`#${recipientMark}`)
    ? fragment.slice(recipientMark.length + 1)
    : '';
  return /^[0-9a-f-]{36}$/.test(token) ? token : null;
}

/** Returns the link for a recipient who doesn't know the sender. */
export function unknownSenderLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}/unknown-sender#${recipientMark}${token}`;
}
