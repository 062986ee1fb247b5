import { describe, expect, it } from 'vitest';
import {
  namedTaxes,
  noRegistrations,
  parseRegistration,
  printedNumbers,
} from '#app/domain/taxes/registration.ts';
import { formatRegistrations, parseRegistrations } from '#app/domain/taxes/stored-registrations.ts';
import { registered } from '#tests/support/full-settings.ts';

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
    expect(JSON.parse(text ?? '')).toEqual({
      us: newYork,
      ca: { registered: 'yes', since: '2020-01-01', numbers: [row('QST', '', 'q')] },
      uk: vat,
    });
    expect(parseRegistrations(text)).toEqual({
      uk: vat,
      us: newYork,
      ca: registered('ca', { QST: 'q' }),
    });
  });

  it('are null while nothing is answered', () => {
    const { registrationUs: us, registrationCa: ca } = noRegistrations();
    expect(formatRegistrations({ us, ca })).toBeNull();
    expect(parseRegistrations(null)).toEqual({});
  });

  it.each(['', '1', 'null', '{"uk":1}', '{"de":{"registered":"yes"}}'])(
    'with no content are null: %j',
    (text) => {
      expect(parseRegistrations(text)).toEqual({});
    },
  );

  it('for one country are read even if another’s can’t be', () => {
    const text = JSON.stringify({ uk: vat, us: { registered: 'maybe', since: '', numbers: [] } });
    expect(parseRegistrations(text)).toEqual({ uk: vat });
  });
});

describe('an answer from a request', () => {
  it('is parsed exactly', () => {
    const told = {
      ...newYork,
      owner: 1,
      numbers: newYork.numbers.map((one) => ({ ...one, x: 1 })),
    };
    expect(parseRegistration(told, 'us')).toEqual(newYork);
    expect(parseRegistration({ ...vat, numbers: [row('GST', '5', 'n')] }, 'uk')).toEqual(
      registered('uk', {}),
    );
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
