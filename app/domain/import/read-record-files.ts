import { fill } from '#app/texts/fill.ts';
import { importTexts } from '#app/texts/import.ts';
import { checkClient } from '../clients/check-client.ts';
import type { ClientText } from '../clients/client.ts';
import type { CountryCode } from '../country/country.ts';
import { countryByRegion } from '../country/detect-country.ts';
import { regionByText } from '../country/region-by-text.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import { cleanCustomId, cleanProductName, type ProductText } from '../products/product.ts';
import { readTaxRate, readUnitPrice } from '../products/product-figures.ts';
import { fileNumberStyle, fileRows, joinAddress, readFileNumber } from './file-cells.ts';
import { moreAddresses, readFileEmails } from './file-emails.ts';
import type { RowIssue } from './imported-invoice.ts';
import type { FileGuess } from './recognize-file.ts';
import { recordKey } from './record-key.ts';
import type { ClientColumn, ProductFileColumn } from './record-layouts.ts';

/** What of a file can be imported, and for the other rows why not. */
export type ReadRecords<Text> = {
  records: (Text & { row: number })[];
  broken: RowIssue[];
  /** What was left out of records that are imported. */
  remarks: RowIssue[];
};

/**
 * The clients of a file, each person once: the same e-mail, or without one the same name, is the same client, and the first of
 * them counts. Invoice Ninja writes a row for each contact of a client, with everything else repeated.
 * @param country the seller's: of clients abroad and of those whose country isn't known
 */
export function readClientFile(
  rows: readonly (readonly string[])[],
  guess: FileGuess,
  country: CountryCode,
): ReadRecords<ClientText> {
  const read: ReadRecords<ClientText> = { records: [], broken: [], remarks: [] };
  const known = new Set<string>();
  const firstContacts = new Map<string, number>();
  for (const { row, cell } of fileRows<ClientColumn>(rows, guess.headingRow, guess.places)) {
    const person = [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
    const name = cell('name') || person;
    if (cleanLine(name) === '') {
      read.broken.push({ row, message: importTexts.rows.noName });
      continue;
    }
    const { email, others } = readFileEmails(cell('email'));
    const region = regionByText(cell('country')) ?? '';
    const text: ClientText = {
      ...{ name, email, phone: plainPhone(cell('phone')) },
      address: joinAddress(cell),
      country: countryByRegion(region) ?? country,
      ...{ language: '', region, reference: '', paymentTerms: '' },
      contact: person === name ? '' : person,
      taxNumber: cell('taxNumber'),
    };
    const checked = checkClient(text);
    if (!checked.ok) {
      const messages = Object.values(checked.errors);
      read.broken.push(...messages.map((message) => ({ row, message })));
      continue;
    }
    const key = recordKey(text);
    if (known.has(key)) continue;
    known.add(key);
    const client = JSON.stringify([recordKey({ name }), text.address, text.taxNumber]);
    const first = guess.source === 'invoice-ninja' ? firstContacts.get(client) : undefined;
    if (first !== undefined) {
      const contact = [person, cell('email')].filter(Boolean).join(', ');
      const message = fill(importTexts.rows.moreContacts, { name, row: first, contact });
      read.remarks.push({ row, message });
      continue;
    }
    firstContacts.set(client, row);
    if (others.length > 0) read.remarks.push({ row, message: moreAddresses(email, others) });
    read.records.push({ ...text, row });
  }
  return read;
}

/** The products of a file; one whose name was there already is told. */
export function readProductFile(
  rows: readonly (readonly string[])[],
  guess: FileGuess,
  delimiter: string,
): ReadRecords<ProductText> {
  const filled = fileRows<ProductFileColumn>(rows, guess.headingRow, guess.places);
  const style = fileNumberStyle(filled, ['price'], delimiter);
  const read: ReadRecords<ProductText> = { records: [], broken: [], remarks: [] };
  const known = new Map<string, number>();
  for (const { row, cell } of filled) {
    const name = cleanProductName(
      [cell('name') || cell('id'), cell('description')].filter(Boolean).join(' – '),
    );
    const tell = (message: string) => read.broken.push({ row, message });
    if (name === '') {
      tell(importTexts.rows.noName);
      continue;
    }
    const unitPrice = readFileNumber(cell('price'), style);
    const typed = cell('price');
    if (!unitPrice || readUnitPrice(unitPrice) === null) {
      tell(fill(importTexts.rows.noPrice, { typed }));
      continue;
    }
    const taxRate = readFileNumber(cell('rate'), style) || '0';
    if (readTaxRate(taxRate) === null) {
      tell(fill(importTexts.rows.badNumber, { typed: cell('rate') }));
      continue;
    }
    const key = recordKey({ name });
    const earlier = known.get(key);
    if (earlier !== undefined) {
      tell(fill(importTexts.rows.sameName, { row: earlier }));
      continue;
    }
    known.set(key, row);
    read.records.push({
      ...{ row, name, unitPrice, taxRate, unit: '' },
      customId: cleanCustomId(cell('id')),
    });
  }
  return read;
}

/** An extension and other letters are no part of a number that we keep. */
function plainPhone(text: string): string {
  return text
    .replace(/\s*(?:x|ext\.?)\s*\d+$/i, '')
    .replace(/[./]/g, ' ')
    .replace(/[^\d\s+()-]/g, '');
}
