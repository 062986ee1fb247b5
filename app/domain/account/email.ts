import { cleanReference } from '../invoices/clean-text.ts';
import { maxEmailLength } from './max-email-length.ts';

// The HTML standard's pattern, plus at least one dot in the domain. Linear: no part can match in two ways.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** A word that mail programs decode (RFC 2047), so that an address would read as another one than it is. */
const encodedWord = /=\?.*\?=/;

/** Whether a text is a usable address of at most 255 characters, without spaces around it. */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength || !emailPattern.test(text) || encodedWord.test(text))
    return false;
  const local = text.slice(0, text.lastIndexOf('@'));
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

/**
 * The address in a pasted text: of `Jane Doe <jane@example.com>` and `mailto:jane@example.com?subject=Hi` the bare one, without
 * characters that can't be seen. A name that is itself another address stays, so that the text is refused.
 */
export function bareAddress(pasted: string): string {
  const text = cleanReference(pasted);
  const named = /^([^<>]*)<([^<>]*)>$/.exec(text);
  const [, name = '', inside = ''] = named ?? [];
  const address = (named ? inside : text).trim().replace(/^mailto:([^?]*)(\?.*)?$/i, '$1');
  const isOther = name.includes('@') && !name.toLowerCase().includes(address.toLowerCase());
  return isOther || address === '' ? text : address;
}

/** The form in which addresses are stored and compared: bare, lower case. */
export function normalizeEmail(text: string): string {
  return bareAddress(text).toLowerCase();
}

/**
 * What an address is counted as where mails are limited: lower case and without what follows a plus, since a mailbox gets
 * the mails of all its tags. An address that begins with the plus is counted whole.
 */
export function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/^([^+@]+)\+[^@]*@/, '$1@');
}

/** Whether two addresses are the same without regard to case. */
export function isSameEmail(left: string, right: string): boolean {
  return normalizeEmail(left) === normalizeEmail(right);
}
