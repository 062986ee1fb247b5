/**
 * The document's page for the reader of a mail. What tells the readers apart stands behind the `#`, which no browser sends to any
 * server or tells as a referrer; the page takes it out of the address bar.
 * @param publicOrigin without a slash at its end
 */
export function documentLink(publicOrigin: string, link: string, token: string): string {
  return `${publicOrigin}/view-invoice/${link}#${readerMark}${token}`;
}

const readerMark = 'm=';

/** The token in a page's fragment; null where there is none. */
export function parseReaderToken(fragment: string): string | null {
  const token = fragment.startsWith(`#${readerMark}`) ? fragment.slice(readerMark.length + 1) : '';
  return /^[0-9a-f-]{36}$/.test(token) ? token : null;
}

/** The page for who does not know the sender. */
export function unknownSenderLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}/unknown-sender#${readerMark}${token}`;
}
