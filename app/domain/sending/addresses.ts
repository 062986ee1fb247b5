import { bareAddress, isEmail, normalizeEmail } from '../account/email.ts';
import type { MailRole } from './client-mail.ts';

/** Longest text of a line of addresses. */
export const maxAddressLength = 8_000;

/**
 * The addresses of a line as it was typed or pasted, between commas, semicolons or blanks: of `Jane Doe <jane@example.com>` the
 * bare one. What is no address stays among them as it is.
 */
export function splitAddresses(typed: string): string[] {
  // A quoted name may hold commas.
  const entries = typed.replaceAll('>', '>,').match(/(?:"[^"]*"|[^,;\r\n"])+/g) ?? [];
  return entries
    .flatMap((entry) => (entry.includes('<') ? [entry] : entry.split(/\s+/)))
    .map(bareAddress)
    .filter((part) => part !== '');
}

/** The addresses of a line, each once and in lower case, and what else stands in it. */
export function parseAddresses(typed: string): { addresses: string[]; wrong: string[] } {
  const unique = [...new Set(splitAddresses(typed).map((part) => part.toLowerCase()))];
  return {
    addresses: unique.filter(isEmail),
    wrong: unique.filter((part) => !isEmail(part)),
  };
}

/** Who gets a mail and in which line they stand: each address once, where it stands first. */
export function listRecipients(lines: {
  to: readonly string[];
  cc: readonly string[];
  copy: string | null;
}): { role: MailRole; address: string }[] {
  const all = [
    ...lines.to.map((address) => ({ role: 'to' as const, address })),
    ...lines.cc.map((address) => ({ role: 'cc' as const, address })),
    ...(lines.copy === null
      ? []
      : [{ role: 'copy' as const, address: normalizeEmail(lines.copy) }]),
  ];
  const places = new Map(
    all.map(({ address }, place) => [address, place]).reverse() as [string, number][],
  );
  return all.filter(({ address }, place) => places.get(address) === place);
}
