import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  namedTaxes,
  noRegistrations,
  parseRegistration,
  printedNumbers,
} from '#app/domain/taxes/registration.ts';
import { isStale } from '#app/domain/taxes/source.ts';
import { formatRegistrations, parseRegistrations } from '#app/domain/taxes/stored-registrations.ts';
import { checkTaxNumber, type TaxNumberKind } from '#app/domain/taxes/tax-numbers.ts';
import { uneceCodeOf, unitCodes } from '#app/domain/taxes/units.ts';
import { registered } from '#tests/support/full-settings.ts';

describe('a number with a checksum or a format', () => {
  it.each<[TaxNumberKind, string]>([
    ['abn', '51 824 753 556'],
    ['gbVat', 'GB 980 7806 84'],
    ['gbVat', 'xi 980.780.684'],
    ['gbVat', 'GD499'],
    ['gbVat', 'gb ha 500'],
    ['businessNumber', '12302 6635 RC 0001'],
    ['gstNumber', '123026635 RT 0001'],
    ['qstNumber', '1234567890 TQ 0001'],
    ['bcPst', 'PST-1234-5678'],
    ['ein', '12-3456789'],
    ['aba', '0110 0001 5'],
  ])('of the kind %s is valid: %s', (kind, number) => {
    expect(checkTaxNumber(kind, number)).toBe('ok');
  });

  it.each<[TaxNumberKind, string]>([
    ['abn', '51 824 753 557'],
    ['abn', '00 000 000 000'],
    ['gbVat', 'GB 980 7806 85'],
    ['gbVat', '000000000'],
    ['gbVat', 'GD500'],
    ['gbVat', 'DE 980 7806 84'],
    ['businessNumber', '123026634'],
    ['businessNumber', '000000000'],
    ['gstNumber', '123026635 RC 0001'],
    ['qstNumber', '1234567890 RT 0001'],
    ['bcPst', 'PST-123-4567'],
    ['ein', '12-345678'],
    ['ein', '00-0000000'],
    ['aba', '021000022'],
    ['aba', '000000000'],
  ])('of the kind %s is invalid: %s', (kind, number) => {
    expect(checkTaxNumber(kind, number)).toBe('wrong');
  });

  it('accepts a UK number under either method', () => {
    const sum = 8 * 1 + 7 * 2 + 6 * 3 + 5 * 4 + 4 * 5 + 3 * 6 + 2 * 7;
    for (const offset of [0, 55]) {
      const check = String(97 - ((sum + offset) % 97)).padStart(2, '0');
      expect(checkTaxNumber('gbVat', `1234567${check}`)).toBe('ok');
    }
  });

  it('is invalid with any single digit changed', () => {
    const valid = { abn: '51824753556', businessNumber: '123026635', aba: '021000021' } as const;
    const kinds = Object.keys(valid) as (keyof typeof valid)[];
    const steps = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.nat(8), steps, (kind, at, more) => {
        const digits = [...valid[kind]];
        digits[at] = String((Number(digits[at]) + more) % 10);
        expect(checkTaxNumber(kind, digits.join(''))).toBe('wrong');
      }),
    );
  });
});

it('an empty number, or one without a known rule, is not checked', () => {
  expect(checkTaxNumber('abn', ' - ')).toBe('unchecked');
  expect(checkTaxNumber('skPst', '1234567')).toBe('unchecked');
  expect(checkTaxNumber('mbRst', '123456-7')).toBe('unchecked');
});

it('the units of a line have a UN/ECE Recommendation 20 code', () => {
  expect(unitCodes.map((code) => `${code} ${uneceCodeOf(code)}`).join(', ')).toBe(
    'hour HUR, minute MIN, day DAY, week WEE, month MON, piece H87, set SET, lumpSum LS, page ZP, word D68, ' +
      'kilometre KMT, mile SMI, metre MTR, foot FOT, squareMetre MTK, squareFoot FTK, ' +
      'kilogram KGM, pound LBR, litre LTR, kilowattHour KWH',
  );
});

const source = { title: 'A page', url: 'https://example.com/', checkedOn: '2026-11-23' };

it('a source is outdated 180 days after it was checked, and not if it never was confirmed', () => {
  expect([isStale(source, '2027-05-22'), isStale(source, '2027-05-23')]).toEqual([false, true]);
  expect(isStale({ ...source, checkedOn: null }, '2099-01-01')).toBe(false);
});

const vat = registered('uk', { VAT: 'GB123456782' });
const row = (tax: string, rate: string, number = '') => ({ tax, number, rate });
const newYork = {
  registered: 'yes' as const,
  since: '',
  numbers: [row('', '4', 'P-1'), row('New York City', '4.5')],
};

describe('stored answers', () => {
  it('are read back unchanged, each under its country, without empty rows', () => {
    const text = formatRegistrations({ uk: vat, us: newYork, ca: registered('ca', { QST: 'q' }) });
    const numbers = [row('QST', '', 'q')];
    const ca = { registered: 'yes', since: '2020-01-01', numbers };
    expect(JSON.parse(text ?? '')).toEqual({ us: newYork, ca, uk: vat });
    const all = { uk: vat, us: newYork, ca: registered('ca', { QST: 'q' }) };
    expect(parseRegistrations(text)).toEqual(all);
  });

  it('are null while nothing is answered, or without content', () => {
    const { registrationUs: us, registrationCa: ca } = noRegistrations();
    expect(formatRegistrations({ us, ca })).toBeNull();
    for (const text of [null, '', '1', 'null', '{"uk":1}', '{"de":{"registered":"yes"}}']) {
      expect([text, parseRegistrations(text)]).toEqual([text, {}]);
    }
  });

  it('for one country are read even if another’s can’t be', () => {
    const text = JSON.stringify({ uk: vat, us: { registered: 'maybe', since: '', numbers: [] } });
    expect(parseRegistrations(text)).toEqual({ uk: vat });
  });
});

describe('an answer from a request', () => {
  it('is parsed exactly', () => {
    const numbers = newYork.numbers.map((one) => ({ ...one, x: 1 }));
    expect(parseRegistration({ ...newYork, owner: 1, numbers }, 'us')).toEqual(newYork);
    const foreign = { ...vat, numbers: [row('GST', '5', 'n')] };
    expect(parseRegistration(foreign, 'uk')).toEqual(registered('uk', {}));
  });

  it.each([
    null,
    [],
    'yes',
    { registered: 'yes', since: '' },
    { registered: 'yes', since: 1, numbers: [] },
    { registered: 'yes', since: '', numbers: [{ tax: 'a', number: 'b' }] },
    { registered: 'yes', since: '', numbers: Array(6).fill(row('a', '1')) },
  ])('with a wrong type is null: %j', (value) => {
    expect(parseRegistration(value, 'us')).toBeNull();
  });
});

describe('what invoices use from an answer', () => {
  it('is each number by its tax, for registered sellers', () => {
    expect(printedNumbers(vat, 'uk')).toEqual([{ tax: 'VAT', number: 'GB123456782' }]);
    expect(printedNumbers(newYork, 'us')).toEqual([{ tax: 'sales-tax', number: 'P-1' }]);
    expect(printedNumbers({ ...vat, registered: 'no' }, 'uk')).toEqual([]);
  });

  it('is the taxes that a seller lists', () => {
    expect(namedTaxes(newYork)).toEqual([
      { name: '', rate: '4' },
      { name: 'New York City', rate: '4.5' },
    ]);
    expect(namedTaxes({ ...newYork, registered: 'no' })).toEqual([]);
    expect(namedTaxes(vat)).toEqual([]);
  });
});
