import { isEmail, normalizeEmail } from '../account/email.ts';
import type { MailRole } from './client-mail.ts';

/** Longest text of a line of addresses. */
export const mostAddressChars = 8_000;

/** The addresses of a line as it was typed, between commas, semicolons or blanks, each once and in lower case. */
export function readAddresses(typed: string): { addresses: string[]; wrong: string[] } {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const unique = [...new Set(parts.map(normalizeEmail))];
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
