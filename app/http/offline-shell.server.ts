import { shellHeader } from '#app/domain/offline/shell-pages.ts';
import { policyWithScripts } from './security-headers.server.ts';

/** Whether the service worker asks for a page to keep: one that shows nobody's data, whoever is signed in. */
export function asksForShell(request: Request): boolean {
  return request.headers.get(shellHeader) === '1';
}

/** The request as somebody without cookies sends it. */
export function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Cookie');
  return new Request(request, { headers });
}

/**
 * A page that may be kept and shown again: no nonce, which is good for one answer only, but the SHA-256 of each of its
 * own scripts, and files of this origin.
 * @param html with scripts that carry `nonce`
 */
export async function sealShell(
  html: string,
  nonce: string,
  secure: boolean,
): Promise<{ html: string; policy: string }> {
  const sealed = html.replaceAll(` nonce="${nonce}"`, '');
  const scripts = [...sealed.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '');
  const hashes = await Promise.all([...new Set(scripts)].map(hashOf));
  return { html: sealed, policy: policyWithScripts(`'self' ${hashes.join(' ')}`, secure) };
}

/** A script's name in a content-security policy (CSP 3, hash-source). */
async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
