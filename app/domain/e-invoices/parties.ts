import { countries } from '#app/domain/country/country.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { numberFor } from '#app/domain/review/review-facts.ts';
import { checkTaxNumber } from '#app/domain/taxes/tax-numbers.ts';
import {
  type EInvoiceFormat,
  type EInvoiceParty,
  type EInvoiceProblem,
  type Identifier,
  type MissingCode,
  missing,
  type TaxCategory,
  valueOfMeaning,
} from './e-invoice.ts';

/** Electronic address schemes for tax numbers (CEF's EAS list) by country. `EM` (email) isn't allowed in Peppol. */
const schemes: Readonly<Record<string, string>> = {
  AD: '9922',
  AL: '9923',
  AT: '9914',
  BA: '9924',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  GR: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MC: '9940',
  ME: '9941',
  MK: '9942',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  RS: '9948',
  SE: '9955',
  SI: '9949',
  SK: '9950',
  SM: '9951',
  TR: '9952',
  VA: '9953',
};

/** ISO 6523 schemes: GS1 numbers, including New Zealand's NZBN, and Australia's ABN. */
const glnScheme = '0088';
const abnScheme = '0151';

/** Returns the Peppol scheme of a country's tax numbers; null where there is none. */
function addressScheme(region: string): string | null {
  return schemes[region] ?? null;
}

/** Whether 13 digits are a valid Global Location Number: weights 1 3, modulo 10 (GS1). */
function isGln(number: string): boolean {
  if (!/^\d{13}$/.test(number)) return false;
  const sum = [...number].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

type Numbers = Pick<EInvoiceParty, 'taxId' | 'taxRegistration' | 'legalId' | 'endpoint'>;

/** Builds seller and buyer with their identifiers, and lists the missing ones. */
export function partiesOf(
  content: InvoiceContent,
  categories: readonly TaxCategory[],
  format: EInvoiceFormat,
): { seller: EInvoiceParty; buyer: EInvoiceParty; problems: EInvoiceProblem[] } {
  const outside = categories.some(({ code }) => code === 'O');
  const region = content.clientRegion ?? '';
  const ofSeller = numbersOfSeller(content, format);
  const ofBuyer = numbersOfBuyer(content.clientTaxNumber, region);
  // BR-O-02: an invoice outside the scope of tax contains no tax numbers.
  const numbers = {
    seller: outside ? withoutTaxId(ofSeller) : ofSeller,
    buyer: outside ? withoutTaxId(ofBuyer) : ofBuyer,
  };
  return {
    seller: {
      id: idOfSeller(content, numbers.seller, format),
      name: content.businessName,
      address: linesOf(content.businessAddress),
      postalCode: content.postalCode,
      region: countries[content.country].region,
      ...numbers.seller,
      contact: { name: null, phone: content.businessPhone, email: content.businessEmail || null },
    },
    buyer: {
      id: null,
      name: content.clientName,
      address: linesOf(content.clientAddress),
      postalCode: null,
      region,
      ...numbers.buyer,
      contact: { name: content.clientContact, phone: null, email: content.clientEmail || null },
    },
    problems: [
      ...lacksOfSeller(content, numbers.seller, { categories, format }),
      ...(region === '' ? [missing('clientCountry', 'clientRegion')] : []),
      ...lacksOfBuyer(content, numbers.buyer, { categories, format, region }),
    ],
  };
}

const squeeze = (text: string | null) =>
  (text ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

function identifier(id: string, scheme: string | null): Identifier | null {
  return id === '' ? null : { id, scheme };
}

function withoutTaxId(numbers: Numbers): Numbers {
  const { taxId, legalId } = numbers;
  return { ...numbers, taxId: null, legalId: legalId ?? identifier(taxId ?? '', null) };
}

function numbersOfSeller(content: InvoiceContent, format: EInvoiceFormat): Numbers {
  const { country, taxNumber } = content;
  const own = squeeze(taxNumber);
  const taxes = content.items.flatMap((item) => item.taxes);
  const charged = squeeze(
    numberFor(content) ?? taxes.find(({ number }) => number !== null)?.number ?? null,
  );
  if (country === 'au') {
    const abn = [charged, own].find((number) => checkTaxNumber('abn', number) === 'ok') ?? '';
    // Only PINT A-NZ requires an ABN with valid check digits.
    const number = format === 'pint' ? abn : abn || charged || own;
    return {
      taxId: format === 'pint' ? abn || null : withRegion(number, 'AU'),
      taxRegistration: null,
      legalId: identifier(number, abn ? abnScheme : null),
      endpoint: identifier(abn, abnScheme),
    };
  }
  const isVat = country !== 'uk' || gbVat.test(charged);
  const taxId = isVat ? withRegion(charged, countries[country].region) : null;
  const isTaxNumber = country !== 'uk' && taxId === null;
  return {
    taxId,
    taxRegistration: isTaxNumber ? own || null : null,
    legalId: isGln(own)
      ? { id: own, scheme: glnScheme }
      : identifier((taxNumber ?? '').trim(), null),
    endpoint: endpointOf(own, taxId, countries[country].region),
  };
}

/** BR-CO-26: a seller without any number is identified by email address; Peppol requires a number. */
function idOfSeller(
  { businessEmail }: InvoiceContent,
  { taxId, legalId }: Numbers,
  format: EInvoiceFormat,
): string | null {
  const isNetwork = format === 'peppol' || format === 'pint';
  return isNetwork || taxId !== null || legalId !== null ? null : businessEmail || null;
}

function numbersOfBuyer(text: string | null, region: string): Numbers {
  const number = squeeze(text);
  const none = { taxId: null, taxRegistration: null };
  if (isGln(number)) {
    const gln = { id: number, scheme: glnScheme };
    return { ...none, legalId: gln, endpoint: gln };
  }
  if (region === 'AU' && checkTaxNumber('abn', number) === 'ok') {
    const abn = { id: number, scheme: abnScheme };
    return { ...none, legalId: abn, endpoint: abn };
  }
  if (!isTaxId(number, region)) {
    return { ...none, legalId: identifier((text ?? '').trim(), null), endpoint: null };
  }
  const taxId = withRegion(number, region);
  return { taxId, taxRegistration: null, legalId: null, endpoint: endpointOf('', taxId, region) };
}

/** Format of a UK VAT number; a wrong check digit only causes a warning and never blocks. */
const gbVat = /^(GB|XI)?(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/;

/** Checks the format in the UK and the country prefix elsewhere. */
function isTaxId(number: string, region: string): boolean {
  if (region === 'GB') return gbVat.test(number);
  return (
    region !== '' && number.length > 4 && prefixesOf(region).some((code) => number.startsWith(code))
  );
}

/** Greek numbers start with EL; Northern Irish ones may start with XI. */
function prefixesOf(region: string): string[] {
  return [region, ...(region === 'GR' ? ['EL'] : []), ...(region === 'GB' ? ['XI'] : [])];
}

/** BR-CO-09: a tax number starts with its country code. */
function withRegion(number: string, region: string): string | null {
  if (number === '') return null;
  return prefixesOf(region).some((code) => number.startsWith(code)) ? number : `${region}${number}`;
}

function endpointOf(gln: string, taxId: string | null, region: string): Identifier | null {
  if (isGln(gln)) return { id: gln, scheme: glnScheme };
  const scheme = addressScheme(region);
  return taxId !== null && scheme !== null ? { id: taxId, scheme } : null;
}

type Needs = { categories: readonly TaxCategory[]; format: EInvoiceFormat };

function lacksOfSeller(
  content: InvoiceContent,
  numbers: Numbers,
  { categories, format }: Needs,
): EInvoiceProblem[] {
  const { country } = content;
  const { taxId, taxRegistration, legalId, endpoint } = numbers;
  const isTaxed = categories.some(({ code }) => code !== 'O');
  const isExport = categories.some(({ code }) => code === 'G');
  if (country === 'au' && legalId === null && (isTaxed || format === 'pint')) {
    return [missing('sellerAbn', 'taxNumber')];
  }
  const needsVat = isTaxed || (format === 'peppol' && endpoint === null);
  if (country === 'uk' && needsVat && taxId === null) {
    return [missing('sellerVat', 'taxNumbers.VAT')];
  }
  // BR-S-02 and similar rules; BR-G-02 requires the VAT number itself.
  const isKnown = taxId !== null || (taxRegistration !== null && !isExport);
  if (isTaxed && !isKnown) {
    return [missing('sellerTaxNumber', country === 'ca' ? 'taxNumbers.GST/HST' : 'taxNumber')];
  }
  // BR-CO-26.
  const isNamed = taxId !== null || legalId !== null;
  return isNamed || idOfSeller(content, numbers, format) !== null
    ? []
    : [missing('sellerNumber', 'taxNumber')];
}

/** The number that serves as a client's Peppol address, by country. */
const addressCodes: Readonly<Record<string, MissingCode>> = {
  AU: 'clientAbn',
  NZ: 'clientNzbn',
  GB: 'clientTaxNumber',
};

function lacksOfBuyer(
  { clientReference, fields }: InvoiceContent,
  { taxId, legalId, endpoint }: Numbers,
  { categories, format, region }: Needs & { region: string },
): EInvoiceProblem[] {
  const lacks: EInvoiceProblem[] = [];
  const isNetwork = format === 'peppol' || format === 'pint';
  // BR-AE-02.
  const isOwed = categories.some(({ code }) => code === 'AE');
  if (isOwed && taxId === null && legalId === null) {
    lacks.push(missing('clientTaxNumber', 'clientTaxNumber'));
  } else if (isNetwork && region !== '' && endpoint === null) {
    lacks.push(missing(addressCodes[region] ?? 'clientAddress', 'clientTaxNumber'));
  }
  // PEPPOL-EN16931-R003: an order serves as well.
  if (isNetwork && !clientReference?.trim() && !valueOfMeaning('order', fields)) {
    lacks.push(missing('clientReference', 'clientReference'));
  }
  return lacks;
}

/** Splits an address into lines; everything after the second goes into the third. */
function linesOf(address: string): EInvoiceParty['address'] {
  const [first = '', second, ...others] = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [first, second ?? null, others.join(', ') || null];
}
