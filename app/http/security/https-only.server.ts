import { routedPath } from '#app/http/request/routed-path.server.ts';
import { apiError } from '#app/http/responses/api-error.server.ts';
import { requestTexts } from '#app/i18n/requests.ts';

/**
 * Handles unencrypted requests when the public address is https: pages are redirected, and API requests refused, so
 * that a client sending its data unencrypted is noticed (OWASP ASVS 5.0, V4.1.2). \n
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
