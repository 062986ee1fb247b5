import { pagePathOf } from '#app/remix/data-address.ts';

/**
 * A request's path as the router understands it: it decodes each segment, knows no capitals, and reads slashes at the end
 * and the address of a page's data as the page itself. Rules about addresses compare this, else another spelling of an
 * address escapes them. A path that cannot be decoded stays as it is; the gate refuses it.
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
