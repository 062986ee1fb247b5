const yearSeconds = 365 * 24 * 60 * 60;

/**
 * The content-security policy of an HTML answer: scripts only with this answer's nonce.
 * `style-src 'unsafe-inline'` stays because toasts and dialogs set style attributes.
 */
export function contentSecurityPolicy(nonce: string, secure: boolean): string {
  return policyWithScripts(`'nonce-${nonce}' 'strict-dynamic'`, secure);
}

/** The same with these sources of scripts. */
export function policyWithScripts(scripts: string, secure: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
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
 */
export function applySecurityHeaders(headers: Headers, nonce: string, secure: boolean): void {
  headers.set('Content-Security-Policy', policyFor(headers.get('Content-Type'), nonce, secure));
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

function policyFor(contentType: string | null, nonce: string, secure: boolean): string {
  if (contentType?.startsWith('text/html')) return contentSecurityPolicy(nonce, secure);
  const nothing = "default-src 'none'; frame-ancestors 'none'";
  // Browsers refuse to show a sandboxed PDF.
  return contentType === 'application/pdf' ? nothing : `${nothing}; sandbox`;
}
