import { clientRules } from '#app/domain/clients/client.ts';
import { isEmail, normalizeEmail } from '../account/email.ts';
import { splitAddresses } from '../sending/addresses.ts';
import type { ImportIssue } from './import-answer.ts';

/**
 * Parses the addresses of a cell, which may contain several: the first is the client's email. A cell with anything else
 * is returned unchanged, so that validation refuses it.
 */
export function parseFileEmails(cell: string): { email: string; others: string[] } {
  const parts = splitAddresses(cell);
  if (!parts.every(isEmail)) return { email: cell, others: [] };
  const unique = new Map<string, string>();
  for (const part of parts) {
    const key = normalizeEmail(part);
    if (!unique.has(key)) unique.set(key, part);
  }
  const [email = '', ...others] = unique.values();
  return { email, others };
}

/**
 * Joins copy recipients: each address once, without the client's own, up to the maximum.
 * @param lists comma-separated; empty where `email` is empty
 */
export function joinCopies(email: string, lists: readonly string[]): string {
  const { others } = parseFileEmails([email, ...lists].join(', '));
  while (others.join(', ').length > clientRules.ccEmails.max) others.pop();
  return others.join(', ');
}

/**
 * Reports a cell with several addresses: who gets copies of the client's emails and who is left out.
 * @param others the addresses of the cell other than the client's
 * @param copies the copy recipients finally stored, comma-separated
 */
export function addressIssues(
  email: string,
  others: readonly string[],
  copies: string,
): ImportIssue[] {
  const copied = new Set(splitAddresses(copies).map(normalizeEmail));
  const isCopied = (address: string) => copied.has(normalizeEmail(address));
  const lists = [
    { code: 'copiedAddresses' as const, others: others.filter(isCopied) },
    { code: 'moreAddresses' as const, others: others.filter((address) => !isCopied(address)) },
  ];
  return lists.flatMap((list) => (list.others.length > 0 ? [{ ...list, email }] : []));
}
