import { cleanReference } from '#app/domain/invoices/clean-text.ts';
import { maxEmailLength } from '#app/domain/limits.ts';

// The HTML standard's pattern, plus at least one dot in the domain. Linear: no part can match in two ways.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An encoded word that email programs decode (RFC 2047), which would make an address display as a different one. */
const encodedWord = /=\?.*\?=/;

/** Whether a text is a usable email address of at most 255 characters, without surrounding spaces. */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength || !emailPattern.test(text) || encodedWord.test(text))
    return false;
  const local = text.slice(0, text.lastIndexOf('@'));
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

/**
 * Extracts the address from pasted text such as `Jane Doe <jane@example.com>` or `mailto:jane@example.com?subject=Hi`,
 * without invisible characters. A display name that is itself another address is kept, so validation refuses the text.
 */
export function bareAddress(pasted: string): string {
  const text = cleanReference(pasted);
  const named = /^([^<>]*)<([^<>]*)>$/.exec(text);
  const [, name = '', inside = ''] = named ?? [];
  const address = (named ? inside : text).trim().replace(/^mailto:([^?]*)(\?.*)?$/i, '$1');
  const isOther = name.includes('@') && !name.toLowerCase().includes(address.toLowerCase());
  return isOther || address === '' ? text : address;
}

/** Normalizes an address to the form in which it is stored and compared: bare and in lower case. */
export function normalizeEmail(text: string): string {
  return bareAddress(text).toLowerCase();
}

/**
 * Returns the key that rate limits use for an address: lower case and without the plus tag, since one mailbox receives
 * the emails of all its tags. An address that begins with a plus is kept unchanged.
 */
export function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/^([^+@]+)\+[^@]*@/, '$1@');
}

/** Whether two addresses are equal, ignoring case. */
export function isSameEmail(left: string, right: string): boolean {
  return normalizeEmail(left) === normalizeEmail(right);
}
