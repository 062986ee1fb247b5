import { apiError } from '#app/http/responses/error-responses.server.ts';
import { requestTexts } from '#app/i18n/texts.ts';
import { routedPath } from './request-filter.server.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** The origins of an analytics script with the visitor's consent. */
type AgreedOrigins = { scriptOrigin: string; reportOrigins: readonly string[] };

/**
 * Returns the content security policy of an HTML response: only scripts with this response's nonce or loaded by one
 * that has it, and none from other origins, which the first policy alone would let our scripts load. The analytics
 * script's origins are only allowed after consent. Styles come from our files or have the nonce: no page has style
 * attributes, and styles that libraries add at run time are constructed style sheets (`scripts/adopt-style-sheets.ts`).
 */
function contentSecurityPolicy(
  nonce: string,
  secure: boolean,
  agreed: AgreedOrigins | null = null,
): string {
  const reports = agreed ? ` ${agreed.reportOrigins.join(' ')}` : '';
  const own = { scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles: `'self' 'nonce-${nonce}'` };
  const policy = pagePolicy(own, secure, reports);
  const origins = `script-src 'self' 'nonce-${nonce}'${agreed ? ` ${agreed.scriptOrigin}` : ''}`;
  // With two policies, both must allow what runs.
  return `${policy}, ${origins}`;
}

/**
 * Returns the policy of our pages with these sources of scripts and styles.
 * @param reports additional connect sources, each with a leading space
 */
export function pagePolicy(
  { scripts, styles }: { scripts: string; styles: string },
  secure: boolean,
  reports = '',
): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `img-src 'self' data: blob:${reports}`,
    "font-src 'self'",
    `connect-src 'self'${reports}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Sets the security headers of a response: the policy on HTML, and on everything else headers against framing, sniffing
 * and caching. Responses declare their own caching; the default is `no-store`. \n
 * @param secure whether the public origin is https
 * @param agreed the analytics script that this visitor has consented to
 */
export function applySecurityHeaders(
  headers: Headers,
  nonce: string,
  secure: boolean,
  agreed: AgreedOrigins | null = null,
): void {
  const type = headers.get('Content-Type');
  headers.set('Content-Security-Policy', policyFor(type, nonce, secure, agreed));
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  // Pages that post need an Origin; `no-referrer` would send `null`.
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  );
  if (secure) {
    headers.set(
      'Strict-Transport-Security',
      `max-age=${2 * yearSeconds}; includeSubDomains; preload`,
    );
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}

function policyFor(
  contentType: string | null,
  nonce: string,
  secure: boolean,
  agreed: AgreedOrigins | null,
): string {
  if (contentType?.startsWith('text/html')) return contentSecurityPolicy(nonce, secure, agreed);
  const nothing = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  // Browsers refuse to show a sandboxed PDF.
  return contentType === 'application/pdf' ? nothing : `${nothing}; sandbox`;
}

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
