import {
  apiError,
  methodNotAllowed,
  notFoundResponse,
} from '#app/http/responses/error-responses.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { requestTexts } from '#app/i18n/texts.ts';
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

/** Forms and small JSON: archiving 500 ids takes 20 kB, a message to support 45 kB as a form. */
const usual = 64_000;
const large = 2_000_000;

/** Addresses with larger bodies, and why. */
const largerPosts: { path: RegExp; limit: number }[] = [
  // Saving: 100 items of 500 characters, and a guest's two pictures of up to 700 kB as text. Settings have the same
  // pictures.
  {
    path: /^\/(?:(?:us|ca|uk|au)(?:\/(?:create-invoice|settings))?|app\/ios\/(?:create|settings))$/,
    limit: large,
  },
  // Six steps of each schedule, in seven languages with 4,000 characters.
  { path: /^\/api\/reminders$/, limit: large },
  // A batch of 400 lines with their own texts.
  { path: /^\/api\/import$/, limit: large },
  // 1,000 rows of a file of 1 MB.
  { path: /^\/api\/products-import$/, limit: large },
];

/** The largest limit; a few times as much of a refused body is drained. */
export const maxBodyBytes = large;

/** Returns the body limit of a request's address in bytes. */
export function bodyLimitOf(request: Request): number {
  const path = routedPath(request);
  return largerPosts.find((each) => each.path.test(path))?.limit ?? usual;
}

/** Addresses that third parties post to from their own pages; each has its own protection. */
const crossSitePosts = new Set(['/oauth/apple/callback']);

const safeMethods = new Set(['GET', 'HEAD']);
const knownMethods = new Set([...safeMethods, 'POST']);

/**
 * Decides first whether a request may reach the application. Refuses cross-site writes (OWASP cross-site request
 * forgery: Fetch Metadata with Origin as fallback), unknown methods, bodies that declare more than their address
 * allows, Remix's old `_data` parameter, and paths that can't be decoded or routed. \n
 * @param publicOrigin the configured origin, never the Host header
 * @returns the refusal, or null when the request may pass
 */
export function filterRequest(request: Request, publicOrigin: string): Response | null {
  const { method } = request;
  if (!knownMethods.has(method)) return methodNotAllowed([...knownMethods]);
  const url = new URL(request.url);
  if (url.searchParams.has('_data') || !isReadablePath(url.pathname)) {
    return badRequestResponse();
  }
  if (!isRoutablePath(url.pathname)) return notFoundResponse();
  if (safeMethods.has(method)) return null;
  if (!crossSitePosts.has(url.pathname) && !comesFromOurPages(request, publicOrigin)) {
    return notFromOurPages();
  }
  const limit = bodyLimitOf(request);
  const isTooLarge = Number(request.headers.get('Content-Length') ?? '0') > limit;
  // A page's own form gets a page: `loadBodyText` refuses it where an error page can be rendered.
  if (isTooLarge && request.headers.get('Sec-Fetch-Dest') !== 'document') return tooLarge(limit);
  return null;
}

/**
 * Whether a path's percent escapes can be decoded. Otherwise the router would log the path with the secret id in it.
 */
export function isReadablePath(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the decoded path can become a URL again: URLs treat a backslash as a slash and drop tabs and line ends, so
 * `/\\` would become `//`, which starts a host. None of our addresses contains these characters.
 * @param pathname decodable
 */
function isRoutablePath(pathname: string): boolean {
  return !/[\\\t\n\r]/.test(decodeURIComponent(pathname));
}

/** Returns a 403 for a request from a foreign page. */
export function notFromOurPages(): Response {
  return apiError(403, 'cross-site', requestTexts.crossSite);
}

/** Returns a 400 for a malformed request. */
export function badRequestResponse(): Response {
  return apiError(400, 'bad-request', requestTexts.notUnderstood);
}

/**
 * Returns a 413 for a body over its address's limit.
 * @param bytes the limit
 */
export function tooLarge(bytes: number): Response {
  const isSmall = bytes < 1_000_000;
  const limit = isSmall
    ? fill(requestTexts.kilobytes, { count: bytes / 1000 })
    : fill(requestTexts.megabytes, { count: bytes / 1_000_000 });
  return apiError(413, 'too-large', fill(requestTexts.tooLarge, { limit }));
}

function comesFromOurPages(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  return request.headers.get('Origin') === publicOrigin;
}
