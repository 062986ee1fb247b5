import { bareAddress, isEmail, normalizeEmail } from '../account/email.ts';
import type { EmailRole } from './client-email.ts';

/** Maximum length of an address line. */
export const maxAddressLength = 8_000;

/**
 * Splits a typed or pasted line of addresses separated by commas, semicolons or blanks; `Jane Doe <jane@example.com>`
 * becomes the bare address. Text that isn't an address is kept unchanged.
 */
export function splitAddresses(typed: string): string[] {
  // A quoted name may contain commas.
  const entries = typed.replaceAll('>', '>,').match(/(?:"[^"]*"|[^,;\r\n"])+/g) ?? [];
  return entries
    .flatMap((entry) => (entry.includes('<') ? [entry] : entry.split(/\s+/)))
    .map(bareAddress)
    .filter((part) => part !== '');
}

/** Parses the addresses of a line, each once and in lower case, and collects everything else. */
export function parseAddresses(typed: string): { addresses: string[]; wrong: string[] } {
  const unique = [...new Set(splitAddresses(typed).map((part) => part.toLowerCase()))];
  return {
    addresses: unique.filter(isEmail),
    wrong: unique.filter((part) => !isEmail(part)),
  };
}

/** Lists an email's recipients with the line they are on: each address once, in its first line. */
export function listRecipients(lines: {
  to: readonly string[];
  cc: readonly string[];
  copy: string | null;
}): { role: EmailRole; address: string }[] {
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
