/** Where a link leads, readable on paper too: host and path, without the query. */
export function readableLink(url: string): string {
  return url
    .replace(/^https:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}
