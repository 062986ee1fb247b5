import { importTexts } from '#app/features/imports/texts.ts';
import { productImportTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';
import { checkClient } from '../clients/check-client.ts';
import type { ClientText } from '../clients/client.ts';
import type { CountryCode } from '../country/country.ts';
import { countryByRegion } from '../country/detect-country.ts';
import { regionByText } from '../country/region-by-text.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import { parseUnit } from '../products/parse-unit.ts';
import {
  maxCustomIdLength,
  maxProductNameLength,
  type ProductText,
  parseCustomId,
  parseProductName,
} from '../products/product.ts';
import { parseTaxRate, parseUnitPrice } from '../products/product-figures.ts';
import {
  fileNumberStyle,
  fileRows,
  joinAddress,
  parseFileNumber,
  parseFilePhones,
  parseFileTerms,
} from './file-cells.ts';
import { describeAddresses, parseFileEmails } from './file-emails.ts';
import { parseLanguage } from './file-language.ts';
import type { RowIssue } from './imported-invoice.ts';
import { clientKey, nameKey } from './match-client.ts';
import type { FileGuess } from './recognize-file.ts';
import type { ClientColumn, ProductFileColumn } from './record-layouts.ts';

/** The importable records of a file, and why other rows can't be imported. */
export type ReadRecords<Text> = {
  records: (Text & { row: number })[];
  broken: RowIssue[];
  /** What was left out of imported records. */
  remarks: RowIssue[];
  /** Rows that were merged into an earlier record. */
  merged: RowIssue[];
};

/**
 * Parses the clients of a file, row by row. Invoice Ninja writes a row per contact and repeats the rest; those rows are
 * merged here, all others in `resolveClients`.
 * @param country the seller's, used for clients abroad and those without a known country
 */
export function parseClientFile(
  rows: readonly (readonly string[])[],
  guess: FileGuess,
  country: CountryCode,
): ReadRecords<ClientText> {
  const read: ReadRecords<ClientText> = { records: [], broken: [], remarks: [], merged: [] };
  const known = new Set<string>();
  const firstContacts = new Map<string, number>();
  for (const { row, cell } of fileRows<ClientColumn>(rows, guess.headingRow, guess.places)) {
    const person = [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
    const name = cell('name') || person;
    if (cleanLine(name) === '') {
      read.broken.push({ row, message: importTexts.rows.noName });
      continue;
    }
    const { email, others } = parseFileEmails(cell('email'));
    const isOwn = guess.source === 'own';
    const phones = parseFilePhones(cell('phone'));
    const contact = cell('contact') || person;
    const region = regionByText(cell('country')) ?? '';
    const text: ClientText = {
      name,
      email,
      ccEmails: [...others, cell('ccEmails')].filter(Boolean).join(', '),
      phone: isOwn ? cell('phone') : phones.kept,
      address: isOwn ? cell('address') : clientAddress(cell),
      country: countryByRegion(region) ?? country,
      language: parseLanguage(cell('language')) ?? '',
      region,
      reference: cell('reference'),
      paymentTerms: parseFileTerms(cell('paymentTerms')),
      contact: isOwn || contact !== name ? contact : '',
      taxNumber: cell('taxNumber'),
    };
    const checked = checkClient(text);
    if (!checked.ok) {
      const messages = Object.values(checked.issues).map(issueMessage);
      read.broken.push(...messages.map((message) => ({ row, message })));
      continue;
    }
    const key = clientKey(text);
    const isRepeated = known.has(key);
    known.add(key);
    const client = JSON.stringify([nameKey(name), text.address, text.taxNumber]);
    const first = guess.source === 'invoice-ninja' ? firstContacts.get(client) : undefined;
    if (first !== undefined && !isRepeated) {
      const contact = [person, cell('email')].filter(Boolean).join(', ');
      const message = fill(importTexts.rows.moreContacts, { name, row: first, contact });
      read.merged.push({ row, message });
      continue;
    }
    if (first === undefined) firstContacts.set(client, row);
    for (const message of describeAddresses(email, others, text.ccEmails)) {
      read.remarks.push({ row, message });
    }
    if (!isOwn && phones.leftOut.length > 0) {
      const numbers = phones.leftOut.join(', ');
      read.remarks.push({ row, message: fill(importTexts.rows.morePhones, { numbers }) });
    }
    read.records.push({ ...text, row });
  }
  return read;
}

/** Parses the products of a file; repeated names are reported. */
export function parseProductFile(
  rows: readonly (readonly string[])[],
  guess: FileGuess,
  delimiter: string,
): ReadRecords<ProductText> {
  const filled = fileRows<ProductFileColumn>(rows, guess.headingRow, guess.places);
  const style = fileNumberStyle(filled, ['price'], delimiter);
  const read: ReadRecords<ProductText> = { records: [], broken: [], remarks: [], merged: [] };
  const known = new Map<string, number>();
  for (const { row, cell } of filled) {
    const { kept: name, ...lostOfName } = parseProductName(
      [cell('name') || cell('id'), cell('description')].filter(Boolean).join(' – '),
    );
    const tell = (message: string) => read.broken.push({ row, message });
    if (name === '') {
      tell(importTexts.rows.noName);
      continue;
    }
    const unitPrice = parseFileNumber(cell('price'), style);
    const typed = cell('price');
    if (!unitPrice || parseUnitPrice(unitPrice) === null) {
      tell(fill(importTexts.rows.noPrice, { typed }));
      continue;
    }
    const taxRate = parseFileNumber(cell('rate'), style) || '0';
    if (parseTaxRate(taxRate) === null) {
      tell(fill(importTexts.rows.badNumber, { typed: cell('rate') }));
      continue;
    }
    const unit = parseUnit(cell('unit'));
    if (unit === null) {
      const message = fill(importTexts.rows.unknownUnit, { typed: cell('unit') });
      read.remarks.push({ row, message });
    }
    const key = nameKey(name);
    const earlier = known.get(key);
    if (earlier !== undefined) {
      tell(fill(importTexts.rows.sameName, { row: earlier }));
      continue;
    }
    known.set(key, row);
    const { kept: customId, ...lostOfId } = parseCustomId(cell('id'));
    const { nameBrackets, longName, idBrackets, longId } = productImportTexts.remarks;
    const remark = (message: string) => read.remarks.push({ row, message });
    if (lostOfName.hadBrackets) remark(nameBrackets);
    if (lostOfName.isCut) remark(fill(longName, { limit: maxProductNameLength }));
    if (lostOfId.hadBrackets) remark(idBrackets);
    if (lostOfId.isCut) remark(fill(longId, { limit: maxCustomIdLength }));
    read.records.push({ row, name, unitPrice, taxRate, unit: unit ?? '', customId });
  }
  return read;
}

/** Joins a full address in one column with the parts in other columns. */
function clientAddress(cell: (column: ClientColumn) => string): string {
  const parts = joinAddress(cell);
  const whole = cell('address');
  return [whole, parts === whole ? '' : parts].filter(Boolean).join('\n');
}
