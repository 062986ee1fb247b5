/** Formats a link for reading on paper: host and path, without the query. */
export function readableLink(url: string): string {
  return url
    .replace(/^https:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}
