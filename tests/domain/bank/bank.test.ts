import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkIban,
  checkSwift,
  formatIban,
  ibanLengths,
  ibanRemainder,
  normalizeIban,
} from '#app/domain/bank/bank-codes.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { bankTexts, shownPaymentTexts } from '#app/domain/fields/payment-fields.ts';
import { paymentMethods } from '#app/features/payments/words/payment-methods.ts';

const wrongFormat = { code: 'ibanFormat', example: 'GB82WEST12345698765432' };

describe('IBAN', () => {
  // Examples from the IBAN registry.
  it.each([
    'GB82WEST12345698765432',
    'gb82 west 1234 5698 7654 32',
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'NO9386011117947',
    'BE68539007547034',
    'CH9300762011623852957',
    'MT84MALT011000012345MTLCAST001S',
    'SA0380000000608010167519',
    'BR1800360305000010009795493C1',
  ])('%s is valid', (iban) => expect(checkIban(iban)).toBeNull());

  it.each([
    ['12345', wrongFormat],
    ['GB', wrongFormat],
    ['GBXXWEST12345698765432', wrongFormat],
    ['GB82WEST1234569876543!', wrongFormat],
    ['ZZ82'.padEnd(40, '1'), wrongFormat],
    ['GB82WEST1234569876543', { code: 'ibanLength', country: 'GB', length: 22 }],
    ['DE8937040044053201300', { code: 'ibanLength', country: 'DE', length: 22 }],
    ['FR142004101005050001', { code: 'ibanLength', country: 'FR', length: 27 }],
    ['NO93860111179470', { code: 'ibanLength', country: 'NO', length: 15 }],
    ['GB83WEST12345698765432', { code: 'ibanChecksum' }],
    ['DE89370400440532013001', { code: 'ibanChecksum' }],
  ])('%s: %s', (iban, issue) => expect(checkIban(iban)).toEqual(issue));

  it('has the lengths of many countries', () => {
    expect(ibanLengths).toMatchObject({ GB: 22, DE: 22, FR: 27, NO: 15 });
    expect(Object.keys(ibanLengths).length).toBeGreaterThanOrEqual(75);
    for (const length of Object.values(ibanLengths)) {
      expect(length).toBeGreaterThanOrEqual(15);
      expect(length).toBeLessThanOrEqual(34);
    }
  });

  it('is printed in groups of four', () => {
    expect(formatIban('gb82west12345698765432')).toBe('GB82 WEST 1234 5698 7654 32');
    expect(normalizeIban(' gb82\u00a0west ')).toBe('GB82WEST');
  });

  const country = fc.constantFrom(...Object.keys(ibanLengths));
  const characters = fc.array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), {
    minLength: 34,
    maxLength: 34,
  });
  const validIban = fc.tuple(country, characters).map(([code, letters]) => {
    const account = letters.join('').slice(0, (ibanLengths[code] ?? 15) - 4);
    const digits = 98 - ibanRemainder(`${code}00${account}`);
    return `${code}${String(digits).padStart(2, '0')}${account}`;
  });

  it('mod 97 agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(validIban, (iban) => {
        const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
        const digits = moved.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
        expect(BigInt(digits) % 97n).toBe(1n);
        expect(checkIban(iban)).toBeNull();
      }),
    );
  });

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(validIban, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, seed, step) => {
        const at = 4 + (seed % (iban.length - 4));
        const digit = Number(iban[at]);
        fc.pre(Number.isInteger(digit));
        const wrong = `${iban.slice(0, at)}${(digit + step) % 10}${iban.slice(at + 1)}`;
        expect(checkIban(wrong)).toEqual({ code: 'ibanChecksum' });
      }),
    );
  });
});

describe('SWIFT/BIC', () => {
  it.each(['DEUTDEFF', 'deut de ff 500', 'NWBKGB2LXXX', 'ABCDUS33'])('%s is valid', (swift) =>
    expect(checkSwift(swift)).toBeNull(),
  );

  it.each(['DEUTDEF', 'DEUTDEFF5', 'DEUTDEFF50', ''])('%j has a wrong length', (swift) =>
    expect(checkSwift(swift)).toEqual({
      code: 'swiftLength',
      short: 'DEUTDEFF',
      long: 'DEUTDEFF500',
    }),
  );

  it.each(['1EUTDEFF', 'DEUT1EFF', 'DEUTDEFF-00'])('%j has a wrong format', (swift) =>
    expect(checkSwift(swift)).toEqual({
      code: 'swiftFormat',
      short: 'DEUTDEFF',
      long: 'DEUTDEFF500',
    }),
  );
});

describe('payment methods per country', () => {
  it('have a name and a description each, the same wherever the method is offered by link', () => {
    const names = (country: (typeof countryCodes)[number]) =>
      paymentMethods(country).map(({ name }) => name);
    expect(names('us')).toEqual(['ACH bank transfer', 'Credit or debit card', 'PayPal', 'Check']);
    expect(names('ca')).toEqual([
      'Interac e-Transfer',
      'Bank transfer',
      'PayPal',
      'Credit or debit card',
    ]);
    expect(names('uk')).toEqual(['Bank transfer', 'BACS', 'PayPal', 'Credit or debit card']);
    expect(names('au')).toEqual(['Bank transfer', 'PayID', 'PayPal', 'Credit or debit card']);
    for (const { description } of countryCodes.flatMap((code) => paymentMethods(code))) {
      expect(description).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  it('have their ids in order', () => {
    const ids = (country: (typeof countryCodes)[number]) =>
      paymentMethods(country).map(({ id }) => id);
    expect(ids('us')).toEqual(['ach', 'card', 'paypal', 'check']);
    expect(ids('au')).toEqual(['bank_transfer', 'payid', 'paypal', 'card']);
    expect(ids('ca')).toEqual(['interac', 'bank_transfer', 'paypal', 'card']);
    expect(ids('uk')).toEqual(['bank_transfer', 'bacs', 'paypal', 'card']);
  });

  it.each(countryCodes)('%s: every field belongs to one method', (country) => {
    const fields = paymentMethods(country).flatMap((method) => [...method.fields]);
    expect(new Set(fields).size).toBe(fields.length);
    expect([...fields].sort()).toEqual(shownPaymentTexts(country).sort());
  });

  it('each country’s own fields', () => {
    const localTexts = (country: (typeof countryCodes)[number]) =>
      shownPaymentTexts(country).filter((field) => !bankTexts(country).includes(field));
    expect(localTexts('us')).toEqual(['checkPayeeName', 'checkMailingAddress']);
    expect(localTexts('ca')).toEqual(['interacEmail']);
    expect(localTexts('uk')).toEqual([]);
    expect(localTexts('au')).toEqual(['payid']);
  });
});
