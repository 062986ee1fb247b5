import { routedPath } from '#app/http/request/routed-path.server.ts';
import { apiError } from '#app/http/responses/api-error.server.ts';
import { requestTexts } from '#app/i18n/requests.ts';

/**
 * What comes without encryption, where the product is at an https address: a page is sent there, and everything that
 * programs ask is refused, so that one which sends its data in the clear is noticed (OWASP ASVS 5.0, V4.1.2).
 *
 * @returns the redirect or the refusal, or null when the request may pass
 */
export function requireHttps(request: Request, publicOrigin: string): Response | null {
  const { protocol, pathname, search } = new URL(request.url);
  if (protocol !== 'http:' || !publicOrigin.startsWith('https:')) return null;
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading && !/^\/(api|oauth)\//.test(routedPath(request))) {
    const headers = { Location: `${publicOrigin}${pathname}${search}` };
    return new Response(null, { status: 301, headers });
  }
  return apiError(403, 'https-only', requestTexts.httpsOnly);
}
