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
    'gb82 west 1234 5698 7654 32',
    'MT84MALT011000012345MTLCAST001S',
    'BR1800360305000010009795493C1',
  ])('%s is valid', (iban) => expect(checkIban(iban)).toBeNull());

  it.each([
    ['GB', wrongFormat],
    ['GB82WEST1234569876543!', wrongFormat],
    ['ZZ82'.padEnd(40, '1'), wrongFormat],
    ['GB82WEST1234569876543', { code: 'ibanLength', country: 'GB', length: 22 }],
    ['NO93860111179470', { code: 'ibanLength', country: 'NO', length: 15 }],
    ['GB83WEST12345698765432', { code: 'ibanChecksum' }],
  ])('%s: %s', (iban, issue) => expect(checkIban(iban)).toEqual(issue));

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
});

describe('SWIFT/BIC', () => {
  it.each(['DEUTDEFF', 'deut de ff 500', 'NWBKGB2LXXX'])('%s is valid', (swift) =>
    expect(checkSwift(swift)).toBeNull(),
  );

  it.each([
    ['DEUTDEF', 'swiftLength'],
    ['DEUTDEFF5', 'swiftLength'],
    ['', 'swiftLength'],
    ['1EUTDEFF', 'swiftFormat'],
    ['DEUTDEFF-00', 'swiftFormat'],
  ])('%j is refused: %s', (swift, code) => {
    expect(checkSwift(swift)).toEqual({ code, short: 'DEUTDEFF', long: 'DEUTDEFF500' });
  });
});

describe('payment methods per country', () => {
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
