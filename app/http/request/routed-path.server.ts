import { pagePathOf } from '#app/remix/data-address.ts';

/**
 * Returns a request's path as the router interprets it: the router decodes segments, ignores case, and treats trailing
 * slashes and the data address of a page like the page itself. Rules about addresses compare this path, so that another
 * spelling can't bypass them. A path that can't be decoded is returned unchanged; the request filter refuses it.
 */
export function routedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  return decodeSegments(pagePathOf(pathname)).toLowerCase().replace(/\/+$/, '') || '/';
}

function decodeSegments(path: string): string {
  try {
    const segments = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return segments.join('/');
  } catch {
    return path;
  }
}
