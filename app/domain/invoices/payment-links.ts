import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import { maxLinkLength } from '#app/domain/limits.ts';

/** A link that may be stored and shown, in the browser's normalized form, or an issue. */
export type LinkCheck = { ok: true; url: string } | { ok: false; issue: FieldIssue };

const https: FieldIssue = { code: 'https' };

// `needsHttps` is the form's issue for a link that doesn't start with https://.

/** Validates a Stripe link: `stripe.com` or a subdomain. */
export function checkStripeLink(text: string, needsHttps = https): LinkCheck {
  const isStripe = (host: string) => /(^|\.)stripe\.com$/.test(host);
  return checkHost(text, needsHttps, { code: 'stripeLink' }, isStripe);
}

/** Validates a PayPal link: `paypal.me` or `www.paypal.me` with a user name. */
export function checkPaypalLink(text: string, needsHttps = https): LinkCheck {
  const isPaypal = (host: string) => host === 'paypal.me' || host === 'www.paypal.me';
  const link = checkHost(text, needsHttps, { code: 'paypalLink' }, isPaypal);
  const isNamed = link.ok && /[^/]/.test(new URL(link.url).pathname);
  return link.ok && !isNamed ? { ok: false, issue: { code: 'paypalName' } } : link;
}

/** Validates any https link; `name` is only used in the issue. */
export function checkOtherLink(text: string, name: string, needsHttps = https): LinkCheck {
  return checkHost(text, needsHttps, { code: 'anyLink', name }, () => true);
}

function checkHost(
  text: string,
  needsHttps: FieldIssue,
  issue: FieldIssue,
  isAllowed: (host: string) => boolean,
): LinkCheck {
  if (!/^https:\/\//i.test(text.trim())) return { ok: false, issue: needsHttps };
  const url = parseLink(text);
  return url && isAllowed(url.hostname) ? { ok: true, url: url.href } : { ok: false, issue };
}

/**
 * Parses a link; null unless it is https with a real host name and has neither user info nor port. White space, control
 * characters and backslashes are refused, because other parsers than the browser's interpret them differently.
 */
export function parseLink(text: string): URL | null {
  const trimmed = text.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (trimmed.length > maxLinkLength || /[\s\u0000-\u001f\u007f\\]/.test(trimmed)) return null;
  const authority = /^https:\/\/([^/?#]*)/i.exec(trimmed)?.[1] ?? '';
  const url = /[@:]/.test(authority) ? null : tryParse(trimmed);
  if (!url) return null;
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  const hasHostName = /^[^.].*\.[a-z][a-z0-9-]*$/.test(url.hostname);
  return isPlain && url.port === '' && hasHostName ? url : null;
}

// `URL.canParse` is newer than the oldest Safari that we support.
function tryParse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Formats a link for reading on paper: host and path, without the query. */
export function readableLink(url: string): string {
  return url
    .replace(/^https:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}
