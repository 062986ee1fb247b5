import {
  type ClientText,
  checkClient,
  type ExtraClientField,
  extraClientFields,
} from '#app/domain/clients/client.ts';
import { countryByRegion } from '#app/domain/country/detect-country.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import {
  maxCustomIdLength,
  maxProductNameLength,
  type ProductText,
  parseCustomId,
  parseProductName,
  parseTaxRate,
  parseUnitPrice,
} from '#app/domain/products/product.ts';
import type { CountryCode } from '../country/country.ts';
import { createRegionParser, type RegionNames } from '../country/region-by-text.ts';
import { parseUnit } from '../products/parse-unit.ts';
import {
  fileNumberStyle,
  fileRows,
  joinAddress,
  parseFileNumber,
  parseFilePhones,
  parseFileTerms,
  parseLanguage,
} from './file-cells.ts';
import { addressIssues, parseFileEmails } from './file-emails.ts';
import type { ImportIssue, RowIssue } from './import-answer.ts';
import type { FileGuess } from './recognize-file.ts';
import type { ClientColumn, ProductFileColumn } from './record-layouts.ts';
import { clientKey, nameKey } from './resolve-clients.ts';

/** The importable records of a file, and why other rows can't be imported. */
export type ParsedRecords<Text> = {
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
 * @param options.country the seller's, used for clients abroad and those without a known country
 * @param options.regionNames our own country names in the page's language
 */
export function parseClientFile(
  rows: readonly (readonly string[])[],
  guess: FileGuess,
  { country, regionNames }: { country: CountryCode; regionNames: RegionNames },
): ParsedRecords<ClientText> {
  const parseRegion = createRegionParser(regionNames);
  const parsed: ParsedRecords<ClientText> = { records: [], broken: [], remarks: [], merged: [] };
  const known = new Set<string>();
  const firstContacts = new Map<string, number>();
  for (const { row, cell } of fileRows<ClientColumn>(rows, guess.headingRow, guess.places)) {
    const person = [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
    const name = cell('name') || person;
    if (cleanLine(name) === '') {
      parsed.broken.push({ row, code: 'noName' });
      continue;
    }
    const { email, others } = parseFileEmails(cell('email'));
    const isOwn = guess.source === 'own';
    const phones = parseFilePhones(cell('phone'));
    const contact = cell('contact') || person;
    const region = parseRegion(cell('country')) ?? '';
    const extra = extraClientFields.map((field) => [field, cell(field)]);
    const text: ClientText = {
      ...(Object.fromEntries(extra) as Record<ExtraClientField, string>),
      name,
      email,
      ccEmails: [...others, cell('ccEmails')].filter(Boolean).join(', '),
      phone: isOwn ? cell('phone') : phones.kept,
      address: isOwn ? cell('address') : clientAddress(cell),
      country: countryByRegion(region) ?? country,
      language: parseLanguage(cell('language')) ?? '',
      region,
      lookId: '',
      fields: '',
      paymentTerms: parseFileTerms(cell('paymentTerms')),
      contact: isOwn || contact !== name ? contact : '',
    };
    const checked = checkClient(text);
    if (!checked.ok) {
      const issues = Object.values(checked.issues);
      parsed.broken.push(...issues.map((issue) => ({ row, code: 'field' as const, issue })));
      continue;
    }
    const key = clientKey(text);
    const isRepeated = known.has(key);
    known.add(key);
    const client = JSON.stringify([nameKey(name), text.address, text.taxNumber]);
    const first = guess.source === 'invoice-ninja' ? firstContacts.get(client) : undefined;
    if (first !== undefined && !isRepeated) {
      const contact = [person, cell('email')].filter(Boolean).join(', ');
      parsed.merged.push({ row, code: 'moreContacts', name, contact, firstRow: first });
      continue;
    }
    if (first === undefined) firstContacts.set(client, row);
    for (const issue of addressIssues(email, others, text.ccEmails)) {
      parsed.remarks.push({ row, ...issue });
    }
    if (!isOwn && phones.leftOut.length > 0) {
      parsed.remarks.push({ row, code: 'morePhones', numbers: phones.leftOut });
    }
    parsed.records.push({ ...text, row });
  }
  return parsed;
}

/** Parses the products of a file; repeated names are reported. */
export function parseProductFile(
  rows: readonly (readonly string[])[],
  guess: FileGuess,
  delimiter: string,
): ParsedRecords<ProductText> {
  const filled = fileRows<ProductFileColumn>(rows, guess.headingRow, guess.places);
  const style = fileNumberStyle(filled, ['price'], delimiter);
  const parsed: ParsedRecords<ProductText> = { records: [], broken: [], remarks: [], merged: [] };
  const known = new Map<string, number>();
  for (const { row, cell } of filled) {
    const { kept: name, ...changedName } = parseProductName(
      [cell('name') || cell('id'), cell('description')].filter(Boolean).join(' – '),
    );
    const refuse = (issue: ImportIssue) => parsed.broken.push({ row, ...issue });
    const remark = (issue: ImportIssue) => parsed.remarks.push({ row, ...issue });
    if (name === '') {
      refuse({ code: 'noName' });
      continue;
    }
    const unitPrice = parseFileNumber(cell('price'), style);
    const typed = cell('price');
    if (!unitPrice || parseUnitPrice(unitPrice) === null) {
      refuse({ code: 'noPrice', typed });
      continue;
    }
    const taxRate = parseFileNumber(cell('rate'), style) || '0';
    if (parseTaxRate(taxRate) === null) {
      refuse({ code: 'badNumber', typed: cell('rate') });
      continue;
    }
    const unit = parseUnit(cell('unit'));
    if (unit === null) remark({ code: 'unknownUnit', typed: cell('unit') });
    const key = nameKey(name);
    const earlier = known.get(key);
    if (earlier !== undefined) {
      refuse({ code: 'sameName', firstRow: earlier });
      continue;
    }
    known.set(key, row);
    const { kept: customId, ...changedId } = parseCustomId(cell('id'));
    if (changedName.hadBrackets) remark({ code: 'nameBrackets' });
    if (changedName.isCut) remark({ code: 'longName', limit: maxProductNameLength });
    if (changedId.hadBrackets) remark({ code: 'idBrackets' });
    if (changedId.isCut) remark({ code: 'longId', limit: maxCustomIdLength });
    parsed.records.push({ row, name, unitPrice, taxRate, unit: unit ?? '', customId });
  }
  return parsed;
}

/** Joins a full address in one column with the parts in other columns. */
function clientAddress(cell: (column: ClientColumn) => string): string {
  const parts = joinAddress(cell);
  const whole = cell('address');
  return [whole, parts === whole ? '' : parts].filter(Boolean).join('\n');
}
