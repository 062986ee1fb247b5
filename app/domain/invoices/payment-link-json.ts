import { parseJson } from '#app/domain/json.ts';
import type { OtherPaymentLink } from './content.ts';

/**
 * Parses other payment links: JSON text, a single object or an array with name and url. Malformed entries are left out;
 * links aren't validated here.
 */
export function parseOtherPaymentLinks(value: unknown): OtherPaymentLink[] {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  const entries = Array.isArray(parsed) ? parsed : [parsed];
  return entries.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const name = 'name' in entry && typeof entry.name === 'string' ? entry.name : '';
    const url = 'url' in entry && typeof entry.url === 'string' ? entry.url : '';
    return name === '' && url === '' ? [] : [{ name, url }];
  });
}

/** Serializes payment links to the stored JSON; null when there are none. */
export function formatOtherPaymentLinks(links: readonly OtherPaymentLink[]): string | null {
  return links.length === 0 ? null : JSON.stringify(links.map(({ name, url }) => ({ name, url })));
}
