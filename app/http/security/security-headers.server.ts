const yearSeconds = 365 * 24 * 60 * 60;

/** The origins of an analytics script that the visitor has agreed to. */
type AgreedOrigins = { scriptOrigin: string; reportOrigins: readonly string[] };

/**
 * The content-security policy of an HTML answer: scripts only with this answer's nonce, or asked for by one that has it,
 * and none from elsewhere, which the first policy alone would let our own scripts fetch. After consent the analytics
 * script's origins are let in, and only then.
 * Styles come from our files alone: no page has a style attribute or element, and what libraries add while they run are
 * constructed sheets (`scripts/adopt-style-sheets.ts`).
 */
export function contentSecurityPolicy(
  nonce: string,
  secure: boolean,
  agreed: AgreedOrigins | null = null,
): string {
  const reports = agreed ? ` ${agreed.reportOrigins.join(' ')}` : '';
  const policy = policyWithScripts(`'nonce-${nonce}' 'strict-dynamic'`, secure, reports);
  const origins = `script-src 'self' 'nonce-${nonce}'${agreed ? ` ${agreed.scriptOrigin}` : ''}`;
  // Two policies: what runs must be allowed by both.
  return `${policy}, ${origins}`;
}

/**
 * The policy of a page of ours with these sources of scripts.
 * @param reports further places to send to, each with a space before it
 */
export function policyWithScripts(scripts: string, secure: boolean, reports = ''): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
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
 * Puts the security headers on an answer: the policy on HTML, and on everything else what keeps it from being
 * framed, sniffed or cached. Answers say themselves when they may be cached; silence means `no-store`.
 *
 * @param secure whether the public origin is https
 * @param agreed the analytics script that this visitor has agreed to
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
