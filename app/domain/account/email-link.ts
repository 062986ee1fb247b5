import type { CountryCode } from '../country/country.ts';
import { nativePaths, pathsOf } from '../navigation/page-paths.ts';

/** How long a link to set a new password works. */
export const resetLinkMinutes = 60;
/** How long a link to confirm an address works. */
export const confirmationLinkDays = 7;

/** The query parameter of a confirmation link. */
export const confirmParameter = 'confirm';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the form of a mailed token: 256 bits as base64url. */
export function isLinkToken(text: string): boolean {
  return tokenPattern.test(text);
}

/** Where a mailed link leads to. */
export type LinkTarget = {
  country: CountryCode;
  /** Asked for in the native app, to which it leads back where it can. */
  isNative: boolean;
};

/**
 * The mailed address that confirms an e-mail address. Its page asks for a sign-in, so that only its own account can use it.
 */
export function confirmationLink(origin: string, { country, isNative }: LinkTarget, token: string) {
  const page = isNative ? nativePaths.home : pathsOf('web', country).invoices;
  return `${origin}${page}?${confirmParameter}=${token}`;
}

/** The mailed address that sets a new password; the token stands behind the hash, which no server ever sees. */
export function resetLink(origin: string, country: CountryCode, token: string): string {
  return `${origin}/${country}/reset-password#type=recovery&token=${token}`;
}

/** The token in an address's hash; null unless it carries `type=recovery`. */
export function parseRecoveryToken(hash: string): string | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const token = carried.get('token') ?? '';
  return carried.get('type') === 'recovery' && isLinkToken(token) ? token : null;
}
