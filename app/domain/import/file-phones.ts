import { clientRules } from '../fields/client-rules.ts';

/** Labels that QuickBooks writes before each number, in English and French. */
const label =
  /(?<![\p{L}\d])(phone|mobile|other|fax|téléphone|cellulaire|autre|télécopieur)\s*:\s*/giu;
const faxLabels: ReadonlySet<string> = new Set(['fax', 'télécopieur']);

/**
 * Parses the phone numbers of a cell. QuickBooks writes a customer's phone, mobile and fax into one cell of its contact
 * list: "Phone:(650) 555-0177 Mobile:(650) 555-0112". Text without such labels is returned unchanged.
 * https://quickbooks.intuit.com/learn-support/en-ca/getting-started/which-contact-fields-are-imported-from-excel/00/261830
 * @returns as many numbers as a client can have, comma-separated, and the rest, including fax numbers
 */
export function parseFilePhones(cell: string): { kept: string; leftOut: string[] } {
  const [before = '', ...parts] = cell.split(label);
  const numbers: string[] = [before.trim()].filter(Boolean);
  const leftOut: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const number = (parts[at + 1] ?? '').trim().replace(/[,;]$/, '');
    if (number === '' || numbers.includes(number)) continue;
    const hasRoom = [...numbers, number].join(', ').length <= clientRules.phone.max;
    const isKept = hasRoom && !faxLabels.has((parts[at] ?? '').toLowerCase());
    (isKept ? numbers : leftOut).push(number);
  }
  return { kept: numbers.join(', '), leftOut };
}
