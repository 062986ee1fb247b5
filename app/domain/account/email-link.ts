import { nativePaths, pathsOf } from '#app/domain/navigation/page-paths.ts';
import type { CountryCode } from '../country/country.ts';

/** Lifetime of a password reset link in minutes. */
export const resetLinkMinutes = 60;
/** Lifetime of an email confirmation link in days. */
export const confirmationLinkDays = 7;

/** The query parameter of a confirmation link. */
export const confirmParameter = 'confirm';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the format of an emailed token: 256 bits as base64url. */
export function isLinkToken(text: string): boolean {
  return tokenPattern.test(text);
}

/** Where an emailed link leads. */
export type LinkTarget = {
  country: CountryCode;
  /** Requested in the native app; the link opens the app where possible. */
  isNative: boolean;
};

/**
 * Builds the link that confirms an email address. Its page requires signing in, so only the account's own user can use
 * it.
 */
export function confirmationLink(origin: string, { country, isNative }: LinkTarget, token: string) {
  const page = isNative ? nativePaths.home : pathsOf('web', country).invoices;
  return `${origin}${page}?${confirmParameter}=${token}`;
}

/**
 * Builds the link that sets a new password; the token is in the URL fragment, which browsers never send to a server.
 */
export function resetLink(origin: string, country: CountryCode, token: string): string {
  return `${origin}/${country}/reset-password#type=recovery&token=${token}`;
}

/** Returns the token in a URL fragment, or null unless it has `type=recovery`. */
export function parseRecoveryToken(hash: string): string | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const token = carried.get('token') ?? '';
  return carried.get('type') === 'recovery' && isLinkToken(token) ? token : null;
}
