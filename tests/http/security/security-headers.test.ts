import { describe, expect, it } from 'vitest';
import { applySecurityHeaders } from '#app/http/security/security-headers.server.ts';

function secured(start: Record<string, string>, secure = true): Headers {
  const headers = new Headers(start);
  applySecurityHeaders(headers, 'abc123', secure);
  return headers;
}

describe('security headers', () => {
  it('allow a page’s scripts only with the nonce of this response', () => {
    const policy = secured({ 'Content-Type': 'text/html; charset=utf-8' }).get(
      'Content-Security-Policy',
    );
    expect(policy).toContain("script-src 'nonce-abc123' 'strict-dynamic'");
    expect(policy).toContain("default-src 'none'");
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy).toContain(`${name} 'none'`);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('allow no other origin, except that of an analytics script after consent', () => {
    const type = { 'Content-Type': 'text/html' };
    const policyOf = (agreed: Parameters<typeof applySecurityHeaders>[3]) => {
      const headers = new Headers(type);
      applySecurityHeaders(headers, 'abc123', true, agreed);
      return headers.get('Content-Security-Policy') ?? '';
    };
    const without = policyOf(null);
    expect(without).not.toContain('http');
    // A script must satisfy both policies: one from another origin is blocked by the second.
    expect(without.split(', ')[1]).toBe("script-src 'self' 'nonce-abc123'");
    const scriptOrigin = 'https://tag.example';
    const reportOrigins = [scriptOrigin, 'https://*.count.example'];
    const agreed = policyOf({ scriptOrigin, reportOrigins });
    expect(agreed.split(', ')[1]).toBe("script-src 'self' 'nonce-abc123' https://tag.example");
    expect(agreed).toContain("connect-src 'self' https://tag.example https://*.count.example;");
    expect(agreed.replaceAll(/ https:\/\/\S+example/g, '')).toBe(without);
  });

  it('allow no scripts in any other response', () => {
    const policyOf = (type: string) =>
      secured({ 'Content-Type': type }).get('Content-Security-Policy');
    const nothing =
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
    expect(policyOf('application/json')).toBe(`${nothing}; sandbox`);
    // Chromium doesn't display a sandboxed PDF.
    expect(policyOf('application/pdf')).toBe(nothing);
  });

  it('keep private responses out of every cache unless the response says otherwise', () => {
    const cacheControl = (own = {}) => secured(own).get('Cache-Control');
    expect(cacheControl()).toBe('no-store');
    expect(cacheControl({ 'Cache-Control': 'private' })).toBe('private');
  });

  it('require HTTPS only if the product has it', () => {
    expect(secured({}).get('Strict-Transport-Security')).toContain('includeSubDomains');
    expect(secured({}, false).has('Strict-Transport-Security')).toBe(false);
  });
});
